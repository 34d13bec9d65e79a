import { expect } from 'vitest';
import type { BookSide } from '#domain/odds/levels.ts';
import { finestLadder } from '#domain/odds/odds-ladder.ts';
import type { OrderRecord } from '#server/exchange/engine/state/order-record.ts';
import { Desk } from './desk.ts';
import { isMarketOrder, type GherkinInput, type GherkinPlace, type GherkinStep } from './gherkin-input.ts';
import { theRunner } from './order-flow.ts';
import { fromMinor, fromOdds, toMinor, toOdds } from './units.ts';

/** Plays the steps on the engine and compares trades and books wherever the steps state them. */
export function playGherkin({ sequence }: GherkinInput): void {
  const desk = new Desk();
  desk.openMarket([theRunner, 'other']);
  let told = 0;
  for (const step of sequence) {
    if ('op' in step) place(desk, step);
    else if ('expectTrades' in step) {
      expect(desk.fills.slice(told).map(tradeOf), 'trades').toEqual(step.expectTrades.map(numbered));
      told = desk.fills.length;
    } else if ('expectBook' in step) expectBook(desk, step);
  }
  expect.hasAssertions();
}

function place(desk: Desk, order: GherkinPlace): void {
  const side = order.side === 'Buy' ? 'LAY' : 'BACK';
  const end = finestLadder.prices.at(side === 'LAY' ? -1 : 0)!;
  const odds = isMarketOrder(order) ? end : toOdds(Number(order.price));
  desk.place({ user: order.broker, runner: theRunner, side, odds, stake: toMinor(Number(order.qty)) });
}

const tradeOf = ({ layAccountId, backAccountId, stake, odds }: Desk['fills'][number]) => ({
  buyer: layAccountId,
  seller: backAccountId,
  qty: fromMinor(stake),
  price: fromOdds(odds),
});

const numbered = ({
  buyer,
  seller,
  qty,
  price,
}: {
  buyer: string;
  seller: string;
  qty: string;
  price: string;
}) => ({
  buyer,
  seller,
  qty: Number(qty),
  price: Number(price),
});

function expectBook(desk: Desk, { expectBook: rows }: Extract<GherkinStep, { expectBook: unknown }>): void {
  const { book } = desk.runner(theRunner);
  const queue = (ladder: BookSide) => book.queue(ladder).map(cellOf);
  const expected = (of: 'bid' | 'ask') => rows.map((row) => row[of]).filter(([broker]) => broker !== '');
  expect(queue('toBack'), 'bids').toEqual(expected('bid').map(cellNumbers));
  expect(queue('toLay'), 'asks').toEqual(expected('ask').map(cellNumbers));
}

const cellOf = ({ position, remaining, odds }: OrderRecord) => [
  position.account.accountId,
  fromMinor(remaining),
  fromOdds(odds),
];
const cellNumbers = ([broker, qty, price]: [string, string, string]) => [broker, Number(qty), Number(price)];
