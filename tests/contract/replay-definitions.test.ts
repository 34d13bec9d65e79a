import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Level } from '#contract/market.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { asText, mcm, writeFixture } from '#server/replay/recording.test-data.ts';
import { depth, file, place, race } from '#tests/support/recorded-race.ts';
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
  expect(play.printed).toContain('1 market kept suspended: no more runners were left than places');
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

test('a market in two files is played from the first, and the log of the second says so', async () => {
  const win = { img: true, ...race('ACTIVE ACTIVE ACTIVE'), rc: depth };
  const both = writeFixture(asText([mcm(0, win, { ...win, id: '1.101' })]));
  await play.open(file(win), both);
  expect(play.printed.match(/, \d markets?,/g)).toEqual([', 1 market,', ', 1 market,']);
  expect(play.printed).toContain('1 market that another file plays\n');
  expect(play.printed).not.toContain('sport');
});

test('later facts are followed, or the log names them', async () => {
  const soon = { marketTime: '2026-01-02T10:05:00.000Z', numberOfWinners: 1 };
  await play.start(
    file(
      { img: true, ...race('ACTIVE ACTIVE ACTIVE', { numberOfWinners: 2, marketBaseRate: 2 }), rc: depth },
      race('ACTIVE ACTIVE ACTIVE ACTIVE', { version: 2, ...soon }),
      { rc: [{ id: 4, atb: [[5, 100]] }] },
      race('ACTIVE ACTIVE', { version: 3, ...soon, inPlay: true, betDelay: 90 }),
      race('ACTIVE ACTIVE REMOVED', { version: 4, ...soon, inPlay: true }),
      race('ACTIVE ACTIVE ACTIVE', { version: 5, ...soon, inPlay: true }),
      race('LOSER LOSER WINNER', { version: 6, ...soon, status: 'CLOSED' }),
      race('WINNER LOSER LOSER', { version: 7, ...soon, status: 'SUSPENDED' }),
      race('WINNER LOSER LOSER', { version: 8, ...soon, status: 'CLOSED' }),
    ),
  );
  expect(play.printed).toContain(
    'Later facts, played from the start: 1 new start time, 1 new number of winners, 1 new commission, 1 runner that joins\n',
  );
  expect(play.printed).toContain(
    '1 bet delay over 60 s, 1 closed market that opens again, 1 withdrawn runner that comes back\n',
  );
  expect((await play.book()).definition).toMatchObject({ numberOfWinners: 1, commissionRate: 0 });
  await play.bet(asha, '3', 400);
  await play.bet(asha, '1', 250);
  await play.next();
  await play.next();
  expect(await runners()).toEqual([
    '1 ACTIVE 100@2.5',
    '2 ACTIVE 100@2.86',
    '3 ACTIVE 100@4',
    '4 ACTIVE 100@5',
  ]);
  await play.next();
  expect((await play.book()).definition).toMatchObject({ inPlay: true, betDelay: 60 });
  // The third and the fourth are no longer listed; their factors are 25 and none.
  expect(await play.orders(asha)).toEqual(['3 lapsed 1000 VOID', '1 matched 1000@188']);
  await play.end();
  // The winner was taken out, so at first nobody has won.
  expect(await play.settlements(asha)).toEqual(['Void 0.00', 'Corrected: Kettle 8.80']);
  expect(play.printed).toContain('1 result corrected after the close');
});
