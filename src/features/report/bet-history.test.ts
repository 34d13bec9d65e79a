import { expect, test } from 'vitest';
import { reportCsv } from '#domain/report/report.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { betHistoryReport, type BetsAsked } from './bet-history.ts';

/** Two bets of a market, each half a minor unit over; the market pays one minor unit more than their sum. */
const betOf = (orderId: string) => ({
  orderId,
  placedAt: '2026-05-01T12:00:00Z',
  sportId: '1',
  eventId: 'e1',
  marketId: 'm1',
  eventName: 'Harbour Town v Ridgeway',
  marketName: 'Match Odds',
  selectionName: 'Ridgeway',
  kind: 'WINNER',
  side: 'BACK',
  odds: 250,
  line: null,
  rulesVersion: 2,
  stake: 1,
  matched: 1,
  remaining: 0,
  averageOdds: 250,
  matchedValue: 250,
  state: 'SETTLED',
  reason: null,
  result: 'Ridgeway',
  profit: 1,
});

const clientWith = (
  bets: object[],
  paid: object | null = { profit: 3, commission: 0 },
  net: number | null = null,
) =>
  ({
    query: async () => ({
      data: {
        betHistory: {
          __typename: 'BetHistory',
          count: 2,
          stake: 2,
          matched: 2,
          paid,
          net,
          bets,
        },
      },
    }),
  }) as unknown as GraphqlClient;

const asked = {
  period: { from: '2026-05-01', to: '2026-05-01', zone: 'UTC' },
  page: { offset: 0, limit: 25, direction: 'DESC' },
  sort: 'AT',
} as const;

test('what rounding a market once leaves over is named for whoever reads it', async () => {
  const answer = await betHistoryReport({ of: 'market', marketId: 'm1' }).read(
    clientWith([betOf('1'), betOf('2')]),
    asked,
  );
  if ('refusal' in answer) throw new Error('It was refused');
  expect(answer.sums.map(({ label, money }) => [label, money])).toEqual([
    ['Staked, less cancelled', 2],
    ['Matched', 2],
    ['Profit of the market before commission', 3],
    ['Included rounding', 1],
    ['Commission', 0],
    ['Net after commission', 3],
  ]);
});

test('a bet that lapsed says why, beside the result of its market', async () => {
  const lapsed = { ...betOf('3'), state: 'LAPSED', reason: 'IN_PLAY', profit: null };
  const answer = await betHistoryReport({ of: 'period' }).read(
    clientWith([lapsed, { ...lapsed, result: null }]),
    asked,
  );
  if ('refusal' in answer) throw new Error('It was refused');
  const why = 'The unmatched part lapsed when the market turned in play.';
  expect(answer.rows.map(({ cells }) => cells[7])).toMatchObject([
    { text: 'Lapsed', note: `${why} Result: Ridgeway` },
    { text: 'Lapsed', note: why },
  ]);
});

test('a bet is told in the words of the slip: voided, not placed, partly matched', async () => {
  const gone = { ...betOf('1'), state: 'LAPSED', matched: 0, averageOdds: null, matchedValue: 0 };
  const unpaid = { result: null, profit: null };
  const bets = [
    { ...gone, ...unpaid, reason: 'VOID' },
    { ...gone, ...unpaid, reason: 'PROFIT_TOO_LARGE' },
    { ...betOf('3'), ...unpaid, state: 'UNMATCHED', stake: 3, remaining: 2 },
    { ...betOf('4'), ...unpaid, state: 'UNMATCHED', matched: 0, remaining: 1 },
  ];
  const kind = betHistoryReport({ of: 'period' });
  const answer = await kind.read(clientWith(bets), asked);
  if ('refusal' in answer) throw new Error('It was refused');
  const why = 'The operator voided it, or its runner was removed: the stake is back.';
  expect(answer.rows.map(({ cells }) => cells[7])).toEqual([
    { text: 'Voided', tone: 'neutral', note: why },
    { text: 'Not placed', tone: 'neutral', note: 'The bet would win more than one bet in this market may.' },
    { text: 'Partly matched', tone: 'warning' },
    { text: 'Unmatched', tone: 'warning' },
  ]);
  const file = reportCsv(kind.columns, answer.rows, 'UTC');
  expect(file).toContain(`Voided (${why})`);
  expect(file).toContain('Partly matched');
});

test('of a bet that stands, the history says that only a part was voided', async () => {
  const bet = { ...betOf('1'), stake: 2, reason: 'VOID' };
  const bets = [bet, { ...bet, state: 'UNMATCHED', matched: 0, remaining: 1, result: null, profit: null }];
  const answer = await betHistoryReport({ of: 'period' }).read(clientWith(bets), asked);
  if ('refusal' in answer) throw new Error('It was refused');
  const why = 'Part of it was voided. The operator voided it, or its runner was removed: the stake is back.';
  expect(answer.rows.map(({ cells }) => cells[7])).toMatchObject([
    { text: 'Won', note: `${why} Result: Ridgeway` },
    { text: 'Unmatched', note: why },
  ]);
});

test('a bet tells whose mark stands before it, but not among the bets of its one market', async () => {
  const faceIn = async (kind: ReturnType<typeof betHistoryReport>) => {
    const answer = await kind.read(clientWith([betOf('1')]), asked);
    return 'refusal' in answer ? null : answer.rows[0]?.cells[1];
  };
  const face = { name: 'Ridgeway', eventName: 'Harbour Town v Ridgeway', sportId: '1' };
  expect(await faceIn(betHistoryReport({ of: 'period' }))).toMatchObject({ face });
  expect(await faceIn(betHistoryReport({ of: 'market', marketId: 'm1' }))).not.toHaveProperty('face');
});

test('a bet that a cash out placed is marked, in the table and in the file', async () => {
  const kind = betHistoryReport({ of: 'market', marketId: 'm1' });
  const answer = await kind.read(clientWith([{ ...betOf('1'), byCashOut: true }, betOf('2')]), asked);
  if ('refusal' in answer) throw new Error('It was refused');
  expect(answer.rows.map(({ cells }) => cells[1])).toMatchObject([{ mark: 'Cash out' }, {}]);
  expect(answer.rows[1]?.cells[1]).not.toHaveProperty('mark');
  const file = reportCsv(kind.columns, answer.rows, 'UTC');
  expect(file).toContain('Back Ridgeway (Cash out; Harbour Town v Ridgeway – Match Odds)');
});

test('the rules that bets were placed under are said once of a market, until what it paid tells them', async () => {
  const clientOf = (paid: object | null) =>
    clientWith([betOf('1'), { ...betOf('2'), rulesVersion: 3 }], paid);
  const rulesIn = async (which: BetsAsked, paid: object | null) => {
    const answer = await betHistoryReport(which).read(clientOf(paid), asked);
    if ('refusal' in answer) throw new Error('It was refused');
    expect(JSON.stringify(answer.rows)).not.toMatch(/rules/i);
    return answer.rules;
  };
  const market = { of: 'market', marketId: 'm1' } as const;
  expect(await rulesIn(market, null)).toEqual({ marketId: 'm1', versions: [2, 3] });
  expect(await rulesIn(market, { profit: 3, commission: 0 })).toBeUndefined();
  expect(await rulesIn({ of: 'period' }, null)).toBeUndefined();
});

test('what a bet could win is counted from its fills, not from their rounded average', async () => {
  const open = {
    ...betOf('1'),
    state: 'MATCHED',
    result: null,
    profit: null,
    stake: 500_00,
    matched: 500_00,
  };
  // 458 would win 1,790.00.
  const fills = { averageOdds: 458, matchedValue: 500_00 * 100 + 178_800_00 };
  const answer = await betHistoryReport({ of: 'period', scope: 'UNSETTLED' }).read(
    clientWith([{ ...open, ...fills }]),
    asked,
  );
  if ('refusal' in answer) throw new Error('It was refused');
  expect(answer.rows[0]?.cells.slice(5, 7)).toEqual([{ money: 1_788_00 }, { money: 500_00 }]);
});

test('a bet that stands says what it could win and lose, a lay its liability; one that is over says nothing', async () => {
  const open = { ...betOf('1'), state: 'UNMATCHED', result: null, profit: null };
  const lay = {
    ...open,
    side: 'LAY',
    odds: 300,
    averageOdds: 290,
    matchedValue: 29_000,
    stake: 200,
    matched: 100,
    remaining: 100,
  };
  const answer = await betHistoryReport({ of: 'period', scope: 'UNSETTLED' }).read(
    clientWith([lay, { ...open, matched: 0, remaining: 0, state: 'CANCELLED' }]),
    asked,
  );
  if ('refusal' in answer) throw new Error('It was refused');
  // Half at 2.90, half waiting at 3.00.
  expect(answer.rows[0]?.cells.slice(5, 7)).toEqual([{ money: 200 }, { money: 390 }]);
  expect(answer.rows[1]?.cells.slice(5, 7)).toEqual([{ text: '–' }, { text: '–' }]);
  // No sum of them: two bets in one market may not both win.
  expect(answer.sums.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/win/));
});

test('settled bets stand under their market, with what it paid as the exchange tells it', async () => {
  const other = { ...betOf('2'), marketId: 'm2', marketName: 'Winner' };
  const client = {
    query: async () => ({
      data: {
        betHistory: {
          __typename: 'BetHistory',
          count: 4,
          stake: 2,
          matched: 2,
          paid: null,
          net: 294,
          paidMarkets: [{ marketId: 'm1', profit: 300, commission: 6, byCashOut: true }],
          bets: [betOf('1'), other, betOf('3'), { ...other, orderId: '4' }],
        },
      },
    }),
  } as unknown as GraphqlClient;
  const read = async (which: BetsAsked, sort = 'AT') => {
    const answer = await betHistoryReport(which).read(client, { ...asked, sort });
    if ('refusal' in answer) throw new Error('It was refused');
    return answer.rows;
  };
  const settled = { of: 'period', scope: 'SETTLED' } as const;
  expect((await read(settled)).map(({ id, group }) => [id, group?.text, group?.sum])).toEqual([
    [
      '1',
      'Harbour Town v Ridgeway – Match Odds',
      { label: 'Net after commission, cash out included', money: 294 },
    ],
    [
      '3',
      'Harbour Town v Ridgeway – Match Odds',
      { label: 'Net after commission, cash out included', money: 294 },
    ],
    ['2', 'Harbour Town v Ridgeway – Winner', undefined],
    ['4', 'Harbour Town v Ridgeway – Winner', undefined],
  ]);
  // In another order, and among bets that are not settled, each stands for itself.
  expect((await read(settled, 'STAKE')).map(({ id, group }) => [id, group])).toEqual(
    ['1', '2', '3', '4'].map((id) => [id, undefined]),
  );
  expect((await read({ of: 'period' })).map(({ group }) => group?.text)).toEqual(
    Array.from({ length: 4 }, () => 'Fri 1 May 2026'),
  );
});

test('what the settled markets came to is told of all bets, also of those on other pages', async () => {
  // One of two is listed here.
  const client = clientWith([betOf('1')], null, -1_240_00);
  const answer = await betHistoryReport({ of: 'period' }).read(client, asked);
  if ('refusal' in answer) throw new Error('It was refused');
  expect(answer.sums).toContainEqual({ label: 'Net of settled markets', money: -1_240_00, isSigned: true });
});

test('a settled bet is won or lost; one that came to nothing, and one of which nobody knows, is settled', async () => {
  const client = clientWith([1, -1, 0, null].map((profit, at) => ({ ...betOf(String(at)), profit })));
  const answer = await betHistoryReport({ of: 'period' }).read(client, asked);
  if ('refusal' in answer) throw new Error('It was refused');
  expect(answer.rows.map(({ cells }) => cells[7])).toMatchObject(
    ['Won', 'Lost', 'Settled', 'Settled'].map((text) => ({ text, note: 'Result: Ridgeway' })),
  );
});
