/** What a cricket scorecard says, in words. */

interface InningsScore {
  side: 'HOME' | 'AWAY';
  runs: number;
  wickets: number;
}

/** With its tenth wicket a side is out. */
const allOut = 10;

/** `128/2`; of a side that is out `111 all out`. */
export const runsText = ({ runs, wickets }: Pick<InningsScore, 'runs' | 'wickets'>): string =>
  wickets === allOut ? `${runs} all out` : `${runs}/${wickets}`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * Returns by how much a match that is over was won: `Goa Gulls won by 24 runs`, `… by 5 wickets`, or that it was tied.
 * Null if its two innings are not known. `innings`: in their order.
 */
export function marginOfMatch(
  innings: readonly InningsScore[],
  names: Readonly<Record<InningsScore['side'], string>>,
): string | null {
  const [first, second] = innings;
  if (!first || !second || innings.length > 2) return null;
  const ahead = first.runs - second.runs;
  if (ahead === 0) return 'Match tied: scores level';
  return ahead > 0
    ? `${names[first.side]} won by ${counted(ahead, 'run')}`
    : `${names[second.side]} won by ${counted(allOut - second.wickets, 'wicket')}`;
}
