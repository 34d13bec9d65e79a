import { beforeEach, expect, test } from 'vitest';
import { mcmMessage } from './mcm-message.ts';
import { playRecording, type Player } from './play-recording.ts';
import { definition, marketId, mcm } from './recording.test-data.ts';

let now = 0;
let log: string[] = [];
beforeEach(() => {
  now = 0;
  log = [];
});

const clock = {
  now: () => now,
  sleep: async (ms: number) => void (now += ms),
};

/** A player that logs its calls with their times; each call takes `busyMs`. */
function player(busyMs = 0): Player {
  let status = '';
  return {
    isBehind: (market) => market.definition !== null && market.definition.status !== status,
    turn: async ({ definition: turned }) => {
      status = turned!.status;
      log.push(`${now} ${status}`);
      now += busyMs;
    },
    show: async ({ runners }) => {
      const lays = [...(runners.get('1/0')?.atb ?? [])].map(([price, size]) => `${size}@${price}`);
      log.push(`${now} shows ${lays.join(' ') || 'nothing'}`);
      now += busyMs;
    },
  };
}

const price = (pt: number, ...atb: number[][]) => mcm(pt, { rc: [{ id: 1, atb }] });
const state = (pt: number, status: string) => mcm(pt, { marketDefinition: definition({ status }) });

async function play(messages: object[], { speed = 1, busyMs = 0, stop = new AbortController().signal } = {}) {
  async function* recording() {
    for (const message of messages) yield mcmMessage.parse(message);
  }
  await playRecording(recording(), new Map([[marketId, player(busyMs)]]), speed, clock, stop);
  return log;
}

test('each change is shown when it is due', async () => {
  expect(await play([price(1_000, [2, 5]), price(1_100, [3, 1]), price(3_000, [2, 0])])).toEqual([
    '0 shows 5@2',
    '100 shows 5@2 1@3',
    '2000 shows 1@3',
  ]);
});

test('a speed of 10 is ten times as fast, and idle time over 5 s is skipped first', async () => {
  expect(await play([price(0, [2, 5]), price(1_000, [2, 6]), price(999_000, [2, 7])], { speed: 10 })).toEqual(
    ['0 shows 5@2', '100 shows 6@2', '600 shows 7@2'],
  );
});

test('changes that became due while the exchange was busy are shown as one', async () => {
  const messages = [price(0, [2, 1]), price(10, [2, 2]), price(20, [2, 3]), price(500, [2, 4])];
  expect(await play(messages, { busyMs: 100 })).toEqual(['0 shows 1@2', '100 shows 3@2', '500 shows 4@2']);
});

test('a state is never skipped, and what was there before it is shown before it', async () => {
  const messages = [
    state(0, 'OPEN'),
    price(1, [2, 1]),
    state(2, 'SUSPENDED'),
    state(3, 'OPEN'),
    price(4, [2, 9]),
  ];
  const told = await play(messages, { busyMs: 100 });
  expect(told.map((line) => line.replace(/^\d+ /, ''))).toEqual([
    'OPEN',
    'shows 1@2',
    'SUSPENDED',
    'shows 1@2',
    'OPEN',
    'shows 9@2',
  ]);
});

test('markets that nobody plays are passed over', async () => {
  expect(await play([mcm(0, { id: '1.999', marketDefinition: definition() })])).toEqual([]);
});

test('it stops when it is told to', async () => {
  const stop = AbortSignal.abort(new Error('enough'));
  await expect(play([price(0, [2, 1])], { stop })).rejects.toThrow('enough');
});
