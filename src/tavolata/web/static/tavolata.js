// The script of Tavolata. Every page works without it; with it, tables are live, things travel and keys play.
// What stands by itself has a script of its own: stage.js (what happened is seen to happen), deal.js (fair dealing),
// carry.js (things carried to their places).
// It keeps one WebSocket a page, swaps the fragments that changed, and posts forms. It knows no game.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const body = document.body;
const words = JSON.parse(body.dataset.words || "{}");
const csrf = $("meta[name=csrf]")?.content || "";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const table = body.dataset.code ? `/t/${body.dataset.code}` : "";
document.documentElement.classList.add("js");

// ---- memory of this browser; it may be forbidden, then there is none
const memory = {
  get(name) { try { return localStorage.getItem(name); } catch { return null; } },
  set(name, value) { try { localStorage.setItem(name, value); } catch { /* not kept */ } },
};

// ---- a line that says something for a moment
let fading;
function toast(text, { stays = false, clause = "" } = {}) { // with a clause, a link that opens the rules at it
  const line = $("#toast");
  if (!line) return;
  line.textContent = text;
  if (clause) line.append(" ", Object.assign(document.createElement("a"), { href: `?clause=${encodeURIComponent(clause)}`, textContent: clause }));
  line.hidden = !text;
  clearTimeout(fading);
  if (text && !stays) fading = setTimeout(function fade() {
    if (line.matches(":hover, :focus-within")) fading = setTimeout(fade, 1000);
    else line.hidden = true;
  }, clause ? 10000 : 6000);
}

// ---- fragments -------------------------------------------------------------------------------------------------------

const replaying = body.dataset.at !== undefined;
const calm = new Set(["talk", "settings", "lobby", "setup", "acts", "sift"]); // what is swapped also while an earlier move is shown

function showChosen(list) { // the move that is chosen stays in sight where its list is too long for its place
  const chosen = $("[aria-pressed=true]", list);
  if (!chosen) return;
  const box = list.getBoundingClientRect(), its = chosen.getBoundingClientRect();
  list.scrollTop += Math.max(0, its.bottom - box.bottom + 4) + Math.min(0, its.top - box.top - 4);
  list.scrollLeft += Math.max(0, its.right - box.right + 4) + Math.min(0, its.left - box.left - 4);
}

function keepState(place) {
  const typed = $$("input[id], textarea[id], select[id]", place).map((field) => [field.id, field.value, field.defaultValue, field.checked]);
  const opened = $$("details", place).map((details) => details.open);
  const scrolls = [place, ...$$(".msgs, .moves", place)].map((box) => [box.scrollTop, box.scrollLeft]);
  const active = place.contains(document.activeElement) ? document.activeElement : null;
  const focus = active && { id: active.id, move: active.dataset.move, index: focusable(place).indexOf(active) };
  const range = active && "selectionStart" in active ? [active.selectionStart, active.selectionEnd] : null;
  return () => {
    for (const [id, value, was, ticked] of typed) {
      const field = document.getElementById(id);
      if (field && value !== was) field.value = value;
      if (field && ticked) field.checked = true;
    }
    $$("details", place).forEach((details, index) => { if (opened[index]) details.open = true; });
    [place, ...$$(".msgs, .moves", place)].forEach((box, index) => {
      if (scrolls[index]) [box.scrollTop, box.scrollLeft] = scrolls[index];
    });
    $$(".moves", place).forEach(showChosen);
    if (!focus) return;
    const again = (focus.id && document.getElementById(focus.id))
      || (focus.move && $$("[data-move]", place).find((one) => one.dataset.move === focus.move))
      || (calm.has(place.id) && focusable(place)[focus.index]) || $("#ask");
    again?.focus({ preventScroll: true });
    if (range && again && "setSelectionRange" in again && again.type === "text") again.setSelectionRange(...range);
  };
}
const focusable = (place) => $$("a[href], button, input:not([type=hidden]), select, textarea", place);

function swap(frags, hashes = {}, moments = [], how = {}) { // what it takes to see it is what it answers with
  const changed = Object.keys(frags).filter((id) => document.getElementById(id) && (!replaying || calm.has(id) || hashes === null));
  if (!changed.length) return;
  const stage = changed.some((id) => !calm.has(id)) && globalThis.stage, before = stage && stage.looks(moments);
  const shut = !$("#talk-text");
  for (const id of changed) {
    const place = document.getElementById(id);
    const restore = keepState(place);
    place.innerHTML = frags[id];
    if (hashes?.[id]) place.dataset.hash = hashes[id];
    restore();
  }
  if (changed.includes("talk")) { newTalk(); followTalk(shut); }
  if (changed.includes("rules")) showClause();
  if (changed.includes("settings")) showSound();
  if (changed.includes("board")) follow();
  tick();
  return before ? stage.play(before, moments, how) : undefined;
}

function follow() { // a board that is larger than its place shows where the decision lies
  const board = $("#board"), here = board && $("[data-here]", board);
  if (!here) return;
  const frame = board.getBoundingClientRect(), box = here.getBoundingClientRect();
  const inside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  if (inside) return;
  board.scrollBy((box.left + box.right - frame.left - frame.right) / 2, (box.top + box.bottom - frame.top - frame.bottom) / 2);
}
document.addEventListener("toggle", (event) => { if (event.target.closest("#board")) follow(); }, true);

// ---- what the stream tells of fragments: the pieces that are new, between those that the page has ----------------------------

// A piece begins where an element does. These are the fragments as they came, before anything here changes them; "<" in an attribute begins nothing.
const bare = (html) => html.replace(/<[a-z](?:[^">]|"[^"]*")*>/gi, (tag) => `<${tag.slice(1).replaceAll("<", "&lt;")}`);
const sources = new Map($$("[data-hash]:not(#story)").map((place) => [place.id, bare(place.innerHTML)]));
const hashes = new Map($$("[data-hash]:not(#story)").map((place) => [place.id, place.dataset.hash]));

// Names come in letters of their own, so that the length of a message does not tell whether they are like anything else in it.
const opened = (text) => text.replace(/[\ue030-\ue039\ue041-\ue05a\ue061-\ue07a\ue0c0-\ue24f]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xe000));

function whole(message) { // a message with all its fragments whole; of those that are not here as they should be the next one brings all
  const frags = { ...message.frags }, again = [];
  for (const [id, [number, steps]] of Object.entries(message.cuts || {})) {
    const pieces = (sources.get(id) ?? "").split(/<(?=[a-z])/i);
    if (pieces.length !== number) { again.push(id); continue; }
    for (const [start, less, ...html] of steps.reverse()) pieces.splice(start, less, ...html);
    frags[id] = pieces.join("<");
  }
  for (const [id, html] of Object.entries(frags)) { sources.set(id, html); hashes.set(id, message.hash?.[id]); }
  if (again.length) say({ again });
  return { ...message, frags };
}

// ---- the live stream ---------------------------------------------------------------------------------------------------

let socket, wait = 500, lost = false, queue = [], busy = false;
const alive = () => socket?.readyState === WebSocket.OPEN;
const say = (message) => { if (alive()) socket.send(JSON.stringify(message)); };

const planned = (url) => url.searchParams.getAll("m").filter(Boolean); // of a link: "?m=" begins anew

function keepPlan() { // what was chosen by a link, before the stream was there, is said first of all: else it would be taken back
  const here = new URL(location.href), moves = planned(here);
  if (!here.searchParams.has("m")) return;
  if (!moves.length || $("#ask .preview, #ask .parts")) draft(moves);
  here.searchParams.delete("m");
  history.replaceState(null, "", here);
}

function connect() {
  const url = new URL(body.dataset.live, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  socket = new WebSocket(url);
  socket.onopen = () => {
    keepPlan();
    const hash = { ...Object.fromEntries(hashes), ...($("#story") && { log: $("#story").dataset.hash }) };
    say({ hello: { hash, log: $$("#story > [data-line]").length, as: body.dataset.as ? Number(body.dataset.as) : null, kind: body.dataset.kind } });
    if (lost) toast(words.online);
    lost = false;
    wait = 500;
  };
  socket.onmessage = (event) => take(whole(JSON.parse(opened(event.data))));
  socket.onclose = () => {
    if (!lost && wait > 500) { lost = true; toast(words.offline, { stays: true }); }
    setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
    wait = Math.min(wait * 2, 15000);
  };
}

const MANY = 8; // who is so many changes behind is shown how things stand

async function take(message) { // what happens waits for its turn to be seen
  queue.push(message);
  if (queue.length > MANY) globalThis.stage?.land();
  if (busy) return;
  busy = true;
  try { while (queue.length) await show(queue.shift()); } finally { busy = false; }
}

async function show(message) {
  if (message.error) { toast(message.error.sentence); return; }
  if (message.goto) { go(message.goto); return; }
  if (message.log && !replaying) { addLines(message.log); document.body.classList.remove("planning"); }
  const hurry = queue.length >= MANY || message.brief;
  await swap(message.frags || {}, message.hash || {}, message.moments || [], { hurry, asks: Boolean(message.log), mine: message.turn });
  if (replaying) return;
  if (message.title) document.title = message.title;
  speak();
  if (message.turn !== undefined) turn(message.turn);
}

function go(url) { // to another page, once what moves has arrived
  const there = new URL(url, location.href);
  const leave = () => { if (there.pathname === location.pathname) location.replace(there.pathname); else location.assign(there); };
  setTimeout(leave, 150);
}

function speak() { // what is asked, or what the chosen move will do, for those who listen
  const said = $("#ask [data-say]")?.textContent.trim() || "";
  const line = $("#say");
  if (line && line.textContent !== said) line.textContent = said;
}

// ---- the log -----------------------------------------------------------------------------------------------------------

function addLines({ keep, add, hash }) {
  const story = $("#story");
  if (!story) return;
  const lines = $$(":scope > [data-line]", story);
  lines.slice(keep).forEach((line) => line.remove());
  for (const html of add) story.insertAdjacentHTML("beforeend", html);
  story.dataset.hash = hash; // so that a page that lost its stream can say how far it got
  if (!document.hidden) seen();
}

const seenName = `seen ${table}`;
function seen() {
  const last = $$("#story > [data-line]").at(-1);
  if (last && !replaying) memory.set(seenName, last.dataset.line);
}
function markSince() {
  const last = memory.get(seenName), story = $("#story");
  const lines = story ? $$(":scope > [data-line]", story) : [];
  const index = lines.findIndex((line) => line.dataset.line === last);
  if (!last || index < 0 || index === lines.length - 1) return;
  const mark = document.createElement("li");
  mark.className = "since";
  mark.textContent = words.since;
  lines[index].after(mark);
  const box = $(".log .lines"), above = mark.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (above < 0) box.scrollTop += above; // one reads on where one has stopped
}
function markShown(line) { // in a replay, the line of what is shown
  for (const link of $$("#story .n[aria-current]")) link.removeAttribute("aria-current");
  const shown = $$("#story a.n").find((link) => Number(new URL(link.href).searchParams.get("at")) >= line);
  if (!shown || !line) return;
  shown.setAttribute("aria-current", "true");
  const box = $(".log .lines").getBoundingClientRect(), row = shown.parentElement.getBoundingClientRect();
  $(".log .lines").scrollTop += Math.min(0, row.top - box.top - 40) + Math.max(0, row.bottom - box.bottom);
}

let heard = $$("#talk .msg").length;
function newTalk() {
  const count = $$("#talk .msg").length, box = $("#talk .msgs");
  if (count > heard) {
    if (box) box.scrollTop = box.scrollHeight;
    const open = $(".t-chat");
    if (open && !open.checked) $(".tabs .new").hidden = false;
  }
  heard = count;
}

let ledToTalk = false;
function followTalk(wasShut) { // where the rules open the talk for a while, it is in sight for that while
  const shut = !$("#talk-text");
  if (shut === wasShut || replaying) return;
  if (ledToTalk && shut && $(".t-chat")?.checked) openTab("log");
  ledToTalk = !shut && $(".t-log")?.checked;
  if (ledToTalk) openTab("talk");
}

function openTab(name) {
  const tab = $(`.tabs [value=${name}]`);
  if (tab) { tab.checked = true; tab.dispatchEvent(new Event("change", { bubbles: true })); }
}
function showClause() {
  const clause = $("#clause-now"), pane = $("#rules");
  if (clause && pane) pane.scrollTop = clause.offsetTop - pane.offsetTop - 8;
}

// ---- moves -------------------------------------------------------------------------------------------------------------

function draft(moves) {
  const ask = $("#ask .ask");
  if (!alive() || !ask?.dataset.decision) return false;
  say({ draft: moves, decision: Number(ask.dataset.decision), seat: Number(ask.dataset.seat) });
  document.body.classList.add("planning"); // what is drawn anew for a plan has happened before: it does not move again
  return true;
}
const parts = () => JSON.parse($("#ask .ask")?.dataset.parts || "[]");

async function answerTo(query) {
  const seat = $("#ask .ask")?.dataset.seat;
  const answer = await fetch(`${table}/why?${query}${seat ? `&as=${seat}` : ""}`, { headers: { Accept: "application/json" } });
  return answer.json();
}

async function whyNot(query, said = "") { // said in passing: whoever wants to read on opens the rules by the link
  try {
    const { sentence, rule } = await answerTo(query);
    if (said || sentence) toast([said, sentence].filter(Boolean).join(" "), { clause: rule });
  } catch { toast(words.failed); }
}

async function openRules(clause) {
  try {
    const { html } = await answerTo(`clause=${encodeURIComponent(clause)}`);
    toast("");
    $("#rules").innerHTML = html;
    openTab("rules");
    showClause();
    const box = $("#rules").getBoundingClientRect();
    if (box.top > innerHeight - 80 || box.bottom < 80) $(".drawer").scrollIntoView({ block: "start" }); // on a phone they are further down
  } catch { toast(words.failed); }
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#stage")) globalThis.stage?.land(); // a click ends what is still under way
  const target = event.target instanceof Element ? event.target : null;
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const choice = target.closest("[data-move]");
  if (choice && table && draft([...parts(), choice.dataset.move])) { event.preventDefault(); return; }
  const back = target.closest("[data-back]");
  if (back && draft($("#ask .preview") ? parts() : parts().slice(0, -1))) { event.preventDefault(); return; }
  const plan = target.closest("[data-plan]"); // a link to the same decision with other parts chosen
  if (plan && table && draft(planned(new URL(plan.getAttribute("href"), location.href)))) { event.preventDefault(); return; }
  const rise = target.closest("[data-raise]");
  if (rise && alive()) { event.preventDefault(); body.dataset.as = rise.dataset.raise; say({ raise: Number(rise.dataset.raise) }); return; }
  const no = target.closest("[data-why], [data-clause]");
  const idle = no?.matches("[data-waits]"); // a board on which this reader has nothing to decide now
  if (no && table && !target.closest("[data-move]") && !(idle && !$("#ask .ask.wait")?.dataset.seat)) {
    event.preventDefault();
    whyNot(no.dataset.why ? `move=${encodeURIComponent(no.dataset.why)}` : `clause=${encodeURIComponent(no.dataset.clause)}`, idle ? words.waits : "");
    return;
  }
  const clause = target.closest("a[href^='?clause=']");
  if (clause && table) { event.preventDefault(); openRules(new URL(clause.href).searchParams.get("clause")); return; }
  const copy = target.closest("[data-copy]");
  if (copy) copyText(copy.dataset.copy);
  const share = target.closest("[data-share]");
  if (share) shareLink(share.dataset.share, share.dataset.title);
  if (target.closest("[data-notify]")) askToNotify();
  if (target.closest("[data-keys]")) $("#keys").showModal();
});

async function copyText(text) { // over plain HTTP browsers have no clipboard to write to, but they still copy what is selected
  try { await navigator.clipboard.writeText(text); } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "vh" });
    body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (!done) { toast(text, { stays: true }); return; }
  }
  toast(words.copied);
}

async function shareLink(url, title) { // by what the device shares with, if it can; else the link is copied
  if (!navigator.share) { copyText(url); return; }
  try { await navigator.share({ title, url }); } catch (error) { if (error.name !== "AbortError") copyText(url); }
}

// ---- forms -------------------------------------------------------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target, token = $("[name=csrf]", form);
  if (token) token.value = csrf; // what the stream has brought does not carry it
  if (form.dataset.sure && !confirm(form.dataset.sure)) { event.preventDefault(); return; }
  if (form.matches("[data-theme-form]")) { event.preventDefault(); toggleTheme(form); return; }
  if (form.matches("[data-sound-form]")) { event.preventDefault(); toggleSound(form, event.submitter); return; }
  if (!form.matches("[data-post]") || (body.dataset.live && !alive())) return;
  event.preventDefault();
  if (sending.has(form)) return; // once is enough; a button that is switched off would lose the focus
  sending.add(form);
  const done = await post(form, event.submitter);
  if (!(done && form.matches("[data-confirm]"))) sending.delete(form); // a confirmed move is swapped away
});
const sending = new WeakSet();

async function post(form, button) {
  const data = new URLSearchParams(new FormData(form));
  if (button?.name) data.set(button.name, button.value);
  if (form.matches("[data-clear]")) $$("input[type=text]", form).forEach((field) => { field.value = ""; }); // at once: the form may be swapped before the answer is here; what is ticked stays
  try {
    const answer = await fetch(form.action, { method: "POST", body: data, headers: { Accept: "application/json", "X-CSRF-Token": csrf } });
    const told = answer.status === 204 ? {} : await answer.json();
    if (told.goto) location.assign(told.goto);
    else if (told.error) toast(told.error.sentence, { clause: told.error.rule });
    return answer.ok;
  } catch { toast(words.failed); return false; }
}

// ---- whose turn: title, sound, notification --------------------------------------------------------------------------

let mine = body.dataset.turn === "yes", audio;
function turn(now) {
  if (now && !mine) {
    if (body.dataset.sound !== "no") chime();
    if (document.hidden && memory.get("notify") && window.Notification?.permission === "granted") {
      new Notification(words.turn, { body: document.title, tag: table }).onclick = () => window.focus();
    }
  }
  mine = now;
}

function chime() { // two soft notes; browsers allow it only after the page has been touched
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ||= new AudioContext();
    [523.25, 783.99].forEach((pitch, index) => {
      const start = audio.currentTime + index * 0.14, tone = audio.createOscillator(), level = audio.createGain();
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0, start);
      level.gain.linearRampToValueAtTime(0.08, start + 0.02);
      level.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(level).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    });
  } catch { /* silence */ }
}

async function askToNotify() {
  if (!("Notification" in window)) return;
  if ((await Notification.requestPermission()) === "granted") memory.set("notify", "yes");
  toast(Notification.permission === "granted" ? words.turn : words.failed);
}

function toggleSound(form, button) {
  post(form, button);
  body.dataset.sound = button.value;
  showSound();
  if (button.value === "no") chime();
}
function showSound() { // the page knows better than a fragment painted before
  const button = $("[data-sound-form] button");
  if (!button) return;
  const on = body.dataset.sound !== "no";
  button.setAttribute("aria-pressed", String(on));
  button.textContent = on ? button.dataset.on : button.dataset.off;
  button.value = on ? "no" : "yes";
}

function toggleTheme(form) {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  const button = $("button", form);
  button.value = root.dataset.theme;
  post(form, button);
}

// ---- clocks ------------------------------------------------------------------------------------------------------------

const ahead = body.dataset.now ? Number(body.dataset.now) - Date.now() / 1000 : 0; // the server's clock
function tick() {
  for (const clock of $$("[data-until]")) {
    const rest = Math.max(0, Math.round(Number(clock.dataset.until) - Date.now() / 1000 - ahead));
    const [hours, minutes, seconds] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
    const two = (number) => String(number).padStart(2, "0");
    clock.textContent = rest ? `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds)}` : words.time;
  }
}

// ---- replay ------------------------------------------------------------------------------------------------------------

const scrub = $("[data-scrub]");
const REST = { slow: 1800, normal: 700, quick: 150 }; // how long a position stays when all has been seen that led to it
let at = Number(body.dataset.at || 0), playing = 0, runs = 0;
const last = Number(body.dataset.of || 0);

let leafing = false, shownAt = at;
async function leaf(to) { // whoever leafs quickly is shown where he comes to rest, one answer after the other
  at = Math.max(0, Math.min(last, to));
  if (leafing) return;
  leafing = true;
  try {
    while (shownAt !== at) {
      const before = shownAt;
      shownAt = at;
      await showMove(shownAt, shownAt === before + 1);
    }
  } finally { leafing = false; }
}

async function showMove(to, happens) { // one move further, one sees it happen
  const seat = body.dataset.as ? `&as=${body.dataset.as}` : "";
  const answer = await fetch(`${table}/replay?at=${to}${seat}`, { headers: { Accept: "application/json" } });
  if (!answer.ok) return;
  const told = JSON.parse(opened(await answer.text()));
  const seen = swap(told.frags, null, happens ? told.moments : [], { hurry: playing && speed() === "quick" });
  $("input[type=range]", scrub).value = to;
  const share = $("[data-share]", scrub), link = new URL(share.dataset.share);
  link.searchParams.set("at", to);
  share.dataset.share = link;
  $$("[data-go=prev], [data-go=next]", scrub).forEach((link) => {
    link.href = `?at=${Math.max(0, Math.min(last, to + (link.dataset.go === "next" ? 1 : -1)))}${seat}`;
  });
  history.replaceState(null, "", `?at=${to}${seat}`);
  markShown(to);
  if (playing) await seen;
}
const speed = () => $("[data-speed]", scrub)?.value || "normal";
function showPlaying(on) {
  const button = $("[data-go=play]", scrub);
  button.classList.toggle("on", on);
  button.setAttribute("aria-label", on ? button.dataset.pause : button.dataset.play);
}
function stopPlaying() { playing = 0; showPlaying(false); }
async function startPlaying() { // the next move when the one before has been seen
  const run = playing = runs += 1;
  showPlaying(true);
  if (at >= last) await leaf(0);
  while (playing === run && at < last) {
    await new Promise((resolve) => { setTimeout(resolve, REST[speed()]); });
    if (playing === run) await leaf(at + 1);
  }
  if (playing === run) stopPlaying();
}
if (replaying) markShown(at);
if (scrub) {
  scrub.addEventListener("click", (event) => {
    const where = event.target.closest("[data-go]")?.dataset.go;
    if (!where) return;
    event.preventDefault();
    if (where === "play") { if (playing) stopPlaying(); else startPlaying(); return; }
    stopPlaying();
    leaf({ first: 0, prev: at - 1, next: at + 1, last }[where]);
  });
  $("[data-speed]", scrub).value = memory.get("replay") || "normal";
  $("[data-speed]", scrub).addEventListener("change", (event) => memory.set("replay", event.target.value));
  $("input[type=range]", scrub).addEventListener("input", (event) => { stopPlaying(); leaf(Number(event.target.value)); });
  $("#story")?.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='?at=']");
    if (link) { event.preventDefault(); stopPlaying(); leaf(Number(new URL(link.href).searchParams.get("at"))); }
  });
}

// ---- keys --------------------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input:not([type=radio], [type=range], [type=checkbox]), textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key, help = $("#keys");
  if (help?.open) return; // the dialog has keys of its own: Esc closes it
  if (scrub && (key === "ArrowLeft" || key === "ArrowRight") && !event.target.closest("input")) {
    stopPlaying();
    leaf(at + (key === "ArrowRight" ? 1 : -1));
    return;
  }
  const choice = $$("#ask [data-key]").find((one) => one.dataset.key === key.toLowerCase());
  const chosen = $("#ask [data-move][aria-pressed=true]");
  const onControl = event.target.closest?.("a, button, summary, input");
  if (choice) choice.click();
  else if (key === "Enter" && !onControl) $("#ask [data-confirm] button, [data-raise]")?.click();
  else if (key === "Enter" && chosen && event.target.closest("[data-move]")?.dataset.move === chosen.dataset.move) {
    event.preventDefault(); // Enter on what is chosen already confirms it
    $("#ask [data-confirm] button")?.click();
  }
  else if (key === "Escape") $("#ask [data-back]")?.click();
  else if (key === "l") openTab("log");
  else if (key === "r") { openTab("rules"); showClause(); }
  else if (key === "n") location.assign("/next");
  else if (key === "?" && help) help.showModal();
  else return;
  if (key !== "Enter" || !onControl) event.preventDefault();
});

// ---- beginning -----------------------------------------------------------------------------------------------------------

document.addEventListener("change", (event) => {
  event.target.closest("[data-at-once]")?.requestSubmit();
  if (event.target.matches(".t-chat")) { const mark = $(".tabs .new"); if (mark) mark.hidden = true; }
  if (event.target.matches("[data-pace]")) event.target.form.requestSubmit();
  if (event.target.matches("[data-reload]")) location.assign(`?game=${encodeURIComponent(event.target.value)}`);
});
document.addEventListener("visibilitychange", () => { if (!document.hidden) seen(); });

if (table) {
  markSince();
  speak();
  if (!document.hidden) seen();
  if (body.dataset.live) connect();
  const box = $("#talk .msgs");
  if (box) box.scrollTop = box.scrollHeight;
  if (new URLSearchParams(location.search).has("clause") || new URLSearchParams(location.search).has("why")) showClause();
}
tick();
setInterval(tick, 1000);
