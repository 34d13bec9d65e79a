import { chipsScript } from './chips-script.ts';
import { showingScript } from './showing-script.ts';

/**
 * The script of a table's page. Without it, the form is submitted normally. With it, the page stays if no answer comes,
 * asks for the same round again until one does, and keeps its bettor signed in meanwhile.
 */
const askingScript = `
const answerMs = 15000;
const longestPauseMs = 5000;
const seatMs = 15000;
/** The second of two quick taps. */
const sameTapMs = 500;
let shownAt = -Infinity;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** The page that answers a form, however often it has to be asked for. */
async function askFor(form) {
  const body = new URLSearchParams(new FormData(form));
  for (let pauseMs = 1000; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      const answer = await fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout(answerMs) });
      const text = await answer.text();
      if (answer.status < 500) return { text, address: answer.url, isRound: answer.redirected };
    } catch {
      // Nobody is there, or the answer was cut.
    }
    sayThatNoneCame(form);
    await pause(pauseMs);
  }
}

function sayThatNoneCame(form) {
  if (document.getElementById('waiting')) return;
  const words = document.createElement('p');
  words.id = 'waiting';
  words.className = 'alert';
  words.role = 'status';
  document.querySelector('.foot').replaceChildren(words);
  words.textContent =
    'No answer yet, so it is not known whether your stake was taken. This same round is asked for again ' +
    'by itself, and it is never played twice. If you leave, your statement says it.';
}

async function show({ text, address, isRound }) {
  const answered = new DOMParser().parseFromString(text, 'text/html');
  const sealedBefore = (document.getElementById('next') ?? document.getElementById('seal'))?.textContent;
  document.body.replaceWith(answered.body);
  shownAt = performance.now();
  // A reload shows the round that was played, and its end at once.
  if (isRound) history.replaceState(null, '', address);
  takeForm();
  if (isRound && document.querySelector('.round')) await watchRound();
  document.title = answered.title;
  shownAt = performance.now();
  const news = ['[role=alert]', '.verdict', 'h1'].map((one) => document.querySelector(one)).find(Boolean);
  news.tabIndex = -1;
  news.focus({ preventScroll: true });
  await checkSeed(sealedBefore);
}

function takeForm() {
  const form = document.querySelector('form.choice');
  if (!form) return;
  layChips(form);
  form.addEventListener('submit', async (submitted) => {
    submitted.preventDefault();
    if (form.inert) return;
    form.inert = true;
    (form.querySelector('.main') ?? form.querySelector('.button')).textContent = 'Playing…';
    await show(await askFor(form));
  });
}

/** It was meant for what stood there before. A press of a key goes to what has the focus, so it is none of these. */
function dropSecondTap(click) {
  if (click.detail === 0 || performance.now() - shownAt > sameTapMs) return;
  click.preventDefault();
  click.stopPropagation();
}

/** The header's way to the rules opens them, too. */
function openRules({ target }) {
  if (target.closest('a[href="#rules"]')) document.getElementById('rules').open = true;
}

document.addEventListener('click', dropSecondTap, true);
document.addEventListener('click', openRules);
takeForm();
void checkSeed();
if (document.querySelector('form.choice')) setInterval(() => void fetch(location.pathname + '/seat').catch(() => undefined), seatMs);
`;

export const script = (): string => showingScript + chipsScript() + askingScript;
