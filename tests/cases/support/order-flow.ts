import { oppositeSide, type Side } from '#domain/bet/side.ts';
import { Desk } from './desk.ts';
import { fromMinor, fromOdds, toMinor, toOdds } from './units.ts';

export const theRunner = 'runner';

/** A market of two runners; cases about one order use the first. */
export function oneRunnerDesk(): Desk {
  const desk = new Desk();
  desk.openMarket([theRunner, 'other']);
  return desk;
}

export type Levels = readonly (readonly [price: number, size: number])[];

/** Other bettors' orders on one side, one per level. */
export function rest(desk: Desk, side: Side, levels: Levels): void {
  for (const [price, size] of levels) if (size > 0) placeFor(desk, `maker ${price}`, side, price, size);
}

export const placeFor = (desk: Desk, user: string, side: Side, price: number, size: number) =>
  desk.place({ user, runner: theRunner, side, odds: toOdds(price), stake: toMinor(size) });

/** Places an order against others' resting orders and returns what it took, in order, and what is left of it. */
export function take(side: Side, price: number, size: number, levels: Levels) {
  const desk = oneRunnerDesk();
  rest(desk, oppositeSide(side), levels);
  const order = placeFor(desk, 'taker', side, price, size);
  const matched = desk.fills.map(({ odds, stake }) => [fromOdds(odds), fromMinor(stake)]);
  return { matched, sizeRemaining: fromMinor(order.remaining) };
}
