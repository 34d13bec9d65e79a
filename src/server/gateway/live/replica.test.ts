import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Unauthorised } from '../upstream/failures.ts';
import { Connections } from '../testing/connection.ts';
import { Replica } from './replica.ts';
import type { Frame } from './frame.ts';

interface Message {
  to: number;
}

afterEach(() => vi.useRealTimers());

/** A replica of numbers. Each must be one more than the last, except multiples of ten, which are images. */
function openReplica(silence = 60_000) {
  const connections = new Connections<Message>();
  const told: string[] = [];
  const replica = new Replica<Message, Message>(
    'key',
    {
      open: (key, signal) => connections.open(key, signal),
      step: (before, message) => {
        if (message.to < 0) return { kind: 'over' };
        const follows = message.to % 10 === 0 || message.to === (before?.to ?? 0) + 1;
        return follows ? { kind: 'told', state: message } : { kind: 'gap' };
      },
      messageFrom: (state) => state,
      pointOf: () => null,
      silence,
    },
    {
      ended: () => told.push('ended'),
      over: ({ to }) => told.push(`over ${to}`),
      reconnected: () => told.push('reconnected'),
      sent: () => {},
      skipped: () => {},
    },
  );
  onTestFinished(() => replica.close());
  return { replica, connections, told };
}

function subscription() {
  const heard: string[] = [];
  let wake = () => {};
  return {
    heard,
    hasRoom: () => true,
    send: ({ payload }: Frame) => {
      heard.push(payload);
      wake();
      return true;
    },
    complete: () => heard.push('complete'),
    hears: async (payload: string) => {
      while (!heard.includes(payload)) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}

const rendering = { key: 'all', render: ({ to }: Message) => String(to) };

test('a connection on which nothing is heard is given up, and another one opened', async () => {
  const { replica, connections, told } = openReplica(20);
  const one = subscription();
  replica.subscribe(rendering, one);
  const silent = await connections.nth(1);
  silent.say({ to: 10 });
  (await connections.nth(2)).say({ to: 20 });
  await one.hears('20');
  expect(silent.signal.aborted).toBe(true);
  expect(told).toEqual(['reconnected']);
});

test('a message that cannot be read is answered with a new connection', async () => {
  const { replica, connections } = openReplica();
  const one = subscription();
  replica.subscribe(rendering, one);
  (await connections.nth(1)).say({ to: 10 }, null as unknown as Message);
  (await connections.nth(2)).say({ to: 20 });
  await one.hears('20');
  expect(one.heard).toEqual(['10', '20']);
});

test('a message that comes twice is a gap: nobody hears it twice', async () => {
  const { replica, connections } = openReplica();
  const one = subscription();
  replica.subscribe(rendering, one);
  (await connections.nth(1)).say({ to: 10 }, { to: 11 }, { to: 11 });
  (await connections.nth(2)).say({ to: 20 });
  await one.hears('20');
  expect(one.heard).toEqual(['10', '11', '20']);
});

test('the stream is left a while after the last follower has gone, unless somebody comes back', async () => {
  const { replica, connections, told } = openReplica();
  const connection = await connections.nth(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = replica.subscribe(rendering, subscription());
  stop();
  vi.advanceTimersByTime(4_000);
  const stopAgain = replica.subscribe(rendering, subscription());
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
  stopAgain();
  vi.advanceTimersByTime(5_000);
  expect([told, connection.signal.aborted]).toEqual([['ended'], true]);
});

test('whoever only holds the stream keeps it, and hears when the token is no longer good', async () => {
  const { replica, connections, told } = openReplica();
  const refused = vi.fn<() => void>();
  replica.hold(refused);
  (await connections.nth(1)).cut(new Unauthorised());
  await expect.poll(() => told).toEqual(['ended']);
  expect(refused).toHaveBeenCalledOnce();
});

test('after the last message there is no more, and no new connection', async () => {
  const { replica, connections, told } = openReplica();
  const one = subscription();
  replica.subscribe(rendering, one);
  (await connections.nth(1)).say({ to: 10 }, { to: -1 });
  await one.hears('-1');
  expect(one.heard).toEqual(['10', '-1', 'complete']);
  await expect.poll(() => told).toEqual(['over -1', 'ended']);
  expect(connections.opened).toHaveLength(1);
});
