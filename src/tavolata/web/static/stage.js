// What happened is seen to happen, one moment after the other: things travel from place to place, cards turn over,
// numbers count, and what is revealed lies over the board for a while. Only what a moment names ever moves. Only then is
// the next question asked. A click anywhere ends what is under way.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const body = document.body;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const FACTORS = { slow: 2, normal: 1, quick: 0.45, once: 0 }; // how long a moment takes, by the reader's pace

let flying = []; // running animations
let ends = null; // what ends the moment that is shown; landing: all of them
let landing = false;

// ---- where things are --------------------------------------------------------------------------------------------------

const named = (kind, name, root = document) => $$(`[data-${kind}="${CSS.escape(name)}"]`, root);
const placeOf = (name) => named("anchor", name)[0];
const countOf = (place) => [`count ${place.dataset.count}`, Number(place.textContent)];
const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const whose = (thing) => `${thing.closest("[data-anchor]")?.dataset.anchor} ${thing.dataset.thing}`;
const travelsOf = (moment) => moment.travels.map(([thing, number, start, end]) => ({ thing, number, start, end }));

function lying({ thing, number }, where) { // the last so many things of that name at a place, which may be the thing itself
  const place = placeOf(where);
  if (!place) return [];
  return [...(place.dataset.thing === thing ? [place] : []), ...named("thing", thing, place)].slice(-number);
}

function looks(moments) { // how things look that will travel, and where in their place they lie: to be asked while they are there
  const found = { counts: new Map($$("[data-count]").map(countOf)), things: new Map(), faces: new Map() };
  for (const one of moments.flatMap(travelsOf)) {
    const at = placeOf(one.start)?.getBoundingClientRect(), key = `${one.thing} ${one.start}`;
    if (found.things.has(key)) continue;
    found.things.set(key, lying({ ...one, number: 99 }, one.start).map((thing) => {
      const box = thing.getBoundingClientRect(), view = thing.ownerSVGElement && thing.getBBox();
      const off = at && { x: (middle(box).x - middle(at).x) / at.width, y: (middle(box).y - middle(at).y) / at.height }; // of the place's size
      return { thing, box, off, view, shell: view && thing.ownerSVGElement.parentElement?.className };
    }).filter(({ box }) => box.width));
  }
  for (const thing of $$("[data-thing][data-face]")) found.faces.set(whose(thing), { thing, face: thing.dataset.face, box: thing.getBoundingClientRect() });
  return found;
}

// ---- one moment after the other ----------------------------------------------------------------------------------------

function pace() {
  try { return localStorage.getItem("pace") || body.dataset.pace || "normal"; } catch { return body.dataset.pace || "normal"; }
}

async function play(before, moments, { hurry = false, asks = false, mine = false } = {}) {
  for (const mark of $$(".happened")) mark.classList.remove("happened");
  mark(moments);
  const factor = FACTORS[pace()] ?? 1;
  if (reduced.matches || document.hidden || hurry || !factor) { tellAll(moments); return; }
  landing = false;
  const scenes = moments.map((moment) => ({ moment, ...prepare(before, moment, factor) }));
  const counts = $$("[data-count]").map((place) => [place, ...countOf(place)]);
  for (const [place, name, to] of counts) if (before.counts.has(name) && before.counts.get(name) !== to) countUp(place, before.counts.get(name), to, 420 * factor);
  if (asks && moments.length) body.classList.add("staging");
  try {
    for (const { moment, journeys, turn } of scenes) {
      if (landing) break;
      tell(moment, mine);
      for (const journey of journeys) journey.play();
      turn();
      await wait(moment.seconds * 1000 * factor, moment.stop && pace() === "slow");
    }
    if (!landing) await Promise.allSettled(flying.map((one) => one.finished));
  } finally {
    finish();
    body.classList.remove("staging");
    shut();
    if (landing) forget();
  }
}

function wait(time, untilTold) { // for so long, or until somebody goes on
  return new Promise((resolve) => {
    const timer = untilTold ? 0 : setTimeout(resolve, time);
    ends = () => { clearTimeout(timer); resolve(); };
  });
}

function land() { // what is under way is over
  landing = true;
  finish();
  ends?.();
}

function finish() {
  for (const one of flying) one.finish();
  flying = [];
}

function mark(moments) {
  for (const name of moments.flatMap((moment) => moment.marks)) {
    for (const one of [...named("anchor", name), ...named("thing", name)]) one.classList.add("happened");
  }
}

function prepare(before, moment, factor) { // everything waits where it was until its moment has come
  const style = getComputedStyle(document.documentElement);
  const duration = (parseFloat(style.getPropertyValue("--t-3")) || 420) * Math.min(factor, 1.5);
  const timing = { duration, easing: style.getPropertyValue("--ease").trim() || "ease", fill: "backwards" };
  const journeys = travelsOf(moment).flatMap((one) => travel(before, one, timing));
  for (const journey of journeys) journey.pause();
  flying.push(...journeys);
  const turning = moment.marks.flatMap((name) => [...named("thing", name), ...(placeOf(name) ? $$("[data-face]", placeOf(name)) : [])]);
  const gone = moment.kind === "reveal" ? [...before.faces.values()].filter(({ thing }) => moment.marks.includes(thing.dataset.thing) && !named("thing", thing.dataset.thing).length) : [];
  return { journeys, turn: () => { turning.forEach((thing) => reveal(before, thing, duration)); gone.forEach((was) => turnAway(was, duration)); } };
}

// ---- what is said and shown meanwhile ----------------------------------------------------------------------------------

const panel = () => $("#stage");

function tell(moment, mine) {
  const line = $("#now [data-now]");
  if (line && moment.says) line.textContent = moment.says;
  const place = panel();
  if (!place) return;
  const box = $(".panels", place);
  if (!moment.group || moment.group !== place.dataset.group) { shut(); box.replaceChildren(); }
  place.dataset.group = moment.group;
  if (!moment.panel) return;
  box.insertAdjacentHTML("beforeend", `<div class="revealed">${moment.panel}</div>`);
  place.hidden = false;
  box.scrollTop = box.scrollHeight;
  $("[data-go-on]", place).hidden = !(moment.stop && pace() === "slow");
  $("[data-skip]", place).hidden = Boolean(mine);
}

function tellAll(moments) { // nothing is played: what was said last stays, and what was revealed stands beside it
  if (moments.length) forget();
  const told = moments.filter((moment) => moment.says), line = $("#now [data-now]");
  if (line && told.length) line.textContent = told[told.length - 1].says;
  const still = $("#now .still");
  if (still && reduced.matches) still.innerHTML = moments.filter((moment) => moment.panel).slice(-2).map((moment) => moment.panel).join("");
}

function shut() { // out of sight; what comes next may still be of the same group, and goes on below
  const place = panel();
  if (place) place.hidden = true;
}

function forget() {
  const place = panel();
  if (place) place.dataset.group = "";
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-go-on]")) ends?.();
  if (event.target.closest("[data-skip]")) land();
});
document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-pace]")) return;
  try { localStorage.setItem("pace", event.target.value); } catch { /* for this page only */ }
  body.dataset.pace = event.target.value;
});

// ---- how things move -----------------------------------------------------------------------------------------------------

function reveal(before, thing, time) {
  const was = before.faces.get(whose(thing));
  before.faces.delete(whose(thing)); // once, however many moments show it
  if (was && was.face !== thing.dataset.face) turnOver({ ...was, box: thing.getBoundingClientRect() }, thing, time);
}

function travel(before, one, timing) { // from its place as it is drawn now, so that what only moved with the page stays put
  const start = placeOf(one.start), was = before.things.get(`${one.thing} ${one.start}`) || [];
  if (!start) return [];
  const place = start.getBoundingClientRect(), from = middle(place);
  const origin = (old) => ({ x: from.x + (old?.off?.x || 0) * place.width, y: from.y + (old?.off?.y || 0) * place.height });
  const old = was.splice(-one.number), there = lying(one, one.end);
  const journeys = there.map((thing, index) => {
    const box = thing.getBoundingClientRect(), to = middle(box), at = origin(old[index]);
    reveal(before, thing, timing.duration);
    return box.width ? move(thing, at.x - to.x, at.y - to.y, timing) : null;
  });
  const goal = placeOf(one.end);
  if (!there.length && goal) journeys.push(...old.map((gone) => fly(gone, origin(gone), goal, timing)));
  return journeys.filter(Boolean);
}

const edge = "perspective(600px) rotateY(90deg)"; // how a card is seen when it is half turned

function turnAway(was, time) { // the old face to the edge; what was turned up and is gone already waits below it
  const hide = shell(was).animate([{ transform: "none" }, { transform: edge }], { duration: time / 2, easing: "ease-in", fill: "forwards" });
  hide.onfinish = hide.oncancel = () => hide.effect.target.remove();
  flying.push(hide);
}

function turnOver(was, thing, time) { // then the new one
  turnAway(was, time);
  flying.push(thing.animate([{ transform: edge }, { transform: edge, offset: 0.5, easing: "ease-out" }, { transform: "none" }], { duration: time }));
}

function countUp(place, from, to, time) { // an animation without a picture keeps the time, so that a click ends it too
  const clock = place.animate([], { duration: time });
  const step = () => {
    const part = clock.effect.getComputedTiming().progress ?? 1;
    place.textContent = Math.round(from + (to - from) * part);
    if (part < 1) requestAnimationFrame(step);
  };
  step();
  flying.push(clock);
}

function move(thing, x, y, timing) {
  if (Math.abs(x) + Math.abs(y) < 6) return null;
  let unit = 1; // inside an SVG, distances are in its own units
  const svg = thing.ownerSVGElement;
  if (svg) unit = 1 / (svg.getScreenCTM()?.a || 1);
  const own = svg ? thing.getAttribute("transform") : "";
  const base = own ? thing.transform.baseVal.consolidate()?.matrix : null;
  const start = base ? `translate(${base.e}px, ${base.f}px) ` : "";
  const keys = [{ transform: `${start}translate(${x * unit}px, ${y * unit}px)` }, { transform: start.trim() || "none" }];
  const journey = thing.animate(keys, timing);
  if (svg) raise(thing, svg, journey);
  return journey;
}

function raise(thing, svg, journey) { // what travels passes above what stays; afterwards the order is as it was
  let top = thing;
  while (top.parentNode !== svg && $$("[data-thing]", top.parentNode).length < 2) top = top.parentNode;
  const { parentNode, nextSibling } = top;
  if (!nextSibling || top.contains(document.activeElement)) return;
  parentNode.append(top);
  journey.onfinish = () => { if (nextSibling.parentNode === parentNode) parentNode.insertBefore(top, nextSibling); };
}

function shell({ box, thing, view, shell: name }) { // how a thing looked, above the page
  const cover = document.createElement("div");
  let ghost = thing.cloneNode(true);
  if (view) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
    ghost.removeAttribute("transform");
    svg.append(ghost);
    ghost = svg;
  }
  cover.className = `fly ${name || ""}`;
  cover.setAttribute("aria-hidden", "true");
  cover.append(ghost);
  Object.assign(cover.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, minWidth: 0, background: "none", border: 0, boxShadow: "none" });
  body.append(cover);
  return cover;
}

function fly(gone, from, goal, { duration, easing }) { // what left the board goes where it belongs
  const box = { left: from.x - gone.box.width / 2, top: from.y - gone.box.height / 2, width: gone.box.width, height: gone.box.height };
  const there = goal.getBoundingClientRect(), ghost = shell({ ...gone, box });
  const flight = ghost.animate(
    [{ transform: "none" }, { transform: `translate(${there.left + 24 - from.x}px, ${there.top + 24 - from.y}px) scale(.3)`, opacity: 0.4 }],
    { duration: Math.min(duration * 1.4, 1200), easing, fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
  return flight;
}

globalThis.stage = { looks, play, land, pace };
