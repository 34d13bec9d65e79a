import { itemAt } from '../must.ts';
import { resultOf, type Hundredths } from '../bet/bet.ts';
import { hedgeOf } from './hedge.ts';
import type { Level } from '../odds/levels.ts';
import type { Side } from '../bet/side.ts';

/** One runner of a market with one winner: the bettor's position on it and what can be taken there. */
export interface CashOutRunner {
  runnerId: string;
  /** What the market pays when it wins: matched bets only, before commission. */
  ifWins: Hundredths;
  /** What this bettor can back and lay, best first. */
  toBack: readonly Level[];
  toLay: readonly Level[];
}

export interface CashOutPlanInput {
  /** The runners that can still win. */
  runners: readonly CashOutRunner[];
  /** Matched stakes, backs less lays. */
  netStake: Hundredths;
  /** Levels only the bets on this runner; null levels the whole market. */
  runnerId: string | null;
  /** How much of the position to cash out, 1 to 100. */
  percent: number;
}

/** A bet that is matched at `odds` (hundredths) or better. Stake in minor units. What cannot be matched lapses. */
export interface CashOutLeg {
  runnerId: string;
  side: Side;
  odds: number;
  stake: number;
}

export interface RunnerResult {
  runnerId: string;
  ifWins: Hundredths;
}

export interface CashOutPlan {
  legs: CashOutLeg[];
  /** What the market pays by runner when all legs are matched at the current prices. */
  after: RunnerResult[];
  /** False: the book holds less than the cash out needs, and this is what it holds. */
  isWhole: boolean;
}

/** The bets of one candidate, and how much of the hedge it leaves open. */
interface Candidate extends CashOutPlan {
  unhedged: Hundredths;
}

/**
 * The bets that level a position, or part of it: afterwards the market pays the same whoever wins, as nearly as whole
 * stakes allow. With one winner, a market is level when the same `stake × odds` stands on every runner. The value is a
 * concave, piecewise linear function of the level, so the best level is where two pieces meet; each of those is tried.
 * No margin is taken: prices and sizes are those of the book. Among plans whose worst result is no worse than the
 * position's, the one that hedges most wins; among equals, the one with the best worst result. No legs: the position is
 * already level or, when the plan is not whole, nobody offers a price for it.
 */
export function planCashOut(input: CashOutPlanInput): CashOutPlan {
  const { runners, netStake, runnerId } = input;
  // The stake × odds that stands on each runner: how much more it pays when it wins than when it loses.
  const standing = runners.map(({ ifWins }) => ifWins + netStake);
  let best: Candidate | null = null;
  const levels = runnerId === null ? turningPoints(input, standing) : [0];
  const held = worstOf(runners);
  for (const level of levels) {
    const candidate = candidateOf(input, standing, level);
    if (best === null || isBetter(candidate, best, held)) best = candidate;
  }
  return best ?? { legs: [], after: [], isWhole: true };
}

/** Where the marginal price changes: at a runner that is left as it is, and where a price level runs out. */
function turningPoints(
  { runners, percent }: CashOutPlanInput,
  standing: readonly Hundredths[],
): Set<Hundredths> {
  const [low, high] = [Math.min(...standing), Math.max(...standing)];
  const points = new Set(standing);
  runners.forEach(({ toBack, toLay }, at) => {
    // Only `percent` of the hedge is taken, so a level lasts 100 / `percent` times as far.
    const whole = (odds: number, size: number) => Math.trunc((odds * size * 100) / percent);
    let level = itemAt(standing, at);
    for (const [odds, size] of toLay) if ((level -= whole(odds, size)) > low) points.add(level);
    level = itemAt(standing, at);
    for (const [odds, size] of toBack) if ((level += whole(odds, size)) < high) points.add(level);
  });
  return points;
}

/** `held` is the worst result of the position itself. */
function isBetter(a: Candidate, b: Candidate, held: Hundredths): boolean {
  const [worst, other] = [worstOf(a.after), worstOf(b.after)];
  // A plan without legs is no answer where one with legs exists, even at a price too bad to offer.
  const isFit = ({ legs, isWhole }: Candidate) => legs.length > 0 || isWhole;
  const isKept = worst >= held && isFit(a);
  if (isKept !== (other >= held && isFit(b))) return isKept;
  return a.unhedged === b.unhedged ? worst > other : a.unhedged < b.unhedged;
}

/** The least that the market pays. */
export const worstOf = (results: readonly RunnerResult[]): Hundredths =>
  results.reduce((worst, { ifWins }) => Math.min(worst, ifWins), Infinity);

function candidateOf(
  { runners, runnerId, percent }: CashOutPlanInput,
  standing: readonly Hundredths[],
  level: Hundredths,
): Candidate {
  const legs: CashOutLeg[] = [];
  const after = runners.map((runner) => ({ runnerId: runner.runnerId, ifWins: runner.ifWins }));
  let unhedged = 0;
  runners.forEach((runner, at) => {
    if (runnerId !== null && runner.runnerId !== runnerId) return;
    const difference = shareOf(itemAt(standing, at) - level, percent);
    const { side } = hedgeOf(difference, 0, 100);
    const take = takeFor(side === 'LAY' ? runner.toLay : runner.toBack, Math.abs(difference));
    unhedged += take.missing;
    if (take.stake === 0) return;
    legs.push({ runnerId: runner.runnerId, side, odds: take.odds, stake: take.stake });
    for (const [odds, stake] of take.parts) addResult(after, runner.runnerId, side, stake, odds);
  });
  return { legs, after, unhedged, isWhole: unhedged === 0 };
}

/** Computed in two parts so that no product leaves the exact integers. */
function shareOf(whole: Hundredths, percent: number): Hundredths {
  const rest = whole % 100;
  return ((whole - rest) / 100) * percent + Math.trunc((rest * percent) / 100);
}

/** Takes from the best level down until `target` (stake × odds) is reached; `missing` is what the levels lack. */
function takeFor(levels: readonly Level[], target: Hundredths) {
  const parts: Level[] = [];
  let missing = target;
  let stake = 0;
  let limit = 0;
  for (const [odds, size] of levels) {
    const { stake: wanted } = hedgeOf(missing, 0, odds);
    const taken = Math.min(wanted, size);
    if (taken > 0) {
      parts.push([odds, taken]);
      stake += taken;
      limit = odds;
    }
    missing = wanted <= size ? 0 : missing - size * odds;
    if (missing === 0) break;
  }
  return { parts, stake, odds: limit, missing };
}

/** Adds a matched bet, in place, to what the market pays by runner. */
export function addResult(
  results: RunnerResult[],
  runnerId: string,
  side: Side,
  stake: number,
  odds: number,
): void {
  const { ifWins, ifLoses } = resultOf(side, stake, odds);
  for (const result of results) result.ifWins += result.runnerId === runnerId ? ifWins : ifLoses;
}

/**
 * The levels that a bettor can take: those before the first price where one of their own orders waits, since own orders
 * are never matched with each other. `ownOdds` are the odds of the own orders behind those levels.
 */
export function levelsBeforeOwn(levels: readonly Level[], ownOdds: ReadonlySet<number>): readonly Level[] {
  if (ownOdds.size === 0) return levels;
  const own = levels.findIndex(([odds]) => ownOdds.has(odds));
  return own < 0 ? levels : levels.slice(0, own);
}

/**
 * Whether bets only level a position: some level within the range of its runners exists that each bet brings its runner
 * nearer to, or as near as a whole stake at its odds can. Each bet counts at the odds it asks for.
 */
export function isHedge(
  { runners, netStake, runnerId }: Pick<CashOutPlanInput, 'runners' | 'netStake' | 'runnerId'>,
  legs: readonly CashOutLeg[],
): boolean {
  const standing = new Map(runners.map((runner) => [runner.runnerId, runner.ifWins + netStake]));
  let [low, high] = [Math.min(...standing.values()), Math.max(...standing.values())];
  if (runnerId !== null) [low, high] = [0, 0];
  for (const { runnerId: of, side, odds, stake } of legs) {
    const there = standing.get(of);
    if (there === undefined || (runnerId !== null && of !== runnerId)) return false;
    const move = Math.min((stake * odds) / 2, stake * odds - odds);
    if (side === 'LAY') high = Math.min(high, there - move);
    else low = Math.max(low, there + move);
  }
  return low <= high;
}

/** What a leg achieved. */
export interface AchievedLeg {
  runnerId: string;
  side: Side;
  stake: number;
  /** Rounded half up; null when nothing was matched. */
  averageOdds: number | null;
}

/** What the orders of a cash out have matched so far, in their order. */
export const achievedBy = (
  orders: readonly { runnerId: string; side: Side; matched: number; averageOdds: number | null }[],
): AchievedLeg[] =>
  orders.map(({ runnerId, side, matched, averageOdds }) => ({ runnerId, side, stake: matched, averageOdds }));
