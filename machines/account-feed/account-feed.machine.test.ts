import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { Order } from '#domain/bet/order.ts';
import { timing } from '#domain/site/timing.ts';
import {
  accountFeedMachine,
  selectBalance,
  selectImages,
  selectIsAway,
  selectIsLive,
  selectOrders,
  selectPositions,
  selectSettlements,
  type AccountFeedEvent,
  type AccountMessage,
} from './account-feed.machine.ts';

const order = (orderId: string, marketId = 'm') => ({ orderId, marketId, remaining: 100 }) as Order;

const image = (to: number, orders: Order[] = []): AccountMessage => ({
  kind: 'image',
  epoch: 'e',
  to,
  balance: { bankBalance: 1000, exposure: 0 },
  orders,
  positions: [{ marketId: 'm', exposure: 10, netStake: 0, outcomes: [] }],
});

const change = (
  from: number,
  to: number,
  more: Partial<Extract<AccountMessage, { kind: 'change' }>> = {},
): AccountMessage => ({
  kind: 'change',
  epoch: 'e',
  from,
  to,
  balance: null,
  orders: [],
  positions: [],
  settlements: [],
  ...more,
});

function openFeed() {
  const clock = new SimulatedClock();
  const connections = vi.fn();
  const told = vi.fn();
  const actor = createActor(
    accountFeedMachine.provide({
      actors: {
        watchAccount: fromCallback<AccountFeedEvent>(() => void connections()),
        watchPage: fromCallback<AccountFeedEvent>(() => {}),
      },
      actions: { tellChange: (_, { message }) => told(message.kind) },
    }),
    { input: { seed: 1 }, clock },
  ).start();
  const receive = (...messages: AccountMessage[]) =>
    messages.forEach((message) => actor.send({ type: 'message.received', message }));
  return { actor, clock, connections, told, receive, now: () => actor.getSnapshot() };
}

test('the first image makes it live', () => {
  const { now, receive } = openFeed();
  expect(selectIsLive(now())).toBe(false);
  receive(image(3, [order('a')]));
  expect(selectIsLive(now())).toBe(true);
  expect(selectBalance(now())).toEqual({ bankBalance: 1000, exposure: 0 });
  expect([...selectOrders(now()).keys()]).toEqual(['a']);
});

test('a change replaces whole orders and keeps what it does not name', () => {
  const { now, receive, told } = openFeed();
  receive(image(3, [order('a'), order('b')]), change(3, 4, { orders: [{ ...order('a'), remaining: 40 }] }));
  expect(selectOrders(now()).get('a')?.remaining).toBe(40);
  expect(selectOrders(now()).size).toBe(2);
  expect(selectBalance(now())?.bankBalance).toBe(1000);
  expect(told.mock.calls).toEqual([['image'], ['change']]);
});

test('a settled market takes its orders and position away, and stands among the settled', () => {
  const { now, receive } = openFeed();
  const settlement = { settlementId: 's', marketId: 'm', profit: 5 } as never;
  receive(image(3, [order('a'), order('b', 'other')]), change(3, 4, { settlements: [settlement] }));
  expect([...selectOrders(now()).keys()]).toEqual(['b']);
  expect(selectPositions(now()).size).toBe(0);
  expect(selectSettlements(now())).toHaveLength(1);
});

test('a change that is already in changes nothing', () => {
  const { now, receive, connections } = openFeed();
  receive(image(3), change(2, 3, { balance: { bankBalance: 1, exposure: 0 } }));
  expect(selectBalance(now())?.bankBalance).toBe(1000);
  expect(connections).toHaveBeenCalledTimes(1);
});

test.each<[string, AccountMessage]>([
  ['a gap', change(4, 5)],
  ['a heartbeat beyond what stands', { kind: 'heartbeat', epoch: 'e', to: 9 }],
  ['another epoch', { kind: 'heartbeat', epoch: 'f', to: 3 }],
])('%s is never applied over: a new connection brings an image', (_, message) => {
  const { now, receive, clock, connections } = openFeed();
  receive(image(3), message);
  expect(selectIsLive(now())).toBe(false);
  clock.increment(timing.retryFirst);
  expect(connections).toHaveBeenCalledTimes(2);
  expect(selectImages(now())).toBe(1);
  receive(image(9));
  expect(selectIsLive(now())).toBe(true);
  // A view that lists settlements loads them again then.
  expect(selectImages(now())).toBe(2);
});

test('silence ends what is live; heartbeats keep it, on one connection', () => {
  const { now, receive, clock, connections } = openFeed();
  receive(image(3));
  for (let second = 0; second < 10; second++) {
    clock.increment(1_000);
    receive({ kind: 'heartbeat', epoch: 'e', to: 3 });
  }
  expect(selectIsLive(now())).toBe(true);
  expect(connections).toHaveBeenCalledTimes(1);
  clock.increment(timing.accountSilence);
  expect(selectIsLive(now())).toBe(false);
});

test('it never gives up, and a page that is shown again does not wait', () => {
  const { actor, clock, connections } = openFeed();
  for (let attempt = 0; attempt < 20; attempt++) {
    actor.send({ type: 'stream.ended' });
    clock.increment(timing.retryCap);
  }
  expect(connections).toHaveBeenCalledTimes(21);
  actor.send({ type: 'stream.ended' });
  actor.send({ type: 'page.shown' });
  expect(connections).toHaveBeenCalledTimes(22);
});

test('it is away when one try more did not bring it, and no longer with the next image', () => {
  const { clock, now, receive } = openFeed();
  receive(image(3));
  clock.increment(timing.accountSilence);
  // A short break is not reported.
  expect(selectIsAway(now())).toBe(false);
  clock.increment(timing.retryFirst);
  expect(selectIsAway(now())).toBe(true);
  receive(image(5));
  expect(selectIsAway(now())).toBe(false);
});

test('a connection that brings no image in time is given up for another', () => {
  const { clock, connections, now } = openFeed();
  clock.increment(timing.accountSilence);
  expect(now().value).toBe('broken');
  clock.increment(timing.retryFirst);
  expect(connections).toHaveBeenCalledTimes(2);
});
