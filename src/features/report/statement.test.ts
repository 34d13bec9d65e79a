import { expect, test } from 'vitest';
import type { GraphqlClient } from '#graphql/client.ts';
import { statementReport } from './statement.ts';

const entryOf = (
  entryId: string,
  at: string,
  amount: number,
  kind = 'settlement',
  reference = kind === 'settlement' ? 'Ridgeway' : 'transfer-7',
) => ({
  entryId,
  at,
  kind,
  reference,
  marketId: kind === 'settlement' ? 'm1' : null,
  sportId: kind === 'settlement' ? '1' : null,
  eventName: 'Harbour Town v Ridgeway',
  marketName: 'Match Odds',
  amount,
  balanceAfter: 0,
});
/** In Kolkata the first two are of the 2nd of May, though UTC still has the 1st. */
const entries = [
  entryOf('4', '2026-05-01T20:00:00Z', 300),
  entryOf('3', '2026-05-01T19:00:00Z', -100),
  entryOf('2', '2026-05-01T18:00:00Z', -50),
  entryOf('1', '2026-05-01T10:00:00Z', 1_000, 'deposit'),
];

async function read({
  offset = 0,
  count = 4,
  sort = 'AT',
  funds = 1_000,
  listed = entries,
}: { offset?: number; count?: number; sort?: string; funds?: number | null; listed?: typeof entries } = {}) {
  const sums = { opening: 0, total: 1_150, funds, closing: 1_150, count };
  const client = {
    query: async () => ({ data: { statement: { __typename: 'Statement', ...sums, entries: listed } } }),
  } as unknown as GraphqlClient;
  const answer = await statementReport.read(client, {
    period: { from: '2026-05-01', to: '2026-05-02', zone: 'Asia/Kolkata' },
    page: { offset, limit: 25, direction: 'DESC' },
    sort,
  });
  if ('refusal' in answer) throw new Error('It was refused');
  return answer;
}

const daysIn = async (asked: Parameters<typeof read>[0]) =>
  (await read(asked)).rows.map(({ group }) => [group?.text, group?.sum?.money]);

test('entries stand under their days of the bettor’s zone, each with its total', async () => {
  const [second, first] = [
    ['Sat 2 May 2026', 200],
    ['Fri 1 May 2026', 950],
  ];
  expect(await daysIn({})).toEqual([second, second, first, first]);
});

test('a day that goes on on another page tells no total; entries in another order stand under no day', async () => {
  const totals = async (asked: Parameters<typeof read>[0]) => (await daysIn(asked)).map(([, sum]) => sum);
  expect(await totals({ offset: 25, count: 29 })).toEqual([undefined, undefined, 950, 950]);
  expect(await totals({ count: 5 })).toEqual([200, 200, undefined, undefined]);
  expect((await read({ sort: 'AMOUNT' })).rows.map(({ group }) => group)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('what was paid in or out is told apart from betting, where the exchange tells it', async () => {
  const sumsOf = async (funds: number | null) =>
    (await read({ funds })).sums.map(({ label, money }) => [label, money]);
  expect(await sumsOf(1_000)).toEqual([
    ['Opening balance', 0],
    ['Money in less money out', 1_000],
    ['Betting, games and bonuses', 150],
    ['Closing balance', 1_150],
  ]);
  expect(await sumsOf(null)).toContainEqual(['Total of the period', 1_150]);
});

test('what an account began with is called play money, and needs no reference', async () => {
  const depositOf = async (reference: string) => {
    const deposit = entryOf('1', '2026-05-01T10:00:00Z', 1_000, 'deposit', reference);
    return (await read({ listed: [deposit] })).rows[0]?.cells[2];
  };
  expect(await depositOf('play-money-gita')).toEqual({ text: 'Play money to begin with' });
  expect(await depositOf('transfer-play-money')).toMatchObject({ text: 'Into your account' });
});

test('a deposit says where the money went; its reference is called one', async () => {
  const { rows } = await read();
  expect(rows.at(-1)?.cells[2]).toEqual({ text: 'Into your account', note: 'Reference: transfer-7' });
  expect(rows[0]?.cells[2]).toMatchObject({
    text: 'Harbour Town v Ridgeway',
    note: 'Match Odds · Result: Ridgeway',
  });
});

test('payments, transfers and a bonus say what they are, and which way the money went', async () => {
  const cellsOf = async (kind: string, amount: number) => {
    const entry = entryOf('1', '2026-05-01T10:00:00Z', amount, kind, 'LL-7K2M9QXD4T');
    const [, name, subject] = (await read({ listed: [entry] })).rows[0]?.cells ?? [];
    return [name, subject];
  };
  const note = 'Reference: LL-7K2M9QXD4T';
  expect(await cellsOf('payment-in', 500)).toEqual([
    { text: 'Deposit' },
    { text: 'Into your account', note },
  ]);
  expect(await cellsOf('withdrawal-back', 500)).toEqual([
    { text: 'Withdrawal given back' },
    { text: 'Back into your account', note },
  ]);
  const transfer = { text: 'Transfer' };
  expect(await cellsOf('transfer', -500)).toEqual([transfer, { text: 'To the partner’s wallet', note }]);
  expect(await cellsOf('transfer', 500)).toEqual([transfer, { text: 'From the partner’s wallet', note }]);
  expect(await cellsOf('bonus', 500)).toEqual([{ text: 'Bonus' }, { text: 'You completed it' }]);
  expect((await cellsOf('some-new-kind', 1))[0]).toEqual({ text: 'some-new-kind' });
});
