/** What a cricket scorecard says, in words. */

import { counted } from './counted.ts';

interface InningsScore {
  side: 'HOME' | 'AWAY';
  runs: number;
  wickets: number;
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
 * Returns by how much a match that is over was won: `Goa Gulls won by 24 runs`, `… by 5 wickets`, or that it was tied.
 * Null if its two innings are not known. `innings`: in their order. `winner`: the side that won, or what it was instead:
 * where scores are level, it won the super over.
 */
export function marginOfMatch(
  innings: readonly InningsScore[],
  names: Readonly<Record<InningsScore['side'], string>>,
  winner = '',
): string | null {
  const [first, second] = innings;
  if (!first || !second || innings.length > 2) return null;
  const ahead = first.runs - second.runs;
  if (ahead === 0)
    return Object.values(names).includes(winner) && winner !== ''
      ? `Match tied: ${winner} won the super over`
      : 'Match tied: scores level';
  return ahead > 0
    ? `${names[first.side]} won by ${counted(ahead, 'run')}`
    : `${names[second.side]} won by ${counted(allOut - second.wickets, 'wicket')}`;
}
