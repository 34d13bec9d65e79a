import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { StreamMessage } from '#contract/stream.ts';
import { change, heartbeat, image } from '../testing/messages.ts';
import { Connection } from '../testing/connection.ts';
import { SharedStream, type Topic } from './shared-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gathered = () => vi.advanceTimersByTimeAsync(10);

/** An exchange with numbered markets that keeps track of the open connections. */
class CountingExchange {
  readonly asked: Record<string, string>[] = [];
  readonly open = new Map<Connection<StreamMessage>, readonly string[]>();
  readonly #numbers = new Map<string, number>();

  readonly stream = new SharedStream((query, signal) => {
    this.asked.push(query);
    const connection = new Connection<StreamMessage>(signal);
    const markets = query.markets?.split(',') ?? [];
    const points = query.after?.split(',') ?? [];
    this.open.set(connection, markets);
    signal.addEventListener('abort', () => this.open.delete(connection));
    for (const [at, marketId] of markets.entries()) {
      const [, stood] = /^a:(\d+)$/.exec(points[at] ?? '') ?? [];
      const to = this.numberOf(marketId);
      if (stood === undefined) connection.say({ ...image({ to }), marketId });
      else if (Number(stood) === to) connection.say({ ...heartbeat(to), marketId });
      else connection.say({ ...change(Number(stood), 1), marketId, to });
    }
    for (const eventId of query.events?.split(',') ?? [])
      connection.say({
        type: 'EVENT',
        eventId,
        inPlay: true,
        ended: false,
        score: null,
        markets: 1,
        at: image().at,
      });
    return connection;
  });

  numberOf = (marketId: string): number => this.#numbers.get(marketId) ?? 1;

  change(marketId: string): void {
    const from = this.numberOf(marketId);
    this.#numbers.set(marketId, from + 1);
    for (const [connection, markets] of this.open)
      if (markets.includes(marketId)) connection.say({ ...change(from, 1), marketId });
  }

  /** Cuts one connection, as a broken network would. */
  cut(at: number): void {
    const connection = [...this.open.keys()][at % Math.max(1, this.open.size)];
    if (!connection) return;
    this.open.delete(connection);
    connection.cut(new Error('reset'));
  }
}

/** Reads a topic to its end and checks that each of a market's messages follows the one before. */
class Follower {
  readonly topic: Topic;
  readonly #leaving = new AbortController();
  point: FeedPoint | null;
  heard: StreamMessage[] = [];
  isOver = false;
  gaps: string[] = [];

  constructor(stream: SharedStream, topic: Topic, after: FeedPoint | null = null) {
    this.topic = topic;
    this.point = after;
    void this.#read(stream.follow(topic, this.#leaving.signal, after));
  }

  async #read(messages: AsyncIterable<StreamMessage>): Promise<void> {
    try {
      for await (const message of messages) this.#hear(message);
    } catch {
      // The connection was cut. As with a replica, whoever wants more follows anew.
    }
    this.isOver = true;
  }

  #hear(message: StreamMessage): void {
    this.heard.push(message);
    if (!('marketId' in message) || !('epoch' in message)) return;
    const from = message.type === 'CHANGE' ? message.from : message.type === 'HEARTBEAT' ? message.to : null;
    if (from !== null && from !== this.point?.to)
      this.gaps.push(`${this.topic}: ${this.point?.to} then ${from}`);
    this.point = { epoch: message.epoch, to: message.to };
  }

  leave(): void {
    this.#leaving.abort();
  }
}

test('what is followed together is asked for on one connection, and each hears its own', async () => {
  const exchange = new CountingExchange();
  const topics: Topic[] = ['market m1', 'market m2', 'event e1'];
  const followers = topics.map((topic) => new Follower(exchange.stream, topic));
  await gathered();
  expect(exchange.asked).toEqual([{ markets: 'm1,m2', events: 'e1' }]);
  exchange.change('m2');
  await gathered();
  expect(followers.map(({ heard }) => heard.map(({ type }) => type))).toEqual([
    ['IMAGE'],
    ['IMAGE', 'CHANGE'],
    ['EVENT'],
  ]);
});

test('a thousand markets that come one by one are on a few connections', async () => {
  const exchange = new CountingExchange();
  const followers: Follower[] = [];
  for (let n = 0; n < 1_000; n++) {
    followers.push(new Follower(exchange.stream, `market m${n}`));
    await gathered();
  }
  expect(exchange.open.size).toBeLessThanOrEqual(12);
  for (let n = 0; n < 1_000; n++) exchange.change(`m${n}`);
  await gathered();
  expect(followers.flatMap(({ gaps }) => gaps)).toEqual([]);
  expect(followers.every(({ point }) => point?.to === 2)).toBe(true);
});

test('connections that are full stay as they are, however many there are', async () => {
  const exchange = new CountingExchange();
  const followers = Array.from({ length: 3_000 }, (_, n) => new Follower(exchange.stream, `market m${n}`));
  await vi.advanceTimersByTimeAsync(200);
  for (let n = 0; n < 20; n++) {
    followers.push(new Follower(exchange.stream, `market late${n}`));
    await gathered();
  }
  expect(exchange.asked.filter(({ markets }) => markets?.split(',').includes('m1500'))).toHaveLength(1);
  expect(exchange.open.size).toBeLessThanOrEqual(19);
  expect(followers.every(({ point }) => point?.to === 1)).toBe(true);
});

test('while an exchange says nothing, what is asked for meanwhile waits and goes together, the last first', async () => {
  const asked: unknown[] = [];
  const stream = new SharedStream((query, signal) => {
    asked.push(query);
    return new Connection<StreamMessage>(signal);
  });
  const followers = Array.from({ length: 1_000 }, (_, n) => new Follower(stream, `event e${n}`));
  await gathered();
  expect(asked).toEqual([{ events: expect.stringMatching(/^e700,.*,e999$/) }]);
  for (let n = 0; n < 500; n++) {
    followers.push(new Follower(stream, `market m${n}`));
    await gathered();
  }
  // Five seconds, in each of which one more may be opened.
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(followers.every(({ isOver }) => !isOver)).toBe(true);
});

test('who stands somewhere says so; a connection that nobody reads any more is closed', async () => {
  const exchange = new CountingExchange();
  const first = new Follower(exchange.stream, 'market m1');
  const second = new Follower(exchange.stream, 'market m2', { epoch: 'a', to: 1 });
  await gathered();
  expect(exchange.asked).toEqual([{ markets: 'm1,m2', after: ',a:1' }]);
  expect([first, second].map(({ heard }) => heard[0]?.type)).toEqual(['IMAGE', 'HEARTBEAT']);
  const third = new Follower(exchange.stream, 'market m3');
  await gathered();
  expect(exchange.open.size).toBe(2);
  third.leave();
  await gathered();
  expect([exchange.open.size, third.isOver]).toEqual([1, true]);
});

test('two who follow the same are both told, each from where it stands', async () => {
  const exchange = new CountingExchange();
  const [first, second] = [null, { epoch: 'a', to: 1 }].map(
    (after) => new Follower(exchange.stream, 'market m1', after),
  );
  await gathered();
  exchange.change('m1');
  await gathered();
  expect(first!.heard.map(({ type }) => type)).toEqual(['IMAGE', 'CHANGE']);
  expect(second!.heard.map(({ type }) => type)).toEqual(['HEARTBEAT', 'CHANGE']);
});

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('follow' as const), at: fc.nat(30) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('change' as const), at: fc.nat(30) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('leave' as const), at: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const), at: fc.nat(30) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), at: fc.constant(0) }) },
);

test('however readers come and go and connections break, no message of a market is lost or told twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 150, size: 'max' }), async (steps) => {
      const exchange = new CountingExchange();
      const followers: Follower[] = [];
      const staying = () => followers.filter(({ isOver }) => !isOver);
      for (const { do: what, at } of steps) {
        const one = staying()[at % Math.max(1, staying().length)];
        if (what === 'follow') followers.push(new Follower(exchange.stream, `market m${at}`));
        else if (what === 'change') exchange.change(`m${at}`);
        else if (what === 'cut') exchange.cut(at);
        else if (what === 'leave') one?.leave();
        else await gathered();
      }
      // Up to one follower of the same market per step, each on a connection of its own.
      await vi.advanceTimersByTimeAsync(2_000);
      for (const { topic, point } of staying())
        expect([topic, point?.to]).toEqual([topic, exchange.numberOf(topic.slice(7))]);
      expect(followers.flatMap(({ gaps }) => gaps)).toEqual([]);
      for (const follower of staying()) follower.leave();
      await gathered();
      expect(exchange.open.size).toBe(0);
    }),
    { numRuns: process.env.LAYLINE_LONG ? 5_000 : 100 },
  );
});
