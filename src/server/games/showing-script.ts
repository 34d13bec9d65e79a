/** The part of a table's script that shows a round as it comes, and checks its seed. What comes is in the page already. */
export const showingScript = `
let endShowing = null;

/** Until everything has come, or a press; at once for whoever wants no motion. */
async function watchRound() {
  const form = document.querySelector('form.choice');
  const felt = document.querySelector('.round');
  document.body.classList.add('showing');
  form.inert = true;
  if (felt.getBoundingClientRect().top < 0) felt.scrollIntoView();
  const pressed = new Promise((done) => (endShowing = done));
  const coming = document.getAnimations().map(({ finished }) => finished.catch(() => undefined));
  await Promise.race([Promise.all(coming), pressed]);
  endShowing = null;
  document.body.classList.remove('showing');
  form.inert = false;
}

document.addEventListener('pointerdown', () => endShowing?.());
document.addEventListener('keydown', (press) => {
  if (!endShowing || !['Enter', ' ', 'Escape'].includes(press.key)) return;
  press.preventDefault();
  press.stopImmediatePropagation();
  endShowing();
});

/** Only a page that is reached safely may compute hashes; elsewhere the page says how to do it by hand. */
async function checkSeed(sealedBefore) {
  const [seal, seed] = ['seal', 'seed'].map((id) => document.getElementById(id)?.textContent);
  const checked = document.querySelector('.checked');
  if (!seed || !checked || !crypto.subtle) return;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  const hash = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const isWrong = hash !== seal || (sealedBefore && sealedBefore !== seal);
  checked.classList.add(isWrong ? 'loss' : 'gain');
  checked.textContent = isWrong
    ? 'Checked in your browser: the seed does not have the seal that was shown.'
    : 'Checked in your browser: the seed has the seal' + (sealedBefore ? ' that stood here before your bets.' : '.');
}
`;
