import { itemAt } from '../must.ts';
import { formatLine } from '../odds/odds.ts';
import type { ChanceKind, NamedChance, VirtualTerms } from './sealed-event.ts';

/**
 * How the outcomes of virtual events and indices follow from terms and numbers. The maker plays by it, and a browser that
 * knows what was sealed comes to the same end: only sums, products, comparisons, and a square root, which every program
 * works out alike.
 */

/** Returns the next number, in [0, 1), all equally likely. */
export type NextNumber = () => number;

/** Approximately standard normal: a sum of twelve numbers, less six. */
export const normalOf = (next: NextNumber): number =>
  Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, -6);

export const chanceUnit = 10_000;

/** Chances in ten-thousandths. */
export const inUnits = (chance: number): number => Math.round(chance * chanceUnit);

export const virtualRaceRules = { steps: 30, stridesAStep: 6, form: 0.017, least: 0.38, most: 0.62 } as const;

/** Returns each runner's chance to gain half a length at a stride: its usual one and the form of the day. */
export const strideChances = (usual: readonly NamedChance[], next: NextNumber): number[] =>
  usual.map(({ chance }) => {
    const { form, least, most } = virtualRaceRules;
    return Math.min(most, Math.max(least, chance / chanceUnit + form * normalOf(next)));
  });

/** Returns how many half lengths each runner gains in a step. */
export const gainsOfStep = (chances: readonly number[], next: NextNumber): number[] =>
  chances.map((chance) => {
    let gained = 0;
    for (let stride = 0; stride < virtualRaceRules.stridesAStep; stride++) gained += Number(next() < chance);
    return gained;
  });

/** Returns the runners from first to last. Of two that are level, the lower number is in front. */
export const orderOf = (gained: readonly number[]): number[] =>
  gained.map((_, runner) => runner).sort((a, b) => itemAt(gained, b) - itemAt(gained, a) || a - b);

/** `names`: from first to last. */
export function finishText(names: readonly string[]): string {
  const [first, second, third] = names;
  return `${first} wins, ${second} second, ${third} third`;
}

export const virtualFootballSteps = 30;

/** Returns whether home and away score in a step. */
export const scorersOf = (
  [home, away]: readonly [home: number, away: number],
  next: NextNumber,
): [home: boolean, away: boolean] => [next() < home, next() < away];

export const fullTimeText = (home: number, away: number): string => `Full time, ${home}–${away}`;

export const virtualOverBalls = 6;
/** What a ball of a virtual over may bring: a wicket, or runs. */
export const wicketName = 'W';

/** Returns what a ball brings: the first outcome whose chance, added to those before it, is above the number. */
export function ballOf(outcomes: readonly NamedChance[], next: NextNumber): string {
  let left = next() * chanceUnit;
  return (outcomes.find(({ chance }) => (left -= chance) < 0) ?? itemAt(outcomes, 0)).name;
}

export function ballText(ball: string, total: { runs: number; wickets: number }): string {
  if (ball === wicketName) return `Wicket, ${total.runs}/${total.wickets}`;
  if (ball === '0') return 'No run';
  return ball === '4' ? 'Four' : ball === '6' ? 'Six' : `${ball} ${ball === '1' ? 'run' : 'runs'}`;
}

/** `deviation`: of one step, hundredths of a point. More strikes than those at the start may be set on the way. */
export const indexRules = { steps: 120, secondsAStep: 2.5, deviation: 450, strikesAtStart: 3 } as const;

/** Returns how far an index moves from its start to its close, hundredths: the sum of its steps, drawn at once. */
export const indexMove = (next: NextNumber): number =>
  Math.round(normalOf(next) * indexRules.deviation * Math.sqrt(indexRules.steps));

/** `level`: hundredths. */
export const startText = (level: number): string => `Starts at ${formatLine(level)}`;
export const closeText = (level: number): string => `Closed at ${formatLine(level)}`;

/** How many numbers an outcome takes. */
export function numbersOf(terms: VirtualTerms): number {
  if (terms.kind === 'index') return 12;
  return {
    race: terms.chances.length * (12 + virtualRaceRules.steps * virtualRaceRules.stridesAStep),
    football: 2 * virtualFootballSteps,
    over: virtualOverBalls,
  }[terms.kind];
}

const tells: Record<ChanceKind, (chances: readonly NamedChance[], next: NextNumber) => string[]> = {
  race: (runners, next) => {
    const chances = strideChances(runners, next);
    let gained = runners.map(() => 0);
    for (let step = 0; step < virtualRaceRules.steps; step++) {
      const gains = gainsOfStep(chances, next);
      gained = gained.map((before, runner) => before + itemAt(gains, runner));
    }
    return [finishText(orderOf(gained).map((runner) => itemAt(runners, runner).name))];
  },
  football: (sides, next) => {
    const chances = [itemAt(sides, 0).chance / chanceUnit, itemAt(sides, 1).chance / chanceUnit] as const;
    let [home, away] = [0, 0];
    for (let step = 0; step < virtualFootballSteps; step++) {
      const [homeScores, awayScores] = scorersOf(chances, next);
      home += Number(homeScores);
      away += Number(awayScores);
    }
    return [fullTimeText(home, away)];
  },
  over: (outcomes, next) => {
    const total = { runs: 0, wickets: 0 };
    return Array.from({ length: virtualOverBalls }, () => {
      const ball = ballOf(outcomes, next);
      if (ball === wicketName) total.wickets++;
      else total.runs += Number(ball);
      return ballText(ball, total);
    });
  },
};

/** Returns what must have been told first of an event, because it was sealed: of an index where it starts. */
export const beginningOf = (terms: VirtualTerms): string[] =>
  terms.kind === 'index' ? [startText(terms.start)] : [];

/** Returns what must have been told of how an event ended, in this order. */
export const endingOf = (terms: VirtualTerms, next: NextNumber): string[] =>
  terms.kind === 'index'
    ? [closeText(terms.start + indexMove(next))]
    : tells[terms.kind](terms.chances, next);
