import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { dayIn } from '#domain/calendar/zone-day.ts';
import { listLedgerEntries } from '#contract/account.ts';
import { fundAccount, resettleMarket, setMarketStatus, settleMarket } from '#contract/operator.ts';
import { getBetHistory, type BetHistory } from '#contract/bet-history.ts';
import { getProfitLoss, getStatement } from '#contract/reports.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** Moments around the two days of 2026 that have 23 and 25 hours in New York. */
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

/** At one moment Asha wins or loses, may be paid again by another result, and is funded. */
async function liveThrough(at: number): Promise<void> {
  const [bettor, layer] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  const marketId = await exchange.openMarket(`m${at}`);
  const stake = 1_000_00 + 137 * at;
  const [offer] = await exchange.instruct(layer, marketId, aBet({ side: 'LAY', stake }));
  const [bet] = await exchange.instruct(bettor, marketId, aBet({ stake }));
  expect(offer).toMatchObject({ status: 'ACCEPTED' });
  expect(bet).toMatchObject({ status: 'ACCEPTED', fills: [{ stake }] });
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

/** Every range of one to three days around both nights, in each zone. */
const ranges = zones.flatMap((zone) =>
  ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02'].flatMap(
    (from) => [0, 1, 2].map((days) => ({ zone, from, to: addDays(from, days) })),
  ),
);

describe('the account statement', () => {
  test('of any days of any zone is the ledger’s entries of those days, and its balances lead on from one another', async () => {
    const all = await ledger();
    for (const { zone, from, to } of ranges) {
      const dayOf = ({ at }: { at: string }) => dayIn(zone, Date.parse(at));
      const its = all.filter((entry) => from <= dayOf(entry) && dayOf(entry) <= to);
      const { entries, place, ...sums } = await statement({ zone, from, to, limit: 500 });
      expect(place?.offset).toBe(0);
      expect(
        entries.map(({ entryId }) => entryId),
        `${from} to ${to} in ${zone}`,
      ).toEqual(its.map(({ entryId }) => entryId));
      const sumOf = (kinds: RegExp) =>
        its.reduce((sum, { kind, amount }) => (kinds.test(kind) ? sum + amount : sum), 0);
      const [total, funds] = [sumOf(/./), sumOf(/deposit|withdrawal/)];
      const opening = all.find((entry) => dayOf(entry) < from)?.balanceAfter ?? 0;
      expect(sums).toEqual({ opening, total, funds, closing: opening + total, count: its.length });
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
      const { place } = whole;
      expect({ ...part, entries: [], place }).toEqual({ ...whole, entries: [] });
      expect(part.place?.offset).toBe(offset);
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

const profitLoss = async (
  query: NonNullable<Parameters<typeof exchange.call<typeof getProfitLoss>>[1]['query']>,
) => dataOf(await exchange.call(getProfitLoss, { query }, asha));
const bets = async (query: NonNullable<Parameters<typeof exchange.call<typeof getBetHistory>>[1]['query']>) =>
  withoutScopes(dataOf(await exchange.call(getBetHistory, { query }, asha)));
const withoutScopes = ({ scopes: _, ...rest }: BetHistory) => rest;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

describe('profit and loss', () => {
  test('of any days of any zone agrees with the ledger, and with itself level by level, to the minor unit', async () => {
    const all = (await ledger()).filter(({ marketId }) => marketId !== null);
    for (const days of ranges.filter((_, at) => at % 4 === 0)) {
      const its = all.filter(({ at }) => {
        const day = dayIn(days.zone, Date.parse(at));
        return days.from <= day && day <= days.to;
      });
      const bySport = await profitLoss({ ...days, level: 'SPORT' });
      const byEvent = await profitLoss({ ...days, level: 'EVENT', sportId: '4', limit: 500 });
      expect(bySport.net, JSON.stringify(days)).toBe(sumOf(its.map(({ amount }) => amount)));
      expect(sumOf(bySport.rows.map(({ net }) => net))).toBe(bySport.net);
      expect(sumOf(byEvent.rows.map(({ net }) => net))).toBe(bySport.net);
      expect(bySport.net).toBe(bySport.profit - bySport.commission);
      for (const { eventId, net } of byEvent.rows) {
        const within = { ...days, sportId: '4', eventId: eventId! };
        const byMarket = await profitLoss({ ...within, level: 'MARKET' });
        expect(byMarket.net).toBe(net);
        expect(sumOf(byMarket.rows.map((row) => row.net))).toBe(net);
      }
    }
  });

  test('counts, sorts and names what it is of, part by part', async () => {
    const year = {
      from: '2026-01-01',
      to: '2026-12-31',
      level: 'MARKET',
      sort: 'NET',
      direction: 'ASC',
    } as const;
    const whole = await profitLoss({ ...year, limit: 500 });
    expect(whole.count).toBe(moments.length);
    expect(whole.rows).toHaveLength(moments.length);
    const nets = whole.rows.map(({ net }) => net);
    expect(nets).toEqual([...nets].sort((a, b) => a - b));
    const part = await profitLoss({ ...year, offset: 5, limit: 2 });
    expect(part).toEqual({ ...whole, place: part.place, rows: whole.rows.slice(5, 7) });
    expect(part.place?.offset).toBe(5);
    expect(whole.rows[0]).toMatchObject({ sportName: 'Cricket', marketName: 'Match Odds', markets: 1 });
    expect(await profitLoss({ ...year, sportId: '2' })).toMatchObject({ net: 0, count: 0, rows: [] });
  });
});

describe('the history of bets', () => {
  test('of a market is its bets, which come to what the market paid', async () => {
    for (const at of moments.keys()) {
      const marketId = `m${at}-odds`;
      const { paid, bets: its } = await bets({ marketId });
      const market = { from: '2026-01-01', to: '2026-12-31', level: 'MARKET', eventId: `m${at}` } as const;
      const { profit, commission } = await profitLoss(market);
      expect(paid).toEqual({ profit, commission });
      expect(sumOf(its.map((bet) => bet.profit ?? NaN))).toBe(profit);
      expect(its).toMatchObject([{ marketId, state: 'SETTLED', selectionName: 'Dunes', averageOdds: 236 }]);
    }
  });

  test('of a dead heat says each bet’s share, and of a correction the last result', async () => {
    asha = await exchange.signIn('asha');
    const layer = await exchange.signIn('ben');
    const marketId = await exchange.openMarket('heat');
    await exchange.instruct(layer, marketId, aBet({ side: 'LAY' }));
    await exchange.instruct(asha, marketId, aBet());
    const ends = (winners: string[]) => ({ params: { marketId }, body: { winners } });
    dataOf(await exchange.call(settleMarket, ends(['r2']), exchange.operator));
    dataOf(await exchange.call(resettleMarket, ends(['r1', 'r2']), exchange.operator));
    const { paid, bets: its } = await bets({ marketId });
    expect(paid).toEqual({ profit: 180_00, commission: 3_60 });
    expect(its).toMatchObject([{ state: 'SETTLED', result: 'dead heat: Dunes, Harbour', profit: 180_00 }]);
  });

  test('of a period says what became of each bet', async () => {
    now = Date.parse('2026-12-01T12:00:00.000Z');
    const [bettor, layer] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
    asha = bettor;
    const open = await exchange.openMarket('states');
    await exchange.instruct(layer, open, aBet({ side: 'LAY', stake: 300_00 }));
    await exchange.instruct(bettor, open, aBet({ stake: 300_00 }), aBet({ odds: 500, stake: 200_00 }));
    const turned = await exchange.openMarket('turned');
    await exchange.instruct(bettor, turned, aBet({ odds: 500, stake: 250_00 }));
    const inPlay = { params: { marketId: turned }, body: { inPlay: true } };
    dataOf(await exchange.call(setMarketStatus, inPlay, exchange.operator));
    const away = await exchange.openMarket('away');
    await exchange.instruct(bettor, away, aBet({ odds: 500, stake: 400_00 }));
    await exchange.instruct(bettor, away, { type: 'CANCEL_MARKET', clientId: 'history-cancel' });
    const day = { from: '2026-12-01', to: '2026-12-01', sort: 'STAKE', direction: 'ASC' } as const;
    const { bets: its, place, ...sums } = await bets(day);
    expect(place?.offset).toBe(0);
    expect(its.map(({ state, reason, profit, result }) => [state, reason, profit, result])).toEqual([
      ['UNMATCHED', null, null, null],
      ['LAPSED', 'IN_PLAY', null, null],
      ['MATCHED', null, null, null],
      ['CANCELLED', null, null, null],
    ]);
    const unpaid = { paid: null, net: null, paidMarkets: [] };
    expect(sums).toEqual({ count: 4, stake: 500_00, matched: 300_00, ...unpaid });
    expect(await bets({ ...day, from: '2026-12-02', to: '2026-12-02' })).toMatchObject({ count: 0 });
  });

  test('of what is not settled is what waits or is matched, whenever it was placed', async () => {
    const unsettled = async () => {
      const { bets: its, ...sums } = await bets({ scope: 'UNSETTLED', sort: 'STAKE', direction: 'ASC' });
      return { ...sums, its: its.map(({ marketId, state, stake }) => [marketId, state, stake]) };
    };
    const marketId = await exchange.openMarket('ending');
    const [bettor, layer] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
    asha = bettor;
    const before = await unsettled();
    await exchange.instruct(layer, marketId, aBet({ side: 'LAY', stake: 7_000_00 }));
    await exchange.instruct(
      bettor,
      marketId,
      aBet({ stake: 7_000_00 }),
      aBet({ odds: 500, stake: 6_000_00 }),
    );
    await exchange.instruct(bettor, marketId, aBet({ odds: 600, stake: 8_000_00 }));
    const placed = await unsettled();
    expect(placed).toMatchObject({ count: before.count + 3, paid: null });
    expect(placed.its.slice(-3)).toEqual([
      [marketId, 'UNMATCHED', 6_000_00],
      [marketId, 'MATCHED', 7_000_00],
      [marketId, 'UNMATCHED', 8_000_00],
    ]);
    expect(placed.matched).toBe(before.matched + 7_000_00);
    const end = { params: { marketId }, body: { winners: ['r1'] } };
    dataOf(await exchange.call(settleMarket, end, exchange.operator));
    expect(await unsettled()).toEqual(before);
    const settled = await bets({ marketId, scope: 'SETTLED' });
    expect(settled).toMatchObject({ count: 1, stake: 7_000_00, bets: [{ state: 'SETTLED' }] });
  });

  test('of a void market is worth nothing', async () => {
    const [bettor, layer] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
    const marketId = await exchange.openMarket('void');
    await exchange.instruct(layer, marketId, aBet({ side: 'LAY' }));
    await exchange.instruct(bettor, marketId, aBet());
    const settle = { params: { marketId }, body: { winners: [] } };
    dataOf(await exchange.call(settleMarket, settle, exchange.operator));
    const { paid, bets: its } = await bets({ marketId });
    expect(paid).toEqual({ profit: 0, commission: 0 });
    expect(its).toMatchObject([{ state: 'SETTLED', result: 'Void', profit: 0 }]);
  });
});
