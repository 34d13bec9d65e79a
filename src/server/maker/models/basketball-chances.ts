import { itemAt } from '#domain/must.ts';
import { gainOf } from './basketball-points.ts';
import type { Pair } from './pair.ts';

/** Leads further apart than this are as good as this. */
const mostLead = 90;
const width = 2 * mostLead + 1;

/** Returns the chance that home's final lead beats a line, with so many steps left in the match or overtime. */
export type LeadChances = (stepsLeft: number, lead: number) => number;

/**
 * Returns the chances for a line between two whole numbers, exact for the chain: gains are independent from step to step,
 * and a match that is level at the end goes on by overtimes of `overtime` steps until it is not. A market on the winner
 * has the line 0.
 */
export function leadChances(skill: Pair, line: number, overtime: number): LeadChances {
  const { from, chances: gains } = gainOf(skill);
  /** Works out the chances one step earlier. */
  const earlier = (later: Float64Array): Float64Array =>
    Float64Array.from({ length: width }, (_, at) =>
      gains.reduce(
        (sum, chance, gain) =>
          sum + chance * itemAt(later, Math.min(width - 1, Math.max(0, at + from + gain))),
        0,
      ),
    );
  const ended = (level: number): Float64Array =>
    Float64Array.from({ length: width }, (_, at) => (at === mostLead ? level : Number(at - mostLead > line)));
  const afterOvertime = (level: number): number => {
    let chances = ended(level);
    for (let step = 0; step < overtime; step++) chances = earlier(chances);
    return itemAt(chances, mostLead);
  };
  // From a level score: the chance of deciding it above the line in one overtime, over that of deciding it at all.
  const won = afterOvertime(0);
  const undecided = afterOvertime(1) - won;
  const byStepsLeft = [ended(won / (1 - undecided))];
  return (stepsLeft, lead) => {
    while (byStepsLeft.length <= stepsLeft)
      byStepsLeft.push(earlier(itemAt(byStepsLeft, byStepsLeft.length - 1)));
    const at = Math.min(mostLead, Math.max(-mostLead, lead)) + mostLead;
    return Math.min(1, itemAt(itemAt(byStepsLeft, stepsLeft), at));
  };
}
