import { expect, test } from 'vitest';
import type { Order } from '#domain/bet/order.ts';
import { openMyBets } from '../testing/open-my-bets.ts';
import { sampleOrder } from '../testing/samples.ts';
import { selectEnded, type MyBetsTab } from './my-bets.machine.ts';

const waiting = sampleOrder(0);
const cancelled = sampleOrder(0, { remaining: 0, cancelled: 10_000, status: 'COMPLETE' });

function watchBets() {
  const { actor } = openMyBets();
  return {
    see: (...orders: Order[]) =>
      actor.send({
        type: 'orders.seen',
        orders: new Map(orders.map((order) => [order.orderId, order])),
        settledMarkets: new Set(),
      }),
    choose: (tab: MyBetsTab) => actor.send({ type: 'tab.chosen', tab }),
    ended: () => [...selectEnded(actor.getSnapshot()).values()],
  };
}

test('a bet that waited and was cancelled stays known until its tab is left', () => {
  const { see, choose, ended } = watchBets();
  see(waiting);
  see(cancelled);
  expect(ended()).toEqual([cancelled]);
  choose('unmatched');
  expect(ended()).toEqual([cancelled]);
  choose('unmatched');
  expect(ended()).toEqual([cancelled]);
  choose('matched');
  expect(ended()).toEqual([]);
});

test('what had ended before it was looked at is no news', () => {
  const { see, ended } = watchBets();
  see(cancelled);
  see(cancelled);
  expect(ended()).toEqual([]);
});

test('a bet that an image leaves out is known as it last stood', () => {
  const { see, ended } = watchBets();
  see(waiting);
  see();
  expect(ended()).toEqual([waiting]);
});
