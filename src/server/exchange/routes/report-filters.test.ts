import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAccountChart } from '#contract/account-chart.ts';
import { listLedgerEntries } from '#contract/account.ts';
import { getBetHistory } from '#contract/bet-history.ts';
import { fundAccount, settleMarket } from '#contract/operator.ts';
import { getStatement } from '#contract/reports.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { dayIn } from '#domain/calendar/zone-day.ts';
import { entryGroups, kindsIn, resultKinds } from '#domain/report/entry-group.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** Moments round midnight in three zones, on the two days of 2026 that have 23 and 25 hours in St John’s and beside them. */
const moments = [
  '2026-03-07T18:29:59.999Z',
  '2026-03-07T18:30:00.000Z',
  '2026-03-08T03:29:59.999Z',
  '2026-03-08T03:30:00.000Z',
  '2026-03-09T02:29:59.999Z',
  '2026-03-09T02:30:00.000Z',
  '2026-11-01T02:29:59.999Z',
  '2026-11-01T02:30:00.000Z',
  '2026-11-02T03:29:59.999Z',
  '2026-11-02T03:30:00.000Z',
];
const zones = ['UTC', 'Asia/Kolkata', 'America/St_Johns'];
const spans = [
  { from: '2026-03-06', to: '2026-03-10' },
  { from: '2026-03-08', to: '2026-03-08' },
  { from: '2026-10-31', to: '2026-11-02' },
  { from: '2026-01-01', to: '2026-12-31' },
].flatMap((days) => zones.map((zone) => ({ ...days, zone })));

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

/** At one moment Asha backs and lays, one bet lapses, and she is funded. */
async function liveThrough(at: number): Promise<void> {
  const [bettor, layer] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  const marketId = await exchange.openMarket(`m${at}`);
  const stake = 500_00 + 37 * at;
  const back = at % 2 === 0;
  await exchange.instruct(layer, marketId, aBet({ side: back ? 'LAY' : 'BACK', stake }));
  await exchange.instruct(bettor, marketId, aBet({ side: back ? 'BACK' : 'LAY', stake }));
  await exchange.instruct(bettor, marketId, aBet({ odds: 900, stake: 150_00 }));
  const ends = { params: { marketId }, body: { winners: [at % 3 === 0 ? 'r1' : 'r2'] } };
  if (at < moments.length - 2) dataOf(await exchange.call(settleMarket, ends, exchange.operator));
  const deposit = {
    params: { userName: 'asha' },
    body: { amount: 1_000 + at, reference: `deposit-${at}-x` },
  };
  dataOf(await exchange.call(fundAccount, deposit, exchange.operator));
}

type Query<Call extends Parameters<typeof exchange.call>[0]> = NonNullable<
  Parameters<typeof exchange.call<Call>>[1]['query']
>;
const statement = async (query: Query<typeof getStatement>) =>
  dataOf(await exchange.call(getStatement, { query }, asha));
const chart = async (query: Query<typeof getAccountChart>) =>
  dataOf(await exchange.call(getAccountChart, { query }, asha));
const bets = async (query: Query<typeof getBetHistory>) =>
  dataOf(await exchange.call(getBetHistory, { query: { limit: 500, ...query } }, asha));
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
const ledgerOf = async (days: { from: string; to: string; zone: string }) =>
  dataOf(await exchange.call(listLedgerEntries, { query: { limit: 500 } }, asha)).filter(({ at }) => {
    const day = dayIn(days.zone, Date.parse(at));
    return days.from <= day && day <= days.to;
  });

describe('a statement of one group', () => {
  test.each(spans)(
    'from $from to $to in $zone is the ledger’s entries of its kinds, and sums them',
    async (days) => {
      const all = await ledgerOf(days);
      const whole = await statement({ ...days, limit: 500 });
      const counts = [];
      for (const group of entryGroups) {
        const its = all.filter(({ kind }) => (kindsIn(group) as string[]).includes(kind));
        const part = await statement({ ...days, group, limit: 500 });
        expect(part.entries.map(({ entryId }) => entryId)).toEqual(its.map(({ entryId }) => entryId));
        expect(part).toMatchObject({ count: its.length, total: sumOf(its.map(({ amount }) => amount)) });
        expect(part).toMatchObject({ opening: whole.opening, closing: whole.closing });
        counts.push(part.count);
      }
      expect(sumOf(counts)).toBe(whole.count);
      expect(whole.closing).toBe(whole.opening + whole.total);
    },
  );

  test('is read page by page in both directions, each page where the one before ended', async () => {
    for (const direction of ['ASC', 'DESC'] as const) {
      const year = { from: '2026-01-01', to: '2026-12-31', group: 'DEPOSITS', direction } as const;
      const whole = await statement({ ...year, limit: 500 });
      const first = await statement({ ...year, limit: 4 });
      const second = await statement({ ...year, limit: 4, after: first.place!.last! });
      expect(second.place?.offset).toBe(4);
      expect([...first.entries, ...second.entries]).toEqual(whole.entries.slice(0, 8));
      const back = await statement({ ...year, limit: 4, before: second.place!.first! });
      expect(back).toEqual(first);
    }
  });
});

describe('the chart', () => {
  test.each(spans)('from $from to $to in $zone says each day’s result and every balance', async (days) => {
    const all = await ledgerOf(days);
    const { opening, steps, days: results } = await chart(days);
    const whole = await statement({ ...days, limit: 500, direction: 'ASC' });
    expect(opening).toBe(whole.opening);
    expect(steps).toEqual(
      whole.entries.map(({ at, kind, amount, balanceAfter }) => ({
        at,
        kind,
        amount,
        balance: balanceAfter,
      })),
    );
    expect(steps.at(-1)?.balance ?? opening).toBe(whole.closing);
    for (const { day, net, entries } of results) {
      const its = all.filter(
        ({ at, kind }) =>
          dayIn(days.zone, Date.parse(at)) === day && (resultKinds as readonly string[]).includes(kind),
      );
      expect({ day, net, entries }).toEqual({
        day,
        net: sumOf(its.map(({ amount }) => amount)),
        entries: its.length,
      });
    }
    expect(results.map(({ day }) => day)).toEqual(results.map(({ day }) => day).sort());
    expect([results[0]?.day, results.at(-1)?.day]).toEqual([days.from, days.to]);
  });

  test('of days that no report can be of is refused', async () => {
    const query = { from: '2026-05-02', to: '2026-05-01' };
    expect(await exchange.call(getAccountChart, { query }, asha)).toMatchObject({ code: 'INVALID_RANGE' });
  });
});

describe('the history of bets', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' } as const;

  test('is filtered by what became of them, and tells how many there are of each', async () => {
    const { scopes, count } = await bets(year);
    expect(scopes).toEqual({ ALL: 20, UNSETTLED: 4, SETTLED: 8, ENDED: 8 });
    expect(count).toBe(20);
    for (const scope of ['UNSETTLED', 'SETTLED', 'ENDED'] as const) {
      const part = await bets({ ...year, scope });
      expect(part.count).toBe(scopes![scope]);
      expect(part.scopes).toEqual(scopes);
      const states = new Set(part.bets.map(({ state }) => state));
      expect([...states].every((state) => inScope[scope]?.includes(state))).toBe(true);
    }
  });
  const inScope = {
    UNSETTLED: ['UNMATCHED', 'MATCHED'],
    SETTLED: ['SETTLED'],
    ENDED: ['LAPSED', 'CANCELLED'],
  } as { [scope: string]: string[] };

  test.each([
    [{ sportId: '4' }, 20],
    [{ sportId: '2' }, 0],
    [{ side: 'LAY' as const }, 5],
    [{ kind: 'WINNER' as const }, 20],
    [{ kind: 'SESSION' as const }, 0],
    [{ text: 'dUNES v harbour (M3)' }, 2],
    [{ text: 'match odds' }, 20],
    [{ text: 'Dunes' }, 20],
    [{ text: '%' }, 0],
    [{ text: '_' }, 0],
    [{ text: 'm3', side: 'LAY' as const }, 1],
  ])('of %j are %i, with the sums of these', async (filter, count) => {
    const part = await bets({ ...year, ...filter });
    expect(part.count).toBe(count);
    expect(part.bets).toHaveLength(count);
    expect(part.stake).toBe(sumOf(part.bets.map(({ matched, remaining }) => matched + remaining)));
    expect(part.matched).toBe(sumOf(part.bets.map(({ matched }) => matched)));
  });

  test('finds a runner that was bet on, not the one that was not', async () => {
    const { bets: all } = await bets(year);
    expect(all.every(({ selectionName }) => selectionName === 'Dunes')).toBe(true);
    // Each event has its name with both sides.
    expect((await bets({ ...year, text: 'harbour (m3)' })).count).toBe(2);
    expect((await bets({ ...year, text: 'Match Odds\nDunes' })).count).toBe(20);
    expect((await bets({ ...year, text: 'Match Odds\nHarbour' })).count).toBe(0);
  });
});
