import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resettleMarket, settleMarket } from '#contract/operator.ts';
import { listAudit } from '#contract/payment-desk.ts';
import { setRollingRate } from '#contract/rolling-commission.ts';
import { readWhole } from '#features/report/read-whole.ts';
import { rollingCommissionReport } from '#features/report/rolling-commission.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** Six weeks of a bettor who is paid by their turnover, read as the page reads it, beside the ledger. */

const hour = 3_600_000;
let now = Date.parse('2026-03-02T04:00:00.000Z');
let exchange: TestExchange;
let gateway: TestGateway;
let ledger: Client;
let token: string;

beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  gateway = await openTestGateway(exchange.url);
  ledger = new Client({ connectionString: exchange.databaseUrl });
  await ledger.connect();
  for (let at = 0; at < 42; at++) await liveThrough(at);
  token = (await exchange.signIn('asha')).token!;
}, 60_000);
afterAll(async () => {
  await ledger.end();
  await gateway.close();
  await exchange.close();
});

/** Every day a market is won, lost or void, and some are settled anew; once the rate changes. */
async function liveThrough(at: number): Promise<void> {
  now += 23 * hour;
  const [asha, ben] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  if (at === 20) dataOf(await setRate(137));
  const marketId = await exchange.openMarket(`m${at}`);
  const stake = 1_000_00 + 137 * at;
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', stake }));
  await exchange.instruct(asha, marketId, aBet({ stake }));
  const outcome = (which: number) => ({ winners: which % 5 === 4 ? [] : [which % 2 ? 'r1' : 'r2'] });
  const settle = { params: { marketId }, body: outcome(at) };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  if (at % 3 > 0) return;
  const anew = { params: { marketId }, body: outcome(at + 1) };
  dataOf(await exchange.call(resettleMarket, anew, exchange.operator));
}

const setRate = (rate: number, userName = 'asha') => {
  const body = { operatorName: 'Olga', reason: 'As agreed.', rate };
  return exchange.call(setRollingRate, { params: { userName }, body }, exchange.operator);
};

const client = () =>
  ({
    query: ({ variables }: { variables: object }) => gateway.run('RollingCommission', variables, token),
  }) as unknown as GraphqlClient;

/** What the ledger booked to an account in those moments, by these kinds. */
async function booked(accountId: string, kinds: string[], from: string, to: string): Promise<number> {
  const { rows } = await ledger.query<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from ledger_entries join ledger_transactions using (transaction_id)
     where account_id = $1 and ledger_transactions.kind = any ($2) and ledger_entries.at >= $3 and ledger_entries.at < $4`,
    [accountId, kinds, from, to],
  );
  return Number(rows[0]!.sum);
}
const accrualKinds = ['rolling-commission', 'rolling-reversal'];

test.each([
  ['UTC', '2026-03-08', '2026-03-15', '2026-03-08T00:00:00Z', '2026-03-16T00:00:00Z'],
  ['Asia/Kolkata', '2026-03-08', '2026-03-15', '2026-03-07T18:30:00Z', '2026-03-15T18:30:00Z'],
  ['America/St_Johns', '2026-03-08', '2026-03-15', '2026-03-08T03:30:00Z', '2026-03-16T02:30:00Z'],
  ['UTC', '2026-03-01', '2026-04-30', '2026-03-01T00:00:00Z', '2026-05-01T00:00:00Z'],
])(
  'in %s from %s to %s the page’s rows come to its sums, and these to the ledger’s',
  async (zone, from, to, start, end) => {
    const read = (part: Parameters<Parameters<typeof readWhole>[0]>[0], sort: string) =>
      rollingCommissionReport.read(client(), {
        period: { from, to, zone },
        page: { ...part, direction: 'ASC' },
        sort,
      });
    const accrued = await booked('rolling:demo-asha', accrualKinds, start, end);
    const paid = await booked('demo-asha', ['rolling-paid'], start, end);
    expect(paid).toBeGreaterThan(0);
    for (const sort of ['AT', 'TURNOVER', 'AMOUNT']) {
      const told = await read({ limit: 25 }, sort);
      const rows = await readWhole((part) => read({ ...part, limit: 7 }, sort), new AbortController().signal);
      const sumOf = (column: number) =>
        rows.reduce((sum, { cells }) => {
          const cell = cells[column]!;
          return sum + ('money' in cell ? cell.money : NaN);
        }, 0);
      expect(told).toMatchObject({
        count: rows.length,
        sums: [
          { label: 'Turnover', money: sumOf(2) },
          { label: 'Accrued', money: sumOf(4) },
          { label: 'Paid out', money: paid },
        ],
      });
      expect(sumOf(4)).toBe(accrued);
    }
  },
);

test('what has accrued and is not paid is the balance of an account of its own', async () => {
  const always = ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'] as const;
  const accrued = await booked('rolling:demo-asha', [...accrualKinds, 'rolling-paid'], ...always);
  const paid = await booked('demo-asha', ['rolling-paid'], ...always);
  const { data } = await gateway.run('RollingTerms', {}, token);
  expect(data.rollingTerms).toMatchObject({ rate: 137, accrued, paid });
  expect(data.rollingTerms.dueAt).toMatch(/T00:00:00.000Z$/);
  expect(new Date(data.rollingTerms.dueAt).getUTCDay()).toBe(1);
  await exchange.reopen();
  await gateway.close();
  gateway = await openTestGateway(exchange.url);
  const again = await gateway.run('RollingTerms', {}, token);
  expect(again.data).toEqual(data);
});

test('a correction is a row of its own, and what a market came to follows the last result', async () => {
  const { data } = await gateway.run(
    'RollingCommission',
    {
      period: { from: '2026-03-01', to: '2026-04-30', zone: 'UTC' },
      page: { limit: 500, direction: 'ASC' },
      rollingSort: 'AT',
    },
    token,
  );
  const of = (marketId: string) =>
    data.rollingCommission.rows
      .filter((row: { marketId: string }) => row.marketId === marketId)
      .map(({ turnover, rate, amount, isCorrection }: Record<string, unknown>) => [
        turnover,
        rate,
        amount,
        isCorrection,
      ]);
  expect(of('m1-odds')).toEqual([[1_001_37, 50, 5_01, false]]);
  expect(of('m4-odds')).toEqual([[0, 50, 0, false]]);
  expect(of('m3-odds')).toEqual([
    [1_004_11, 50, 5_02, false],
    [-1_004_11, 50, -5_02, true],
  ]);
  expect(of('m20-odds')).toEqual([[1_027_40, 137, 14_08, false]]);
});

test('who set a rate, when and why stands in the audit', async () => {
  expect(await setRate(50, 'nobody-there')).toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
  const audit = dataOf(await exchange.call(listAudit, { query: {} }, exchange.operator));
  expect(audit.filter(({ act }) => act.startsWith('ROLLING_RATE'))).toMatchObject([
    { who: 'Olga', act: 'ROLLING_RATE 137', subject: 'demo-asha', reason: 'As agreed.' },
  ]);
});
