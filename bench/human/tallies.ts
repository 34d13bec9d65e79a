import { sportIds } from '../../src/domain/market/sport.ts';
import { inconclusive, overall, verdictOfShare } from '../support/outcome.ts';
import { printTable, type Verdict } from '../support/report.ts';
import type { EmptyWatch } from './empty-watch.ts';
import type { Outcome, Phase } from './person.ts';

const goals: Record<Phase, number> = { before: 0.9, 'in play': 0.75 };
const emptyGoal = 0.01;
/** Fewer tries of a sport and phase, or less time of best prices (ms), tell nothing. */
const least = { tries: 100, shown: 10 * 60_000 };

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

/** A binary market opens in play. */
const phasesOf = (sportId: string): readonly Phase[] =>
  sportId === sportIds.binary ? ['in play'] : ['before', 'in play'];

export const emptyTallies = (): Tally[] =>
  sports.flatMap(([name, sportId]) =>
    phasesOf(sportId).map((phase) => ({
      name,
      sportId,
      phase,
      outcomes: new Map(),
      tries: 0,
    })),
  );

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Prints what became of the tries. */
export function printTallies(tallies: readonly Tally[]): Verdict {
  const verdicts: Verdict[] = [];
  const rows = [['', 'phase', 'tries', 'matched', 'share', '', 'the rest']];
  for (const { name, phase, tries, outcomes } of tallies) {
    const matched = outcomes.get('MATCHED') ?? 0;
    const verdict = verdictOfShare(matched, tries, goals[phase], least.tries);
    verdicts.push(verdict);
    const rest = [...outcomes].filter(([outcome]) => outcome !== 'MATCHED').sort(([, a], [, b]) => b - a);
    rows.push([
      name,
      phase,
      String(tries),
      String(matched),
      tries === 0 ? '–' : percent(matched / tries),
      verdict,
      rest.map(([outcome, count]) => `${outcome} ${count}`).join(', '),
    ]);
  }
  printTable(rows);
  const few = tallies.filter(({ tries }) => tries < least.tries);
  if (few.length > 0)
    inconclusive(
      `fewer than ${least.tries} tries tell nothing: ${few.map(({ name, phase, tries }) => `${tries} of ${name} ${phase}`).join(', ')}.`,
    );
  return overall(verdicts);
}

/** Prints how long best prices were missing. */
export function printEmpty({ bySport }: EmptyWatch): Verdict {
  console.log(
    '\nOpen time in play with an empty best price, of all best prices; those beyond the ladder’s ends are not counted',
  );
  const verdicts: Verdict[] = [];
  const rows = [['', 'hours of prices', 'empty', 'beyond', 'share', '']];
  for (const [name, sportId] of sports) {
    const sum = bySport.get(sportId);
    if (!sum || sum.shown < least.shown) {
      verdicts.push(inconclusive(`hardly any price of ${name} was seen in play.`));
      continue;
    }
    const share = (sum.empty - sum.decided) / sum.shown;
    const verdict = share <= emptyGoal ? 'met' : 'MISSED';
    verdicts.push(verdict);
    rows.push([
      name,
      (sum.shown / 3_600_000).toFixed(1),
      percent(sum.empty / sum.shown),
      percent(sum.decided / sum.shown),
      percent(share),
      verdict,
    ]);
  }
  printTable(rows);
  return overall(verdicts);
}
