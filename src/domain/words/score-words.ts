import type { Score } from '../market/event.ts';

/**
 * The known parts of `2 – 1 · 67'`: a side yet to bat has no score, so the other is named where its name is known; a race
 * has only a period.
 */
export function scoreText(
  { home, away, period }: Score,
  names: { home?: string | null; away?: string | null } = {},
): string {
  const one = [home && names.home, home, away && names.away, away].filter(Boolean).join(' ');
  return [home && away ? `${home} – ${away}` : one, period].filter(Boolean).join(' · ');
}
