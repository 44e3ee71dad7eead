// Fair dealing: a number of one's own goes with every form that asks for one, and where a deal is laid open the sum is
// done again. The number is remembered, so that the result can say that it was part of the deal.

const words = JSON.parse(document.body.dataset.words || "{}");
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (bytes) => hex(await crypto.subtle.digest("SHA-256", bytes));

const draw = () => hex(crypto.getRandomValues(new Uint8Array(16))); // all chance of a page comes from here

const name = (commitment) => `lot ${commitment}`;
function remember(commitment, lot) { try { localStorage.setItem(name(commitment), lot); } catch { /* not allowed: not kept */ } }
function remembered(commitment) { try { return localStorage.getItem(name(commitment)); } catch { return null; } }

document.addEventListener("submit", (event) => { // before the form is read
  const field = event.target.querySelector("input[name=lot]");
  if (!field) return;
  field.value = draw();
  if (field.dataset.commitment) remember(field.dataset.commitment, field.value);
}, true);

async function check(panel) {
  if (!crypto.subtle) return; // only over HTTPS and on localhost
  const { commitment, secret, seed } = panel.dataset, lots = JSON.parse(panel.dataset.lots);
  const bytes = Uint8Array.from(secret.match(/../g) || [], (pair) => parseInt(pair, 16));
  const text = ["tavolata deal 1", secret, ...lots.map((lot, index) => `${index + 1}: ${lot}`)].join("\n");
  const right = (await sha256(bytes)) === commitment && (await sha256(new TextEncoder().encode(text))) === seed;
  const mine = right && lots.includes(remembered(commitment));
  panel.classList.toggle("bad", !right);
  panel.querySelector("[data-deal-says]").textContent = (right ? words.matches : words.differs) + (mine ? ` ${words.yours}` : "");
}

document.querySelectorAll("[data-deal]").forEach(check);
