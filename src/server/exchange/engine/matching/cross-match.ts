import { itemAt } from '#domain/must.ts';
import type { Level } from '#domain/odds/levels.ts';
import { countBelow, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';

/**
 * Cross matching, in a market that one runner wins. To back one runner is to lay all the others: whoever backs it can
 * be matched with those who back the others, and whoever lays it with those who lay the others. The exchange stands
 * between them, and takes or owes nothing whichever runner wins but what rounding leaves over for it; only a withdrawal
 * can cost it something. Odds are hundredths, stakes and payouts minor units.
 */

/**
 * What a runner stands at by the odds of all the others: 1 / (1 − Σ 1/odds). Hundredths with their fraction, so only
 * for comparing; Infinity where the others' chances are a whole without it.
 */
export function impliedOdds(others: readonly number[]): number {
  const left = others.reduce((rest, odds) => rest - 100 / odds, 1);
  return left > 0 ? 100 / left : Infinity;
}

/**
 * The tick of the virtual odds at which a runner can be backed (or laid) by way of all the others, the odds at which
 * those can be laid (or backed): the implied odds, rounded to the ladder so that whoever takes them gets no more than
 * there is: down to back, up to lay. -1: there are none.
 */
export function virtualTick(ladder: OddsLadder, side: Side, others: readonly number[]): number {
  if (others.length === 0) return -1;
  const implied = impliedOdds(others);
  const { prices } = ladder;
  /** Above 0: the odds are below those implied; 0: the very same. */
  const compared = (odds: number) => {
    const over = implied - odds;
    // Far beyond what floating numbers get wrong.
    return Math.abs(over) > 1e-6 * odds ? over : compareExactly([...others, odds]);
  };
  let tick = countBelow(ladder, implied);
  // The number may be wrong by a little, and so the tick by one.
  while (tick > 0 && compared(itemAt(prices, tick - 1)) <= 0) tick--;
  while (tick < prices.length && compared(itemAt(prices, tick)) > 0) tick++;
  if (side === 'LAY') return tick < prices.length ? tick : -1;
  return tick < prices.length && compared(itemAt(prices, tick)) === 0 ? tick : tick - 1;
}

/** How the chances that odds stand for compare with 1. */
function compareExactly(all: readonly number[]): number {
  const product = all.reduce((total, odds) => total * BigInt(odds), 1n);
  const sum = all.reduce((total, odds) => total + (100n * product) / BigInt(odds), 0n);
  return sum > product ? 1 : sum < product ? -1 : 0;
}

/** How stakes are shared out so that every runner pays the same; or which of them is too little, -1: the taker's. */
export type Shares = { stake: number; legs: number[] } | { tooLittle: number };

/**
 * Smaller payouts are tried when the largest cannot be shared out in whole minor units: as many as so many stakes, of
 * all runners, are worked out for.
 */
const stakesTried = 768;

/** Hundredths; room for one more minor unit. */
const largest = Number.MAX_SAFE_INTEGER - 100;

/**
 * The most of a taker's stake that can be matched at virtual odds, and what of each other runner is matched with it. By
 * runner, `legs` are what there is, in the order in which it is taken. All pay the same payout, as near as whole minor
 * units come to it; all stakes together cover what any of them pays (or, of a lay, are covered by it), so that the
 * exchange between them never loses.
 */
export function shareOut(
  side: Side,
  odds: number,
  stake: number,
  legs: readonly (readonly Level[])[],
): Shares {
  const all = [[[odds, stake] as const], ...legs];
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

/** What backers of all that there is are paid, hundredths; no more than is exact. */
const payoutOf = (levels: readonly Level[]): number =>
  levels.reduce((sum, [odds, size]) => sum + odds * Math.min(size, Math.floor((largest - sum) / odds)), 0);

/** The stake that is paid no more than that (of a lay, no less), hundredths; better odds for the exchange first. */
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
