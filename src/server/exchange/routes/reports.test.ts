import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { dayIn } from '#domain/calendar/zone-day.ts';
import { listLedgerEntries } from '#contract/account.ts';
import { fundAccount, resettleMarket, settleMarket } from '#contract/operator.ts';
import { getStatement } from '#contract/reports.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** Around the two days of 2026 on which New York has 23 and 25 hours. */
const moments = [
  '2026-03-07T23:59:59.999Z',
  '2026-03-08T04:59:59.999Z',
  '2026-03-08T05:00:00.000Z',
  '2026-03-08T18:29:59.999Z',
  '2026-03-08T18:30:00.000Z',
  '2026-03-09T03:59:59.999Z',
  '2026-03-09T04:00:00.000Z',
  '2026-10-31T18:30:00.000Z',
  '2026-11-01T03:59:59.999Z',
  '2026-11-01T04:30:00.000Z',
  '2026-11-02T04:59:59.999Z',
  '2026-11-02T05:00:00.000Z',
];
const zones = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'];

let exchange: TestExchange;
let asha: Credentials;
let now = Date.parse('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  for (const [at, moment] of moments.entries()) {
    now = Date.parse(moment);
    await liveThrough(at);
  }
  asha = await exchange.signIn('asha');
}, 60_000);
afterAll(() => exchange.close());

/** Asha wins, loses, is paid and paid anew, and is funded, at one moment. */
async function liveThrough(at: number): Promise<void> {
  const [bettor, layer] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  const marketId = await exchange.openMarket(`m${at}`);
  const stake = 1_000_00 + 137 * at;
  const [offer] = await exchange.instruct(layer, marketId, aBet({ side: 'LAY', stake }));
  const [bet] = await exchange.instruct(bettor, marketId, aBet({ stake }));
  expect([offer, bet]).toMatchObject([{ status: 'ACCEPTED' }, { status: 'ACCEPTED', fills: [{ stake }] }]);
  const settle = { params: { marketId }, body: { winners: [at % 2 ? 'r1' : 'r2'] } };
  dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  if (at % 3 === 0) {
    const anew = { params: { marketId }, body: { winners: [at % 2 ? 'r2' : 'r1'] } };
    dataOf(await exchange.call(resettleMarket, anew, exchange.operator));
  }
  const deposit = { params: { userName: 'asha' }, body: { amount: 500 + at, reference: `deposit-${at}-x` } };
  dataOf(await exchange.call(fundAccount, deposit, exchange.operator));
}

const ledger = async () => dataOf(await exchange.call(listLedgerEntries, { query: { limit: 500 } }, asha));
const statement = (query: Parameters<typeof askStatement>[0]) => askStatement(query).then(dataOf);
const askStatement = (
  query: NonNullable<Parameters<typeof exchange.call<typeof getStatement>>[1]['query']>,
) => exchange.call(getStatement, { query }, asha);

/** Every range of up to three days around both nights, in each zone. */
const ranges = zones.flatMap((zone) =>
  ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02'].flatMap(
    (from) => [0, 1, 2].map((days) => ({ zone, from, to: addDays(from, days) })),
  ),
);

describe('the account statement', () => {
  test('of any days of any zone is the ledger’s entries of those days, and its balances lead on from one another', async () => {
    const all = await ledger();
    for (const { zone, from, to } of ranges) {
      const its = all.filter(({ at }) => {
        const day = dayIn(zone, Date.parse(at));
        return from <= day && day <= to;
      });
      const { entries, ...sums } = await statement({ zone, from, to, limit: 500 });
      expect(
        entries.map(({ entryId }) => entryId),
        `${from} to ${to} in ${zone}`,
      ).toEqual(its.map(({ entryId }) => entryId));
      const total = its.reduce((sum, { amount }) => sum + amount, 0);
      const before = all.find(({ at }) => dayIn(zone, Date.parse(at)) < from);
      const opening = before?.balanceAfter ?? 0;
      expect(sums).toEqual({ opening, total, closing: opening + total, count: its.length });
    }
  });

  test('names what each entry is for, a correction in entries of its own', async () => {
    const { entries } = await statement({ from: '2026-03-07', to: '2026-03-07', direction: 'ASC' });
    expect(entries.map(({ kind }) => kind)).toEqual([
      'settlement',
      'settlement-reversal',
      'settlement',
      'commission',
      'deposit',
    ]);
    expect(entries[0]).toMatchObject({
      marketId: 'm0-odds',
      sportId: '4',
      eventName: 'Dunes v Harbour (m0)',
      marketName: 'Match Odds',
      reference: 'Harbour',
      amount: -1_000_00,
    });
    expect(entries[4]).toMatchObject({ marketId: null, eventName: null, amount: 500 });
  });

  test('is read part by part and in any order, with the sums of the whole period', async () => {
    const year = { from: '2026-01-01', to: '2026-12-31', zone: 'Asia/Kolkata' };
    const whole = await statement({ ...year, limit: 500, sort: 'AMOUNT', direction: 'ASC' });
    const amounts = whole.entries.map(({ amount }) => amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    const parts = [];
    for (let offset = 0; offset < whole.count; offset += 7) {
      const part = await statement({ ...year, offset, limit: 7, sort: 'AMOUNT', direction: 'ASC' });
      expect({ ...part, entries: [] }).toEqual({ ...whole, entries: [] });
      parts.push(...part.entries);
    }
    expect(parts).toEqual(whole.entries);
  });

  test.each([
    [{ from: '2026-05-02', to: '2026-05-01' }, 'INVALID_RANGE', 'The range ends before it begins.'],
    [{ from: '2026-02-30', to: '2026-05-01' }, 'INVALID_RANGE', 'There is no such day as 2026-02-30.'],
    [{ from: '2024-01-01', to: '2026-05-01' }, 'INVALID_RANGE', 'A report spans 366 days at most.'],
    [
      { from: '2026-05-01', to: '2026-05-01', zone: 'Mars/Base' },
      'UNKNOWN_ZONE',
      'There is no such time zone.',
    ],
  ])('of %j is refused in words', async (query, code, message) => {
    expect(await askStatement(query)).toMatchObject({ status: 422, code, message });
  });

  test('of what is no day, or more rows than are given at once, is not the schema', async () => {
    for (const wrong of [{ from: 'yesterday' }, { limit: 501 }, { offset: -1 }]) {
      const query = { from: '2026-05-01', to: '2026-05-01', ...wrong };
      expect(await askStatement(query)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
  });
});
