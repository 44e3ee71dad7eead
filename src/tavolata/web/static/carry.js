// Things that are carried: picked up with the mouse or a finger, or touched, and put down where they are taken.
// A thing says which move it stands for (data-carry), a place which it takes (data-takes, with commas). To put a thing
// down is to touch the place, if that is a move, and then the thing's own move, as soon as that is asked. Who is quicker
// than the questions come need not wait for them. It knows no game.

const FAR = 6; // so many pixels are a journey; less is a touch
const still = matchMedia("(prefers-reduced-motion: reduce)");
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
let hand = null; // { thing, move, x, y }, with a ghost once it is on its way

const takes = (place, move) => (place && place.dataset.takes.split(",").includes(move) ? place : null);
const placeAt = (x, y) => takes(document.elementFromPoint(x, y)?.closest("[data-takes]"), hand.move);

function mark(move) { // where the thing can be put down
  document.body.classList.toggle("carrying", Boolean(hand?.ghost));
  for (const place of all("[data-takes]")) place.classList.toggle("drops", Boolean(takes(place, move)));
  if (!move) all(".over, .carried").forEach((one) => one.classList.remove("over", "carried"));
}

// ---- putting down ------------------------------------------------------------------------------------------------------

const ask = document.getElementById("ask");
const doorOf = (place) => (place.matches("[data-move]") ? place : place.querySelector("[data-move]"));
const decision = () => ask.querySelector(".ask")?.dataset.decision;
const depth = () => JSON.parse(ask.querySelector(".ask")?.dataset.parts || "[]").length;
let wishes = [], asked = { decision: "", depth: 0 }; // what was put down and is not chosen yet, and the question then

function wish(move) {
  wishes.push(move);
  asked = { decision: decision(), depth: depth() };
}

function put(place, move) {
  wish(move);
  const door = doorOf(place);
  if (door) door.click(); else fulfil();
}

function fulfil() { // after every question; a step back, or another decision, ends all wishes
  if (decision() !== asked.decision || depth() < asked.depth) wishes = [];
  asked.depth = depth();
  const choice = all("[data-move]", ask).find((one) => wishes.includes(one.dataset.move) && !one.matches("[aria-pressed=true]"));
  if (!choice && ask.querySelector(".preview")) wishes = []; // all is chosen without it
  if (choice) wishes.splice(wishes.indexOf(choice.dataset.move), 1);
  choice?.click();
}
if (ask) new MutationObserver(() => { if (wishes.length) fulfil(); }).observe(ask, { childList: true });

// ---- on the way --------------------------------------------------------------------------------------------------------

function lift() {
  const { thing } = hand, box = thing.getBoundingClientRect(), ghost = document.createElement("div");
  ghost.className = "fly carry";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(...[...thing.childNodes].map((one) => one.cloneNode(true)));
  all("[data-thing], [id]", ghost).forEach((one) => { delete one.dataset.thing; one.removeAttribute("id"); });
  for (const name of thing.classList) if (!["may", "on", "held"].includes(name)) ghost.classList.add(name);
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(ghost);
  hand.ghost = ghost;
  thing.classList.add("carried");
  mark(hand.move);
  edge();
}

function edge() { // near the edge of the screen the page moves on
  if (!hand?.ghost) return;
  const { at = hand } = hand, step = at.y > innerHeight - 56 ? 9 : at.y < 56 ? -9 : 0;
  if (!step) hand.away = true; // what is picked up at the edge moves nothing before it has left it
  if (step && hand.away) scrollBy(0, step);
  requestAnimationFrame(edge);
}

function moveTo(x, y) {
  hand.at = { x, y };
  hand.ghost.style.transform = `translate(${x - hand.x}px, ${y - hand.y}px) scale(1.12)`;
  const place = placeAt(x, y);
  for (const one of all("[data-takes].over")) if (one !== place) one.classList.remove("over");
  place?.classList.add("over");
}

function letGo(place) {
  const { ghost, move } = hand;
  hand = null;
  mark("");
  if (place || still.matches) ghost.remove();
  else ghost.animate([{}, { transform: "none" }], { duration: 160, easing: "ease-out" }).onfinish = () => ghost.remove();
  if (place) put(place, move);
}

document.addEventListener("pointerdown", (event) => {
  const thing = event.target instanceof Element && event.button === 0 && event.isPrimary ? event.target.closest("[data-carry]") : null;
  if (!thing) return;
  if (hand?.thing !== thing) setDown();
  hand = { ...hand, thing, move: thing.dataset.carry, x: event.clientX, y: event.clientY, pressed: true };
});

document.addEventListener("pointermove", (event) => {
  if (!hand?.pressed || !event.isPrimary) return;
  if (!hand.ghost && Math.hypot(event.clientX - hand.x, event.clientY - hand.y) < FAR) return;
  if (!hand.ghost) lift();
  moveTo(event.clientX, event.clientY);
});

document.addEventListener("pointerup", (event) => {
  if (!hand?.pressed) return;
  hand.pressed = false;
  if (!hand.ghost) { if (!hand.thing.matches(".held")) hand = null; return; } // a touch: the click says what it means
  quiet();
  letGo(placeAt(event.clientX, event.clientY));
});

document.addEventListener("pointercancel", () => { if (hand?.ghost) letGo(null); else hand = null; });
document.addEventListener("dragstart", (event) => { if (event.target.closest?.("[data-carry]")) event.preventDefault(); });

function quiet() { // the end of a journey is no touch of what lies there; only the script's own touches count
  const stop = (event) => { if (event.isTrusted) { event.preventDefault(); event.stopPropagation(); } };
  addEventListener("click", stop, true);
  setTimeout(() => removeEventListener("click", stop, true), 0);
}

// ---- by touches alone --------------------------------------------------------------------------------------------------

function setDown() {
  hand?.thing.classList.remove("held");
  hand = null;
  mark("");
}

document.addEventListener("click", (event) => {
  if (!event.isTrusted) return;
  const target = event.target instanceof Element ? event.target : null, thing = target?.closest("[data-carry]");
  if (hand && !hand.thing.isConnected) setDown(); // it was drawn anew meanwhile
  if (target?.closest("[data-back]")) wishes = [];
  if (thing?.matches("[data-move]")) { setDown(); return; } // its own move is asked: the touch says all
  if (thing) {
    const again = thing.matches(".held"), move = thing.dataset.carry;
    const open = all("[data-takes]").find((place) => takes(place, move) && !doorOf(place));
    setDown();
    if (open) { put(open, move); return; } // there is one place only
    if (again) return;
    hand = { thing, move };
    thing.classList.add("held");
    mark(move);
    return;
  }
  const place = hand && takes(target?.closest("[data-takes]"), hand.move);
  if (place && target.closest("[data-move]")) wish(hand.move); // the touch itself opens the place
  if (hand) setDown();
}, true);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") wishes = [];
  if (event.key !== "Escape" || !hand) return;
  if (hand.ghost) letGo(null); else setDown();
}, true);
