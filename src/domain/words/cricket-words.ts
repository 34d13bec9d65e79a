/** What a cricket scorecard says, in words. */

import { counted } from './counted.ts';

interface InningsScore {
  side: 'HOME' | 'AWAY';
  runs: number;
  wickets: number;
  balls: number;
}

/** With its tenth wicket a side is out. */
export const allOut = 10;

type Runs = Pick<InningsScore, 'runs' | 'wickets'>;

/** `128/2`; of a side that is out `111`: where the space is short, as in a score line, no wickets mean all of them. */
export const shortRunsText = ({ runs, wickets }: Runs): string =>
  wickets === allOut ? `${runs}` : `${runs}/${wickets}`;

/** `128/2`; of a side that is out `111 all out`. */
export const runsText = (score: Runs): string =>
  `${shortRunsText(score)}${score.wickets === allOut ? ' all out' : ''}`;

/** Reads what a text by `runsText` or `shortRunsText` begins with, as `111 (18.4)` does; null if it is none. */
export function runsIn(text: string): Runs | null {
  const [, runs, wickets = allOut] = /^(\d+)(?:\/(\d+))?(?: |$)/.exec(text) ?? [];
  return runs === undefined ? null : { runs: Number(runs), wickets: Number(wickets) };
}

/**
 * Returns how a match that was settled was won: `Goa Gulls won by 24 runs`, `… by 5 wickets`, or that it was tied. Totals
 * that do not have the winner ahead, as after a revised target, or whose second innings was cut short, tell no margin:
 * `Goa Gulls won`. Null if no side won, or if its two innings are not known. `innings`: in their order. `result`: what its
 * market was settled on; empty if it is not settled. The side that won a match with level scores won the super over.
 */
export function marginOfMatch(
  innings: readonly InningsScore[],
  names: Readonly<Record<InningsScore['side'], string>>,
  result: string,
): string | null {
  const [first, second] = innings;
  if (!first || !second || innings.length > 2 || result === '') return null;
  const ahead = first.runs - second.runs;
  const winner = [first, second].find(({ side }) => names[side] === result);
  const isWhole = second.wickets === allOut || second.balls >= first.balls;
  if (ahead === 0 && isWhole)
    return winner ? `Match tied: ${result} won the super over` : 'Match tied: scores level';
  if (!winner) return null;
  if (winner === first && ahead > 0 && isWhole) return `${result} won by ${counted(ahead, 'run')}`;
  if (winner === second && ahead < 0) return `${result} won by ${counted(allOut - second.wickets, 'wicket')}`;
  return `${result} won`;
}
