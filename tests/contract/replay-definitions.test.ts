import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Level } from '#contract/market.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { asText, definition, mcm, writeFixture } from '#server/replay/recording.test-data.ts';
import { SteppedReplay } from '#tests/support/stepped-replay.ts';
import { TestExchange } from '#tests/support/test-exchange.ts';

/** What a recorded definition says later on, and what becomes of bets by it. */

let exchange: TestExchange;
let asha: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
  asha = await exchange.signIn('asha');
});
afterAll(() => exchange.close());

let play: SteppedReplay;
beforeEach(() => void (play = new SteppedReplay(exchange)));

const factors = [40, 35, 25];

/** A race of Kettle, Barge and Rail in these states. */
const race = (statuses: string, changed: object = {}) => ({
  marketDefinition: definition({
    eventTypeId: '7',
    marketType: 'WIN',
    marketBaseRate: 0,
    runners: statuses.split(' ').map((status, at) => ({
      id: at + 1,
      status,
      sortPriority: at + 1,
      name: ['Kettle', 'Barge', 'Rail', 'Sock'][at],
      adjustmentFactor: factors[at],
    })),
    ...changed,
  }),
});

const depth = [
  { id: 1, atb: [[2.5, 100]], atl: [[2.52, 100]] },
  { id: 2, atb: [[2.86, 100]], atl: [[2.9, 100]] },
  { id: 3, atb: [[4, 100]], atl: [[4.1, 100]] },
];

const file = (...messages: object[]) =>
  writeFixture(asText(messages.map((message, at) => mcm(at * 1_000, message))));

/** `1 ACTIVE 100@2.5`: every runner's state and what can be backed of it. */
async function runners(): Promise<string[]> {
  const { definition: market, runners: books } = await play.book();
  return market.runners.map(({ runnerId, status, reductionFactor }, at) => {
    const levels = books[at]!.toBack.map(([odds, size]) => ` ${size / 100}@${odds / 100}`);
    return `${runnerId} ${status}${reductionFactor === undefined ? '' : ` ${reductionFactor}`}${levels.join('')}`;
  });
}

test('a runner that is withdrawn voids its bets, lapses what waits and reduces the others', async () => {
  await play.start(
    file(
      { img: true, ...race('ACTIVE ACTIVE ACTIVE'), rc: depth },
      race('ACTIVE ACTIVE REMOVED', { version: 2 }),
      race('WINNER LOSER REMOVED', { version: 3, status: 'CLOSED' }),
    ),
  );
  await play.bet(asha, '1', 250);
  await play.bet(asha, '3', 400);
  await play.bet(asha, '2', 1000);
  await play.next();
  expect(await play.orders(asha)).toEqual([
    '1 matched 1000@188',
    '3 lapsed 1000 VOID',
    '2 lapsed 1000 RUNNER_REMOVED',
  ]);
  expect(await runners()).toEqual(['1 ACTIVE 100@2.5', '2 ACTIVE 100@2.86', '3 REMOVED 2500']);
  await play.end();
  expect(await play.settlements(asha)).toEqual(['Kettle 8.80']);
  expect(play.printed).not.toContain('Refused');
});

test('a runner that was withdrawn before the first line takes no bets', async () => {
  await play.start(file({ img: true, ...race('ACTIVE ACTIVE REMOVED'), rc: depth.slice(0, 2) }, {}));
  expect(await runners()).toEqual(['1 ACTIVE 100@2.5', '2 ACTIVE 100@2.86', '3 REMOVED 2500']);
});

const place = (statuses: string, changed: object = {}) =>
  race(statuses, { marketType: 'PLACE', numberOfWinners: 2, ...changed });

test('a market whose withdrawals leave no more runners than places stays suspended until its result', async () => {
  await play.start(
    file(
      { img: true, ...place('ACTIVE ACTIVE ACTIVE'), rc: depth },
      place('ACTIVE ACTIVE REMOVED', { version: 2 }),
      place('WINNER WINNER REMOVED', { version: 3, status: 'CLOSED' }),
    ),
  );
  await play.bet(asha, '1', 250);
  await play.next();
  expect((await play.book()).definition).toMatchObject({
    status: 'SUSPENDED',
    suspendReason: 'TOO_FEW_RUNNERS',
  });
  expect(await runners()).toEqual(['1 ACTIVE', '2 ACTIVE', '3 REMOVED 2500']);
  await play.end();
  // In a place market the winnings are reduced: 1.50 by 25 %, rounded half up.
  expect(await play.settlements(asha)).toEqual(['Kettle, Barge 11.30']);
});

test('a race all of whose runners are withdrawn ends void', async () => {
  await play.start(
    file(
      { img: true, ...race('ACTIVE ACTIVE ACTIVE'), rc: depth },
      race('REMOVED REMOVED REMOVED', { version: 2, status: 'CLOSED' }),
    ),
  );
  await play.bet(asha, '1', 250);
  await play.end();
  expect(await play.settlements(asha)).toEqual(['Void 0.00']);
});

test('a result that is corrected after the close is settled anew', async () => {
  await play.start(
    file(
      { img: true, ...race('ACTIVE ACTIVE ACTIVE'), rc: depth },
      race('WINNER LOSER LOSER', { version: 2, status: 'CLOSED' }),
      race('WINNER LOSER LOSER', { version: 3, status: 'CLOSED', settledTime: '2026-01-02T11:00:00.000Z' }),
      race('LOSER WINNER LOSER', { version: 4, status: 'CLOSED' }),
      race('REMOVED REMOVED REMOVED', { version: 5, status: 'CLOSED' }),
    ),
  );
  await play.bet(asha, '1', 250);
  await play.end();
  expect(await play.settlements(asha)).toEqual([
    'Kettle 15.00',
    'Corrected: Barge -25.00',
    'Corrected: Void 10.00',
  ]);
  expect(play.printed).toContain('2 results corrected');
});

test('of two copies of a market the one of the higher version is played, and the older is named', async () => {
  const older = race('ACTIVE ACTIVE ACTIVE', { version: 1, status: 'SUSPENDED', eventName: 'Older' });
  await play.start(
    writeFixture(
      asText([
        mcm(
          0,
          { img: true, ...race('ACTIVE ACTIVE ACTIVE', { version: 2 }), rc: depth },
          { img: true, ...older, rc: [{ id: 1, atb: [[7, 11]] }] },
        ),
        mcm(1_000, {}),
      ]),
    ),
  );
  expect(await runners()).toEqual(['1 ACTIVE 100@2.5', '2 ACTIVE 100@2.86', '3 ACTIVE 100@4']);
  expect((await play.book()).definition).toMatchObject({ status: 'OPEN', eventName: 'Reds v Blues' });
  expect(play.printed).toContain('1 older copy of a market');
});

test.each([
  [
    'best levels',
    {
      batb: [
        [0, 2.5, 120.5],
        [1, 2.48, 7],
      ],
      batl: [[0, 2.52, 60]],
    },
    '120.5@2.5 7@2.48',
    '60@2.52',
    '1 market from its best levels alone',
  ],
  [
    'displayed levels',
    { bdatb: [[0, 2.5, 120.5]], bdatl: [[0, 2.52, 60]] },
    '120.5@2.5',
    '60@2.52',
    '1 market from its best levels alone, virtual bets included',
  ],
] as const)(
  'a market of which only %s are recorded has them for its book',
  async (_, levels, toBack, toLay, said) => {
    await play.start(
      file(
        { img: true, ...race('ACTIVE ACTIVE ACTIVE'), rc: [{ id: 1, ...levels }] },
        { rc: [{ id: 1, ...Object.fromEntries(Object.keys(levels).map((key) => [key, [[0, 0, 0]]])) }] },
        race('WINNER LOSER LOSER', { version: 2, status: 'CLOSED' }),
      ),
    );
    const text = (side: readonly Level[]) =>
      side.map(([odds, size]) => `${size / 100}@${odds / 100}`).join(' ');
    const [first] = (await play.book()).runners;
    expect([text(first!.toBack), text(first!.toLay)]).toEqual([toBack, toLay]);
    await play.bet(asha, '1', 250);
    expect(play.printed).toContain(said);
    await play.end();
    expect(await play.settlements(asha)).toEqual(['Kettle 15.00']);
  },
);

test('a market of which only trades are recorded is left out, and the log says why', async () => {
  await play.start(
    file(
      { img: true, ...race('ACTIVE ACTIVE ACTIVE'), rc: [{ id: 1, ltp: 2.5, trd: [[2.5, 10]], tv: 10 }] },
      race('WINNER LOSER LOSER', { version: 2, status: 'CLOSED' }),
    ),
  );
  await play.end();
  expect(play.printed).toContain('2 messages, 0 markets');
  expect(play.printed).toContain('1 market without prices to bet at');
});

const all = [...depth, { id: 4, atb: [[5, 100]], atl: [[5.2, 100]] }];

test.each([
  // Three share two places: two thirds of each stake win, one third loses.
  [
    'more winners than places',
    'WINNER WINNER WINNER LOSER',
    [6.67, 9.07, 16.67, -10],
    'settled as a dead heat',
  ],
  [
    'fewer winners than places',
    'WINNER LOSER LOSER LOSER',
    [15, -10, -10, -10],
    'with fewer winners than places',
  ],
  // The two share the second place: half of each stake wins.
  [
    'one winner and two without a result',
    'WINNER ACTIVE ACTIVE LOSER',
    [15, 4.3, 10, -10],
    'settled as a dead heat',
  ],
] as const)(
  'a place market of %s pays its winners and none of its losers',
  async (_, statuses, profits, said) => {
    const running = 'ACTIVE ACTIVE ACTIVE ACTIVE';
    for (const [at, profit] of profits.entries()) {
      play = new SteppedReplay(exchange);
      const closed = place(statuses, { version: 2, status: 'CLOSED' });
      await play.start(file({ img: true, ...place(running), rc: all }, closed));
      await play.bet(asha, String(at + 1), [250, 286, 400, 500][at]!);
      await play.end();
      const [settlement] = await play.settlements(asha);
      expect(settlement?.split(' ').at(-1)).toBe(profit.toFixed(2));
    }
    expect(play.printed).toContain(`1 market ${said}`);
  },
);

test('a market of which no winner is recorded is void, and the log says so', async () => {
  const closed = place('LOSER LOSER LOSER LOSER', { version: 2, status: 'CLOSED' });
  await play.start(file({ img: true, ...place('ACTIVE ACTIVE ACTIVE ACTIVE'), rc: all }, closed));
  await play.bet(asha, '1', 250);
  await play.end();
  expect(await play.settlements(asha)).toEqual(['Void 0.00']);
  expect(play.printed).toContain('1 market void: no winner is recorded');
});
