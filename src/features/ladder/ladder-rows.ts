import type { Level } from '#domain/odds/levels.ts';
import type { Order } from '#domain/bet/order.ts';
import { tickOf, type OddsLadder } from '#domain/odds/odds-ladder.ts';

/** The amounts at one price, minor units; 0 where there are none. */
export interface LadderFigures {
  toBack: number;
  toLay: number;
  /** The bettor's own unmatched stakes. */
  ownBack: number;
  ownLay: number;
  /** Backers' stakes matched at this price. */
  traded: number;
}

export interface RunnerDepth {
  toBack: readonly Level[];
  toLay: readonly Level[];
  traded: readonly Level[];
  /** The bettor's own orders on this runner. */
  orders: readonly Order[];
}

const nothing: LadderFigures = { toBack: 0, toLay: 0, ownBack: 0, ownLay: 0, traded: 0 };

/** The figures by tick, where there are any. Odds off the ladder, as after a withdrawal, have no row. */
export function figuresByTick(ladder: OddsLadder, depth: RunnerDepth): Map<number, LadderFigures> {
  const rows = new Map<number, LadderFigures>();
  const add = (odds: number, field: keyof LadderFigures, amount: number) => {
    const tick = tickOf(ladder, odds);
    if (tick < 0 || amount === 0) return;
    const row = rows.get(tick) ?? { ...nothing };
    row[field] += amount;
    rows.set(tick, row);
  };
  for (const [odds, size] of depth.toBack) add(odds, 'toBack', size);
  for (const [odds, size] of depth.toLay) add(odds, 'toLay', size);
  for (const [odds, stake] of depth.traded) add(odds, 'traded', stake);
  for (const { odds, side, remaining, delayEndsAt } of depth.orders) {
    // While its delay runs, an order is not on the book.
    if (delayEndsAt === null) add(odds, side === 'BACK' ? 'ownBack' : 'ownLay', remaining);
  }
  return rows;
}

/**
 * The tick that the ladder is centred on: the last price, else the best on offer, else evens. A last price that the
 * book has left behind, as after a goal, gives way to the best price next to it.
 */
export function anchorOf(
  { prices }: OddsLadder,
  lastOdds: number | null,
  { toBack, toLay }: Pick<RunnerDepth, 'toBack' | 'toLay'>,
): number {
  const [low, high] = [toBack[0]?.[0], toLay[0]?.[0]];
  const last = lastOdds ?? low ?? high ?? 200;
  const wanted = Math.min(Math.max(last, low ?? last), high ?? Infinity);
  const above = prices.findIndex((odds) => odds >= wanted);
  return above < 0 ? prices.length - 1 : above;
}
