import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Credentials } from '#contract/rest-client.ts';
import { depth, file, place, race } from '#tests/support/recorded-race.ts';
import { SteppedReplay } from '#tests/support/stepped-replay.ts';
import { TestExchange } from '#tests/support/test-exchange.ts';

/** What bets on a recorded market are paid. */

let exchange: TestExchange;
let asha: Credentials;
beforeAll(async () => {
  exchange = await TestExchange.open();
  asha = await exchange.signIn('asha');
});
afterAll(() => exchange.close());

let play: SteppedReplay;
beforeEach(() => void (play = new SteppedReplay(exchange)));

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
