import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listSettlements } from '#contract/account.ts';
import { getEvent, getMarketBook } from '#contract/market.ts';
import { asText, definition, mcm, writeFixture } from '#server/replay/recording.test-data.ts';
import { SteppedReplay } from '#tests/support/stepped-replay.ts';
import { aBet, dataOf, TestExchange } from '../support/test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

let play: SteppedReplay;
beforeEach(() => void (play = new SteppedReplay(exchange)));

/** `OPEN back 10@2 9@1.9 lay 5@2.1`, for runner 1; sizes in whole units. */
async function seen(): Promise<string> {
  const { definition: market, runners } = await play.book();
  const { toBack, toLay } = runners[0]!;
  const text = (levels: typeof toBack) =>
    levels.map(([odds, size]) => `${size / 100}@${odds / 100}`).join(' ');
  return `${market.status}${market.inPlay ? ' in play' : ''} back ${text(toBack)} lay ${text(toLay)}`;
}

const depth = (pt: number, rc: object) => mcm(pt, { rc: [{ id: 1, ...rc }] });

test('depth, status, turning in play and result are the recording’s, and a bettor is paid by them', async () => {
  const dogs = (changed: object = {}) => ({
    marketDefinition: definition({ eventTypeId: '4339', marketBaseRate: 5, ...changed }),
  });
  const runners = [
    { id: 1, status: 'WINNER' },
    { id: 2, status: 'LOSER' },
  ];
  const handicap = {
    id: '1.900',
    marketDefinition: definition({ bettingType: 'ASIAN_HANDICAP_SINGLE_LINE' }),
  };
  const file = writeFixture(
    asText([
      mcm(0, { img: true, ...dogs() }, handicap),
      depth(1_000, {
        atb: [
          [2, 10],
          [1.9, 9],
          [5.33, 1],
        ],
        atl: [[2.1, 5]],
        bdatb: [[0, 2, 99]],
      }),
      depth(2_000, {
        atb: [
          [2, 12],
          [1.9, 0],
        ],
        atl: [[2.1, 2]],
      }),
      mcm(3_000, dogs({ status: 'SUSPENDED' })),
      mcm(4_000, {
        ...dogs({ inPlay: true, betDelay: 5 }),
        rc: [{ id: 1, atb: [[2, 3]], atl: [[2.1, 0]] }],
      }),
      mcm(900_000, dogs({ status: 'CLOSED', runners })),
    ]),
  );
  const replay = await play.open(file);
  expect(play.printed).toMatch(/Reds v Blues: http:\/\/site\/marketdetails\/replay-\w+-77\/4339/);
  expect(play.printed).toContain(
    'Left out: 1 level off the ladder, 0 crossed levels, 1 handicap market, 1 entry of virtual columns',
  );
  const playing = replay.run(play.stop.signal);
  await play.clock.shown();
  expect(await seen()).toBe('OPEN back  lay ');
  await play.clock.next(playing);
  expect(await seen()).toBe('OPEN back 10@2 9@1.9 lay 5@2.1');

  const asha = await exchange.signIn('asha');
  const bet = aBet({ runnerId: '1', side: 'BACK', odds: 200, stake: 4_00 });
  const [result] = await exchange.instruct(asha, play.playedId(), bet);
  expect(result).toMatchObject({ status: 'ACCEPTED', fills: [{ odds: 200, stake: 4_00 }] });
  expect(await seen()).toBe('OPEN back 6@2 9@1.9 lay 5@2.1');
  await play.clock.next(playing);
  expect(await seen()).toBe('OPEN back 12@2 lay 2@2.1');

  await play.clock.next(playing);
  expect(await seen()).toBe('SUSPENDED back 12@2 lay 2@2.1');
  await play.clock.next(playing);
  expect(await seen()).toBe('OPEN in play back 3@2 lay ');
  const eventId = /marketdetails\/([^/]+)/.exec(play.printed)![1]!;
  const eventOf = async () => dataOf(await exchange.call(getEvent, { params: { eventId } }));
  expect(await eventOf()).toMatchObject({ inPlay: true, ended: false, sportId: '4339', home: 'Reds' });

  await play.clock.next(playing);
  expect(await playing).toBe(0);
  expect(play.clock.now()).toBe(4_000 + 5_000);
  expect((await play.book()).definition).toMatchObject({
    status: 'CLOSED',
    voided: false,
    commissionRate: 500,
  });
  expect(await eventOf()).toMatchObject({ inPlay: false, ended: true });
  const [settlement] = dataOf(await exchange.call(listSettlements, {}, asha));
  expect(settlement).toMatchObject({
    marketId: play.playedId(),
    result: 'Reds',
    profit: 4_00,
    commission: 20,
  });
});

test('a market of several winners is played as one, and pays for each of them', async () => {
  const placed = (changed: object = {}, statuses = ['ACTIVE', 'ACTIVE', 'ACTIVE']) => ({
    marketDefinition: definition({
      marketType: 'PLACE',
      numberOfWinners: 2,
      runners: statuses.map((status, at) => ({
        id: at + 1,
        status,
        sortPriority: at + 1,
        name: `Dog ${at + 1}`,
      })),
      ...changed,
    }),
  });
  const file = writeFixture(
    asText([
      mcm(0, { img: true, ...placed() }),
      mcm(1_000, { rc: [1, 2, 3].map((id) => ({ id, atb: [[1.5, 10]] })) }),
      mcm(2_000, placed({ status: 'CLOSED' }, ['WINNER', 'LOSER', 'WINNER'])),
    ]),
  );
  const playing = (await play.open(file)).run(play.stop.signal);
  expect(play.printed).not.toContain('several winners');
  await play.clock.next(playing);
  expect((await play.book()).definition).toMatchObject({ kind: 'PLACE', numberOfWinners: 2 });
  const asha = await exchange.signIn('asha');
  for (const runnerId of ['1', '2', '3'])
    await exchange.instruct(asha, play.playedId(), aBet({ runnerId, side: 'BACK', odds: 150, stake: 4_00 }));
  await play.clock.next(playing);
  expect(await playing).toBe(0);
  const settled = dataOf(await exchange.call(listSettlements, {}, asha));
  const own = settled.find((one) => one.marketId === play.playedId());
  expect(own).toMatchObject({ result: 'Dog 1, Dog 3', profit: 2_00 + 2_00 - 4_00 });
});

test('what a bettor takes is put back when the market next moves, though the recording says nothing of it', async () => {
  const moves = Array.from({ length: 200 }, (_, at) =>
    mcm(2_000 + at, { rc: [{ id: 2, atb: [[3, 1 + at]] }] }),
  );
  const file = writeFixture(
    asText([mcm(0, { marketDefinition: definition() }), depth(1_000, { atb: [[2, 10]] }), ...moves]),
  );
  const playing = (await play.open(file)).run(play.stop.signal);
  playing.catch(() => undefined);
  await play.clock.next(playing);
  const bet = aBet({ runnerId: '1', side: 'BACK', odds: 200, stake: 7_00 });
  await exchange.instruct(await exchange.signIn('ben'), play.playedId(), bet);
  expect(await seen()).toBe('OPEN back 3@2 lay ');
  // How soon the maker hears of it depends on the stream.
  for (let move = 0; move < moves.length && (await seen()) !== 'OPEN back 10@2 lay '; move++)
    await play.clock.next(playing);
  expect(await seen()).toBe('OPEN back 10@2 lay ');
  play.stop.abort(new Error('enough'));
  await expect(playing).rejects.toThrow('enough');
});

test('a play that was killed is cleared away by the next, and one that ends voids what has no result', async () => {
  const file = writeFixture(
    asText([mcm(0, { marketDefinition: definition() }), depth(1, { atb: [[2, 10]] })]),
  );
  const killed = (await play.open(file)).run(play.stop.signal);
  await play.clock.shown();
  const leftBehind = play.playedId();
  play.stop.abort(new Error('killed'));
  await expect(killed).rejects.toThrow('killed');

  play = new SteppedReplay(exchange);
  const replay = await play.open(file);
  const { definition: left } = dataOf(
    await exchange.call(getMarketBook, { params: { marketId: leftBehind } }),
  );
  expect(left).toMatchObject({ status: 'CLOSED', voided: true });

  const playing = replay.run(play.stop.signal);
  await play.clock.next(playing);
  expect(await playing).toBe(1);
  expect(await seen()).toBe('OPEN back 10@2 lay ');
  await replay.end();
  expect((await play.book()).definition).toMatchObject({ status: 'CLOSED', voided: true });
});
