// The page's first script may be lost on its way: it is then fetched anew, twice at most. Not part of it, so that it runs
// when that one does not.
const attemptsKey = 'layline.startAttempts';
/** Milliseconds before each attempt. */
const waits = [1_000, 4_000];
/** Older attempts do not count: a tab may stay open for days. */
const within = 60_000;

/** @returns {number[]} When it was tried lately. */
function recentAttempts() {
  try {
    const known = JSON.parse(sessionStorage.getItem(attemptsKey) ?? '[]');
    return known.filter((at) => Date.now() - at < within);
  } catch {
    return [];
  }
}

async function startAgain(attempts) {
  // Without the site a reload would leave the browser's own error in place of what this page says.
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(attemptsKey, JSON.stringify([...attempts, Date.now()]));
  location.reload();
}

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const attempts = recentAttempts();
    const wait = waits[attempts.length];
    if (wait !== undefined) setTimeout(() => void startAgain(attempts), wait);
  },
  // A failed script's error does not bubble.
  true,
);
