import { itemAt } from '#domain/must.ts';
import type { Level } from '#domain/odds/levels.ts';
import { countBelow, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';

/**
 * Cross matching, in a market that one runner wins. Backing one runner is laying all the others, so a backer can be
 * matched with those who back the others, and a layer with those who lay the others. The exchange stands between them.
 * Whichever runner wins, it gains only what rounding leaves over and owes nothing; only a removal can cost it anything.
 * Odds are in hundredths, stakes and payouts in minor units.
 */

/**
 * A runner's odds as implied by those of all the others: 1 / (1 − Σ 1/odds). In hundredths with a fraction, so only for
 * comparing. Infinity if the others' chances already add up to a whole.
 */
export function impliedOdds(others: readonly number[]): number {
  const left = others.reduce((rest, odds) => rest - 100 / odds, 1);
  return left > 0 ? 100 / left : Infinity;
}

/**
 * The tick of the virtual odds at which a runner can be backed (or laid) through all the others, given the odds at
 * which those can be laid (or backed). These are the implied odds, rounded to the ladder so that the taker gets no more
 * than there is: down for a back, up for a lay. -1 if there are none.
 */
export function virtualTick(ladder: OddsLadder, side: Side, others: readonly number[]): number {
  if (others.length === 0) return -1;
  const implied = impliedOdds(others);
  const { prices } = ladder;
  /** Above 0 if the odds are below the implied ones; 0 if they are equal. */
  const compared = (odds: number) => {
    const over = implied - odds;
    // A difference far beyond any floating-point error.
    return Math.abs(over) > 1e-6 * odds ? over : compareExactly([...others, odds]);
  };
  let tick = countBelow(ladder, implied);
  // A rounding error in `implied` may put the tick off by one.
  while (tick > 0 && compared(itemAt(prices, tick - 1)) <= 0) tick--;
  while (tick < prices.length && compared(itemAt(prices, tick)) > 0) tick++;
  if (side === 'LAY') return tick < prices.length ? tick : -1;
  return tick < prices.length && compared(itemAt(prices, tick)) === 0 ? tick : tick - 1;
}

/** Compares the sum of the chances these odds stand for with 1. */
function compareExactly(all: readonly number[]): number {
  const product = all.reduce((total, odds) => total * BigInt(odds), 1n);
  const sum = all.reduce((total, odds) => total + (100n * product) / BigInt(odds), 0n);
  return sum > product ? 1 : sum < product ? -1 : 0;
}

/** Stakes that make every runner pay the same, or the index of the leg with too little stake (-1 for the taker's). */
export type Shares = { stake: number; legs: number[] } | { tooLittle: number };

/**
 * If the largest payout can't be shared out in whole minor units, smaller ones are tried until this many stakes (one
 * per runner and payout) have been worked out.
 */
const stakesTried = 768;

/** The largest sum, in hundredths. Leaves room for one more minor unit. */
const largest = Number.MAX_SAFE_INTEGER - 100;

/**
 * The most of a taker's stake that can be matched at virtual odds, and the stake on each other runner to match with it.
 * `legs` holds what each other runner offers, in the order it is taken. All stakes pay the same, as nearly as whole
 * minor units allow. Together they cover what any one of them pays (for a lay, they are covered by it), so the exchange
 * never loses.
 */
export function shareOut(
  side: Side,
  odds: number,
  stake: number,
  legs: readonly (readonly Level[])[],
): Shares {
  // What is shown is all that a taker without end could take. Whoever asks for as much must get it, although the payout
  // of a stake in whole minor units is less than what that was shared out by.
  const shown = largestShares(side, [[[odds, Number.MAX_SAFE_INTEGER]], ...legs]);
  if ('stake' in shown && shown.stake <= stake) return shown;
  const wanted = largestShares(side, [[[odds, stake]], ...legs]);
  return 'stake' in wanted || 'stake' in shown ? wanted : shown;
}

/** The taker's level comes first. */
function largestShares(side: Side, all: readonly (readonly Level[])[]): Shares {
  const payouts = all.map(payoutOf);
  const least = Math.min(...payouts);
  const most = side === 'BACK' ? Math.ceil(least / 100) : Math.floor(least / 100);
  const tries = Math.floor(stakesTried / all.length);
  for (let payout = most; payout > 0 && payout > most - tries; payout--) {
    const stakes = all.map((levels) => stakeFor(side, levels, payout * 100));
    const total = stakes.reduce((sum, one) => sum + one, 0);
    const isCovered = side === 'BACK' ? total >= payout : total <= payout;
    if (isCovered && itemAt(stakes, 0) > 0) return { stake: itemAt(stakes, 0), legs: stakes.slice(1) };
  }
  return { tooLittle: payouts.indexOf(least) - 1 };
}

/** What backing all these levels pays, in hundredths, capped where numbers stop being exact. */
const payoutOf = (levels: readonly Level[]): number =>
  levels.reduce((sum, [odds, size]) => sum + odds * Math.min(size, Math.floor((largest - sum) / odds)), 0);

/** The stake that pays at most `payout` hundredths (for a lay, at least), from the exchange's better odds first. */
function stakeFor(side: Side, levels: readonly Level[], payout: number): number {
  let [stake, left] = [0, payout];
  for (const [odds, size] of levels) {
    const wanted = side === 'BACK' ? Math.floor(left / odds) : Math.ceil(left / odds);
    const taken = Math.min(size, wanted);
    stake += taken;
    left -= taken * odds;
    if (taken === wanted) break;
  }
  return stake;
}
