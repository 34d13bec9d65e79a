/**
 * The script of a table's page. Without it, the form is submitted normally. With it, the page stays if no answer comes,
 * asks for the same round again until one does, and keeps its bettor signed in meanwhile.
 */
export const script = `
const table = document.currentScript.dataset.table;
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
      if (answer.status < 500) return text;
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
  form.before(words);
  words.textContent =
    'No answer yet, so it is not known whether your stake was taken. This same round is asked for again ' +
    'by itself until there is an answer, and it is never played twice. If you leave, your statement says it.';
}

function show(text) {
  const answered = new DOMParser().parseFromString(text, 'text/html');
  document.title = answered.title;
  document.querySelector('main').replaceWith(answered.querySelector('main'));
  shownAt = performance.now();
  const news = document.querySelector('.verdict, [role=alert]') ?? document.querySelector('h1');
  news.tabIndex = -1;
  news.focus();
  takeForm();
}

function takeForm() {
  const form = document.querySelector('form.choice');
  form?.addEventListener('submit', async (submitted) => {
    submitted.preventDefault();
    if (form.inert) return;
    form.inert = true;
    form.querySelector('button').textContent = 'Playing…';
    show(await askFor(form));
  });
}

/** It was meant for what stood there before. A press of a key goes to what has the focus, so it is none of these. */
function dropSecondTap(click) {
  if (click.detail === 0 || performance.now() - shownAt > sameTapMs) return;
  click.preventDefault();
  click.stopPropagation();
}

document.addEventListener('click', dropSecondTap, true);
takeForm();
setInterval(() => void fetch(table + '/seat').catch(() => undefined), seatMs);
`;
