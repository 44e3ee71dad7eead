// Fair dealing: the page draws a number for its seat, gives the server only the hash of it, and lays it open by itself
// when all hashes are on the table. Where a deal is laid open the sum is done again. What was drawn and seen is
// remembered, so that the result can say whether it was part of the deal. docs/architecture.md says why.

const words = JSON.parse(document.body.dataset.words || "{}");
const csrf = document.querySelector("meta[name=csrf]")?.content || "";
const table = document.body.dataset.code ? `/t/${document.body.dataset.code}` : "";
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16));
const draw = () => hex(crypto.getRandomValues(new Uint8Array(16))); // all chance of a page comes from here

// ---- SHA-256: browsers have it only over HTTPS, and friends in one house play over plain HTTP --------------------------

const turned = (word, by) => (word >>> by) | (word << (32 - by));
const primes = (() => { const found = []; for (let n = 2; found.length < 64; n += 1) if (found.every((p) => n % p)) found.push(n); return found; })();
const fraction = (number) => Math.floor((number - Math.floor(number)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))), ROUNDS = primes.map((p) => fraction(Math.cbrt(p)));

function padded(bytes) {
  const whole = new Uint8Array((bytes.length + 72) & ~63);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return new DataView(whole.buffer);
}

function sha256(bytes) {
  const data = padded(bytes), w = new Int32Array(64);
  let hash = [...START];
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = data.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + w[i - 7] + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    hash = [a, b, c, d, e, f, g, h].map((word, i) => (word + hash[i]) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

// ---- the same sums as the server's -------------------------------------------------------------------------------------

const hashed = (...lines) => sha256(new TextEncoder().encode(lines.join("\n")));
const numbered = (texts) => texts.map((text, index) => `${index + 1}: ${text}`);
const commitmentOf = (server, seat, lot) => hashed("tavolata lot 2", server, String(seat + 1), lot);
const listOf = (server, commitments) => hashed("tavolata list 2", server, ...numbered(commitments));

// ---- memory of this browser: the newest lots, and the lists it saw closed at each table; it may be forbidden -----------

const MOST = 60;
const recall = (name) => { try { return JSON.parse(localStorage.getItem(name) || "[]"); } catch { return []; } };
function remember(name, entry) {
  try { localStorage.setItem(name, JSON.stringify([entry, ...recall(name)].slice(0, MOST))); return true; } catch { return false; }
}
const lotOf = (commitment) => new Map(recall("lots")).get(commitment);
const listsSeen = () => recall("lists").filter(([there]) => there === table).map(([, list]) => list);

function commit(server, seat) { // draw a lot and remember it; what may be told of it. What would be forgotten is not drawn
  const lot = draw(), commitment = commitmentOf(server, seat, lot);
  return remember("lots", [commitment, lot]) ? commitment : "";
}

// ---- committing with a form, and by itself -----------------------------------------------------------------------------

document.addEventListener("submit", (event) => { // before the form is read
  for (const field of event.target.querySelectorAll("input[data-deal-for]")) field.value = commit(field.dataset.dealFor, Number(field.dataset.dealSeat));
}, true);

async function send(action, told) { // again and again, as long as the network fails and the table still asks
  try {
    const answer = await fetch(`${table}/${action}`, { method: "POST", body: JSON.stringify(told), headers: { Accept: "application/json", "Content-Type": "application/json", "X-CSRF-Token": csrf } });
    if (answer.status < 500) return;
  } catch { /* no network just now */ }
  setTimeout(() => { if (document.querySelector("[data-exchange]")) send(action, told); }, 1000);
}

const done = new Set(); // each thing is said once
function once(what, deed) { if (!done.has(what)) { done.add(what); deed(); } }

const taken = new Set(); // what was given and stood
function give(server, { seat, commitment }) { // also in the place of another browser that had the seat before
  const what = `commit ${server} ${seat}`;
  if (commitment && lotOf(commitment)) { taken.add(what); return; }
  if (!commitment && taken.delete(what)) done.delete(what); // he has been at another place meanwhile, and is back
  once(what, () => {
    const mine = commit(server, seat);
    if (mine) send("commit", { seat, commitment: mine });
  });
}

function open(place, { seat, commitment }) {
  const { server, list } = place, lot = lotOf(commitment);
  const mine = place.commitments[seat] === commitment && listOf(server, place.commitments) === list;
  if (!lot || !mine) return; // another browser's, or not the list that we committed for
  once(`list ${list}`, () => remember("lists", [table, list]));
  once(`reveal ${commitment}`, () => send("reveal", { seat, lot }));
}

function exchange() {
  const found = document.querySelector("[data-exchange]");
  if (!found) return;
  const place = JSON.parse(found.dataset.exchange);
  for (const one of place.mine) { if (place.list) open(place, one); else give(place.server, one); }
}
const stage = document.getElementById("board") || document.getElementById("lobby");
if (table && stage) new MutationObserver(exchange).observe(stage, { childList: true });
exchange();

// ---- checking ----------------------------------------------------------------------------------------------------------

function right({ server, secret, list, commitments, lots: opened, seed }) {
  if (sha256(unhex(secret)) !== server) return false;
  if (!list) return hashed("tavolata deal 1", secret, ...numbered(opened)) === seed; // the old way
  const kept = opened.every((lot, seat) => (lot ? commitmentOf(server, seat, lot) : "") === commitments[seat]);
  return kept && listOf(server, commitments) === list && hashed("tavolata deal 2", list, secret, ...numbered(opened)) === seed;
}

function check(panel) {
  const deal = JSON.parse(panel.dataset.deal), known = [deal.list, ...deal.voids];
  const sums = right(deal), seen = listsSeen(), same = seen.every((list) => known.includes(list));
  const mine = deal.commitments.some((one, seat) => one && lotOf(one) === deal.lots[seat]);
  panel.classList.toggle("bad", !sums || !same);
  const said = [sums ? words.matches : words.differs];
  if (sums && mine) said.push(words.yours);
  if (seen.length) said.push(same ? words.listed : words.unlisted);
  panel.querySelector("[data-deal-says]").textContent = said.join(" ");
}
document.querySelectorAll("[data-deal]").forEach(check);
