import type { Side } from '#domain/bet/side.ts';
import type { MarketState } from '../state/market-state.ts';

interface Waiting {
  odds: number;
  left: number;
  accountId: string;
}

export interface SlowWish {
  runner: number;
  side: Side;
  /** Hundredths. */
  limit: number;
  stake: number;
  accountId: string;
  /** Take nothing on its own runner. */
  onlyVirtual?: boolean;
}

/**
 * What an order takes in a market with cross matching, worked out to be obviously correct: from a sorted list of all
 * resting orders, in fractions of integers, trying one payout after the other.
 */
export function slowTake(market: MarketState, wish: SlowWish) {
  const { runner, side, limit, accountId, onlyVirtual = false } = wish;
  const isBack = side === 'BACK';
  const direct = onlyVirtual ? [] : waiting(market, runner, isBack ? 'LAY' : 'BACK');
  const others = market.definition.runners.flatMap(({ status }, at) =>
    at === runner || status === 'REMOVED' ? [] : [waiting(market, at, side)],
  );
  /** By other runner: how many of its prices are counted. The last of them makes the odds. */
  const depths = others.map(() => 1);
  const taken: [odds: number, stake: number][] = [];
  let left = wish.stake;
  let isVirtualOver = others.length === 0;
  while (left > 0) {
    others.forEach((orders, at) => (depths[at] = depthWithOffer(orders, depths[at]!)));
    const counted = others.map((orders, at) => leftAt(orders, depths[at]!));
    const virtual =
      isVirtualOver || counted.some(({ length }) => length === 0)
        ? null
        : slowVirtualOdds(
            market.ladder.prices,
            side,
            counted.map((orders) => orders.at(-1)!.odds),
          );
    const first = direct.find((order) => order.left > 0);
    const isBetter = (a: number, b: number) => (isBack ? a > b : a < b);
    const isVirtual = virtual !== null && (!first || isBetter(virtual, first.odds));
    const odds = isVirtual ? virtual : first?.odds;
    if (odds === undefined || isBetter(limit, odds)) break;
    if (!isVirtual) {
      if (first!.accountId === accountId) return { taken, isSelfMatch: true };
      const part = Math.min(left, first!.left);
      taken.push([odds, part]);
      first!.left -= part;
      left -= part;
      continue;
    }
    const free = counted.map((orders) => {
      const own = orders.findIndex((order) => order.accountId === accountId);
      return own < 0 ? orders : orders.slice(0, own);
    });
    if (free.some(({ length }) => length === 0)) return { taken, isSelfMatch: true };
    const endless = { odds, left: Math.floor(Number.MAX_SAFE_INTEGER / 1e5), accountId };
    const shown = slowShares(side, [[endless], ...free]);
    const isWhole = shown.stakes !== null && shown.stakes[0]! <= left;
    const wanted = slowShares(side, [[{ odds, left, accountId }], ...free]);
    const { stakes, tooLittle } = isWhole || (!shown.stakes && !wanted.stakes) ? shown : wanted;
    if (stakes) {
      taken.push([odds, stakes[0]!]);
      left -= stakes[0]!;
      free.forEach((orders, at) => takeFrom(orders, stakes[at + 1]!));
      continue;
    }
    if (tooLittle < 0) isVirtualOver = true;
    else if (free[tooLittle]!.length < counted[tooLittle]!.length) return { taken, isSelfMatch: true };
    else if (depths[tooLittle]! < pricesOf(others[tooLittle]!).length) depths[tooLittle]!++;
    else isVirtualOver = true;
  }
  return { taken, isSelfMatch: false };
}

function waiting({ positions }: MarketState, runner: number, side: Side): Waiting[] {
  return [...positions.values()]
    .flatMap(({ open, account }) => [...open.values()].map((order) => ({ order, account })))
    .filter(({ order }) => order.runner === runner && order.side === side && order.delayEndsAt === null)
    .sort(({ order: a }, { order: b }) => {
      const byOdds = side === 'BACK' ? a.odds - b.odds : b.odds - a.odds;
      return byOdds || a.queueSeq - b.queueSeq;
    })
    .map(({ order, account: { accountId } }) => ({ odds: order.odds, left: order.remaining, accountId }));
}

const pricesOf = (orders: readonly Waiting[]) => [...new Set(orders.map(({ odds }) => odds))];

/** What is left at the first `depth` prices. */
const leftAt = (orders: readonly Waiting[], depth: number): Waiting[] =>
  orders.filter(({ odds, left }) => left > 0 && pricesOf(orders).indexOf(odds) < depth);

/** `depth`, or more if nothing is left at that many prices. */
function depthWithOffer(orders: readonly Waiting[], depth: number): number {
  let deep = depth;
  while (deep < pricesOf(orders).length && leftAt(orders, deep).length === 0) deep++;
  return deep;
}

/** 1 / (1 − Σ 1/odds), rounded to the ladder so that the taker gets no more. */
function slowVirtualOdds(prices: readonly number[], side: Side, others: readonly number[]) {
  const product = others.reduce((all, odds) => all * BigInt(odds), 1n);
  const left = product - others.reduce((sum, odds) => sum + (100n * product) / BigInt(odds), 0n);
  const fits = (odds: number) => {
    const compared = BigInt(odds) * left - 100n * product;
    return side === 'BACK' ? compared <= 0n : compared >= 0n;
  };
  return (side === 'BACK' ? prices.findLast(fits) : prices.find(fits)) ?? null;
}

/** What is shared out of these orders, the taker's first; and the leg with the least payout (-1 for the taker's). */
function slowShares(side: Side, all: readonly Waiting[][]) {
  const payouts = all.map((orders) =>
    orders.reduce((sum, order) => sum + BigInt(order.odds * order.left), 0n),
  );
  const least = payouts.reduce((a, b) => (b < a ? b : a));
  const stakes = stakesFor(side, all, Number(side === 'BACK' ? (least + 99n) / 100n : least / 100n));
  return { stakes, tooLittle: payouts.indexOf(least) - 1 };
}

/** Stakes by runner, the taker's first, that pay the same on each and are covered, for the largest possible payout. */
function stakesFor(side: Side, all: readonly Waiting[][], most: number): number[] | null {
  for (let payout = most; payout > 0 && payout > most - Math.floor(768 / all.length); payout--) {
    const stakes = all.map((orders) => {
      let left = payout * 100;
      let stake = 0;
      for (const order of orders) {
        const wanted = (side === 'BACK' ? Math.floor : Math.ceil)(left / order.odds);
        const part = Math.min(order.left, wanted);
        stake += part;
        left = part === wanted ? 0 : left - part * order.odds;
      }
      return stake;
    });
    const total = stakes.reduce((sum, one) => sum + one, 0);
    if (stakes[0]! > 0 && (side === 'BACK' ? total >= payout : total <= payout)) return stakes;
  }
  return null;
}

function takeFrom(orders: readonly Waiting[], stake: number): void {
  let left = stake;
  for (const order of orders) {
    const part = Math.min(order.left, left);
    order.left -= part;
    left -= part;
  }
}
