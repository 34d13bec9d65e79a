import { sportIds } from './sport.ts';
import type { Score } from './event.ts';

/** Longest by rule; what goes on beyond it is as good as over. */
const minutes = 90;
const quarters = 4;
const minutesAQuarter = 12;
const sets = 3;
const ballsAnInnings = 120;
const ballsAnOver = 6;

const soccer = ({ period }: Score): number | null => {
  if (period === 'Half-time') return 1 / 2;
  const [, minute] = /^(\d+)/.exec(period) ?? [];
  return minute === undefined ? null : Number(minute) / minutes;
};

const basketball = ({ period }: Score): number | null => {
  if (period === 'Half-time') return 1 / 2;
  if (period.startsWith('OT')) return 1;
  const [, over] = /^End of Q(\d)/.exec(period) ?? [];
  if (over !== undefined) return Number(over) / quarters;
  const [, quarter, left = String(minutesAQuarter / 2)] = /^Q(\d)(?: (\d+):)?/.exec(period) ?? [];
  return quarter === undefined ? null : (Number(quarter) - Number(left) / minutesAQuarter) / quarters;
};

/** In the middle of its set, whatever that came to so far. */
const tennis = ({ period }: Score): number | null => {
  const [, set] = /^Set (\d)/.exec(period) ?? [];
  return set === undefined ? null : (Number(set) - 1 / 2) / sets;
};

const cricket = ({ home, away, period }: Score): number | null => {
  const [, left] = /^needs \d+ from (\d+)/.exec(period) ?? [];
  if (left !== undefined) return 1 - Number(left) / (2 * ballsAnInnings);
  if (period !== '1st innings') return null;
  const [, overs = '0', balls = '0'] = /\((\d+)(?:\.(\d))?\)/.exec(`${home}${away}`) ?? [];
  return (Number(overs) * ballsAnOver + Number(balls)) / (2 * ballsAnInnings);
};

const readers: Readonly<Record<string, (score: Score) => number | null>> = {
  [sportIds.soccer]: soccer,
  [sportIds.basketball]: basketball,
  [sportIds.tennis]: tennis,
  [sportIds.cricket]: cricket,
};

/** How far a match in play has gone, by its score: from 0 (just started) to 1. Null where the score does not tell. */
export function howFar(sportId: string, score: Score | null): number | null {
  const far = score && (readers[sportId]?.(score) ?? null);
  return far === null ? null : Math.min(1, Math.max(0, far));
}
