import type { Score } from '../market/event.ts';

/** Two scores of several sets (`5 7 1` and `7 6 3`) set by set; empty for others. */
function setsOf(home: string, away: string): string {
  const theirs = away.split(' ');
  return /^(\d+ )+\d+$/.test(home)
    ? home
        .split(' ')
        .map((games, set) => `${games}–${theirs[set] ?? ''}`)
        .join(', ')
    : '';
}

/**
 * The known parts of `2 – 1 · 67'`: a side yet to bat has no score, so the other is named where its name is known; a race
 * has only a period.
 */
export function scoreText(
  { home, away, period }: Score,
  names: { home?: string | null; away?: string | null } = {},
): string {
  const one = [home && names.home, home, away && names.away, away].filter(Boolean).join(' ');
  return [setsOf(home, away) || (home && away ? `${home} – ${away}` : one), period]
    .filter(Boolean)
    .join(' · ');
}
