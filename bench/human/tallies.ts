import { sportIds } from '../../src/domain/market/sport.ts';
import { printTable } from '../support/report.ts';
import type { EmptyWatch } from './empty-watch.ts';
import type { Outcome, Phase } from './person.ts';

const goals: Record<Phase, number> = { before: 0.9, 'in play': 0.75 };
const emptyGoal = 0.01;

export const sports = [
  ['cricket', sportIds.cricket],
  ['tennis', sportIds.tennis],
  ['soccer', sportIds.soccer],
  ['racing', sportIds.horseRacing],
  ['basketball', sportIds.basketball],
  ['virtual', sportIds.virtualSports],
  ['binary', sportIds.binary],
  ['lottery', sportIds.lottery],
] as const;

/** What became of the tries of a sport in a phase. */
export interface Tally {
  name: string;
  sportId: string;
  phase: Phase;
  outcomes: Map<Outcome, number>;
  tries: number;
}

export const emptyTallies = (): Tally[] =>
  sports.flatMap(([name, sportId]) =>
    (['before', 'in play'] as const).map((phase) => ({
      name,
      sportId,
      phase,
      outcomes: new Map(),
      tries: 0,
    })),
  );

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Prints what became of the tries. Returns whether no goal was missed. */
export function printTallies(tallies: readonly Tally[]): boolean {
  let isMet = true;
  const rows = [['', 'phase', 'tries', 'matched', 'share', '', 'the rest']];
  for (const { name, phase, tries, outcomes } of tallies) {
    const matched = outcomes.get('MATCHED') ?? 0;
    const share = matched / tries;
    const hasNone = tries === 0;
    const verdict = hasNone ? 'none' : share >= goals[phase] ? 'met' : 'MISSED';
    isMet &&= verdict !== 'MISSED';
    const rest = [...outcomes].filter(([outcome]) => outcome !== 'MATCHED').sort(([, a], [, b]) => b - a);
    rows.push([
      name,
      phase,
      String(tries),
      String(matched),
      hasNone ? '–' : percent(share),
      verdict,
      rest.map(([outcome, count]) => `${outcome} ${count}`).join(', '),
    ]);
  }
  printTable(rows);
  return isMet;
}

/** Prints how long best prices were missing. Returns whether no goal was missed. */
export function printEmpty({ bySport }: EmptyWatch): boolean {
  console.log(
    '\nOpen time in play with an empty best price, of all best prices; those beyond the ladder’s ends are not counted',
  );
  let isMet = true;
  const rows = [['', 'hours of prices', 'empty', 'beyond', 'share', '']];
  for (const [name, sportId] of sports) {
    const sum = bySport.get(sportId);
    if (!sum) continue;
    const share = (sum.empty - sum.decided) / sum.shown;
    const isFull = share <= emptyGoal;
    isMet &&= isFull;
    rows.push([
      name,
      (sum.shown / 3_600_000).toFixed(1),
      percent(sum.empty / sum.shown),
      percent(sum.decided / sum.shown),
      percent(share),
      isFull ? 'met' : 'MISSED',
    ]);
  }
  printTable(rows);
  return isMet;
}
