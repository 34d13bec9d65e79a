import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Conflation } from '#domain/market/conflation.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import { Audience, type Subscription, type Rendering } from './audience.ts';

/** A message of two numbers: a change if they differ, a heartbeat if they are the same, an image if `from` is null. */
interface Message {
  from: number | null;
  to: number;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(10_000);
});
afterEach(() => vi.useRealTimers());

/** Renders a message as its numbers and counts how often. */
function rendering(key: string): Rendering<Message> & { count: number } {
  return {
    key,
    count: 0,
    render({ from, to }) {
      this.count++;
      return `${key}${from === to ? '' : (from ?? '')}>${to}`;
    },
  };
}

function subscription(): Subscription & { heard: string[]; isFull: boolean } {
  return {
    heard: [],
    isFull: false,
    hasRoom() {
      return !this.isFull;
    },
    send({ payload }) {
      if (!this.isFull) this.heard.push(payload);
      return !this.isFull;
    },
    complete() {
      this.heard.push('end');
    },
  };
}

interface Joining {
  after?: number | null;
  conflation?: Conflation;
  isCertain?: boolean;
}

/** Opens an audience that stands at `at` and can bring up to date anyone who stands at `reach` or later. */
function open({ at = 1, reach = 0 } = {}) {
  const told = { skipped: 0 };
  let stands = at;
  const audience = new Audience<Message>({
    messageFrom: (point) => ({ from: point && point.to >= reach ? point.to : null, to: stands }),
    pointOf: ({ to }): FeedPoint => ({ epoch: 'e', to }),
    sent: () => {},
    skipped: () => void told.skipped++,
  });
  return {
    audience,
    told,
    join: (
      one: Rendering<Message>,
      by: Subscription,
      { after = null, conflation = 0, isCertain = true }: Joining = {},
    ) =>
      audience.join(
        one,
        by,
        { after: after === null ? null : { epoch: 'e', to: after }, conflation },
        isCertain,
      ),
    change: (to: number) => {
      const from = stands;
      stands = to;
      audience.notify({ from, to });
    },
    heartbeat: () => audience.notify({ from: stands, to: stands }),
  };
}

test('equal subscriptions share one rendering, others have their own', () => {
  const [short, long] = [rendering('s'), rendering('l')];
  const [a, b, c] = [subscription(), subscription(), subscription()];
  const { join, change } = open();
  join(short, a);
  join(short, b);
  join(long, c);
  change(2);
  expect([a.heard, b.heard, c.heard]).toEqual([
    ['s>1', 's1>2'],
    ['s>1', 's1>2'],
    ['l>1', 'l1>2'],
  ]);
  expect([short.count, long.count]).toEqual([2, 2]);
});

test('a thousand who come back from the same point share one merged change', () => {
  const one = rendering('s');
  const { join } = open({ at: 9 });
  const all = Array.from({ length: 1_000 }, subscription);
  for (const each of all) join(one, each, { after: 5 });
  expect(all.every(({ heard }) => heard.join() === 's5>9')).toBe(true);
  expect(one.count).toBe(1);
});

test('whoever stands where things stand is told so at once, and whoever comes from too long ago gets an image', () => {
  const { join } = open({ at: 9, reach: 5 });
  const [abreast, late] = [subscription(), subscription()];
  join(rendering('s'), abreast, { after: 9 });
  join(rendering('s'), late, { after: 4 });
  expect([abreast.heard, late.heard]).toEqual([['s>9'], ['s>9']]);
});

test('a slow listener is skipped, and goes on from where it stood as soon as there is room', () => {
  const { join, change, told } = open();
  const slow = subscription();
  join(rendering('s'), slow);
  slow.isFull = true;
  change(2);
  change(3);
  slow.isFull = false;
  change(4);
  change(5);
  expect(slow.heard).toEqual(['s>1', 's1>4', 's4>5']);
  expect(told.skipped).toBe(1);
});

test('a class gathers changes for its time, from the first that follows a silence sent at once, in one frame for all', () => {
  const one = rendering('s');
  const { join, change } = open();
  const [a, b, quick] = [subscription(), subscription(), subscription()];
  for (const each of [a, b]) join(one, each, { conflation: 100 });
  join(rendering('s'), quick);
  for (const to of [2, 3, 4]) {
    change(to);
    vi.advanceTimersByTime(40);
  }
  expect(a.heard).toEqual(['s>1', 's1>2', 's2>4']);
  expect(b.heard).toEqual(a.heard);
  expect(one.count).toBe(3);
  expect(quick.heard).toEqual(['s>1', 's1>2', 's2>3', 's3>4']);
});

test('a heartbeat never says a number that a class has not been brought to', () => {
  const { join, change, heartbeat } = open();
  const slowest = subscription();
  join(rendering('s'), slowest, { conflation: 250 });
  change(2);
  change(3);
  heartbeat();
  expect(slowest.heard).toEqual(['s>1', 's1>2']);
  vi.advanceTimersByTime(250);
  heartbeat();
  expect(slowest.heard.slice(2)).toEqual(['s2>3', 's>3']);
});

test('whoever joins a class that is gathering changes stands where all of it stand', () => {
  const { join, change } = open();
  const [first, second] = [subscription(), subscription()];
  join(rendering('s'), first, { conflation: 250 });
  change(2);
  change(3);
  join(rendering('s'), second, { conflation: 250 });
  change(4);
  vi.advanceTimersByTime(250);
  expect(first.heard).toEqual(['s>1', 's1>2', 's2>3', 's3>4']);
  expect(second.heard).toEqual(['s>3', 's3>4']);
});

test('whoever comes while nothing is certain hears nothing until something is, and then what it lacks', () => {
  const { join, change } = open({ at: 4 });
  const [early, back] = [subscription(), subscription()];
  join(rendering('s'), early, { isCertain: false });
  join(rendering('s'), back, { isCertain: false, after: 3 });
  expect([early.heard, back.heard]).toEqual([[], []]);
  change(5);
  expect([early.heard, back.heard]).toEqual([['s>5'], ['s3>5']]);
});

test('whoever leaves hears no more, and the last message is said to all who stay', () => {
  const { audience, join } = open();
  const [stays, leaves] = [subscription(), subscription()];
  join(rendering('s'), stays, { isCertain: false });
  join(rendering('s'), leaves, { isCertain: false })();
  audience.end({ from: 9, to: 9 });
  expect([stays.heard, leaves.heard, audience.isEmpty]).toEqual([['s>9', 'end'], [], true]);
});
