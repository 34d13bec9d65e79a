import { expect, test } from 'vitest';
import { reportCsv } from '#domain/site/report.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { betHistoryReport } from './bet-history.ts';

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
  averageOdds: 250,
  state: 'SETTLED',
  reason: null,
  result: 'Ridgeway',
  profit: 1,
});

const clientWith = (bets: object[]) =>
  ({
    query: async () => ({
      data: {
        betHistory: {
          __typename: 'BetHistory',
          count: 2,
          stake: 2,
          matched: 2,
          paid: { profit: 3, commission: 0 },
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
    ['Staked', 2],
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
  expect(answer.rows.map(({ cells }) => cells[5])).toMatchObject([
    { text: 'Lapsed', note: `${why} Result: Ridgeway` },
    { text: 'Lapsed', note: why },
  ]);
});

test('a bet that a cash out placed is marked, in the table and in the file', async () => {
  const kind = betHistoryReport({ of: 'market', marketId: 'm1' });
  const answer = await kind.read(clientWith([{ ...betOf('1'), byCashOut: true }, betOf('2')]), asked);
  if ('refusal' in answer) throw new Error('It was refused');
  expect(answer.rows.map(({ cells }) => cells[1])).toMatchObject([{ mark: 'Cash out' }, {}]);
  expect(answer.rows[1]?.cells[1]).not.toHaveProperty('mark');
  const file = reportCsv(kind.columns, answer.rows);
  expect(file).toContain('Back Ridgeway (Cash out; Harbour Town v Ridgeway – Match Odds)');
});

test('each bet leads to the rules it was placed under', async () => {
  const kind = betHistoryReport({ of: 'market', marketId: 'm1' });
  const answer = await kind.read(clientWith([betOf('1')]), asked);
  if ('refusal' in answer) throw new Error('It was refused');
  expect(answer.rows[0]?.cells).toContainEqual(
    expect.objectContaining({ popup: { text: 'Rules, version 2', hash: '#rules/m1/2' } }),
  );
});
