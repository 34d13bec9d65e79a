import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { listPayments, type Payment } from '#contract/payments.ts';
import { getPlayRecord } from '#contract/play-record.ts';
import { getLimits } from '#contract/limits.ts';
import { getStatement } from '#contract/reports.ts';
import { getRollingTerms } from '#contract/rolling-commission.ts';
import { entryGroups, kindsIn } from '#domain/report/entry-group.ts';
import { must } from '#domain/must.ts';
import { expectBets } from './expect-bets.ts';
import { expectChart } from './expect-chart.ts';
import { expectLevels, expectProfitLoss } from './expect-profit-loss.ts';
import { expectReferrals } from './expect-referrals.ts';
import { expectRolling } from './expect-rolling.ts';
import { expectStatement } from './expect-statement.ts';
import { LedgerBook, sumOf, zones } from './ledger-book.ts';
import { liveAYear } from './live-a-year.ts';
import type { Ask, Period } from './of-period.ts';
import type { Year } from './year-calendar.ts';
import { calendarOf, monthsIn, periodsIn, wholeYear } from './year-periods.ts';
import { bettor, homeZone, maker } from './year-world.ts';

/** A year of a bettor’s life, and whether every report of it comes to what the ledger says. */

let year: Year;
let book: LedgerBook;

beforeAll(async () => {
  year = await liveAYear();
  book = await LedgerBook.read(year.world.exchange.databaseUrl, bettor, maker);
  await year.world.signIn();
}, 180_000);
afterAll(() => year.world.exchange.close());

const ask: Ask = async <C extends Call>(call: C, input: object) =>
  must(await year.world.ask(call, input as never));

test('the year had something of everything', () => {
  const { world, bets } = year;
  expect(world.told.bets).toBe(book.bets.length);
  expect(world.told.bets).toBeGreaterThanOrEqual(3_000);
  expect(Object.entries(bets.happened).filter(([, count]) => count < 3)).toEqual([]);
  expect(new Set(book.bets.map(({ kind }) => kind)).size).toBe(8);
  const wanted = ['DEPOSIT_LIMIT', 'STAKE_LIMIT', 'LOSS_LIMIT', 'TIMED_OUT', 'SELF_EXCLUDED', 'TOO_EARLY'];
  const others = ['INSUFFICIENT_BALANCE', 'NOTHING_ASKED', 'SELF_REFERRAL', 'CIRCULAR_REFERRAL'];
  expect([...world.refusals.keys()]).toEqual(expect.arrayContaining([...wanted, ...others]));
  expect([...new Set(book.entries.map(({ kind }) => kind))].toSorted().join(' ')).toBe(
    'bonus casino-payout casino-stake commission commission-reversal payment-in payment-in-back referral-paid rolling-paid settlement settlement-reversal transfer withdrawal withdrawal-back',
  );
});

test('every promise of money was kept or has lapsed', async () => {
  const { grants } = await year.money.wallet();
  expect(grants.map(({ state }) => state).toSorted()).toEqual(['LAPSED', 'PAID', 'PAID']);
  const kept = grants.filter(({ state }) => state === 'PAID');
  expect(sumOf(kept)).toBe(sumOf(book.entries.filter(({ kind }) => kind === 'bonus')));
});

test('every balance is the sum of its entries, and all of them come to nothing', () => {
  expect(sumOf(book.all)).toBe(0);
  const balances = new Map<string, number>();
  for (const { accountId, amount, balanceAfter } of book.all) {
    balances.set(accountId, (balances.get(accountId) ?? 0) + amount);
    expect(balanceAfter).toBe(balances.get(accountId));
  }
  for (const [accountId, balance] of book.balances)
    expect([accountId, balance]).toEqual([accountId, balances.get(accountId) ?? 0]);
});

describe.each(zones)('in %s, for the year, each month and some days', (zone) => {
  const inEach = async (check: (period: Period) => Promise<unknown>) => {
    await Promise.all(periodsIn(zone).map(check));
  };

  test('the statement’s pages come to its sums, and these to the ledger', () =>
    inEach((period) => expectStatement(ask, book, period)));

  test('the months follow each other without a gap, and come to the year', async () => {
    const told = (period: Period) => ask(getStatement, { query: { ...period, limit: 1 } });
    const all = await told(wholeYear(zone));
    let { opening } = all;
    let count = 0;
    for (const month of monthsIn(zone)) {
      const its = await told(month);
      expect(its.opening).toBe(opening);
      opening = its.closing;
      count += its.count;
    }
    expect([opening, count]).toEqual([all.closing, all.count]);
  });

  test('profit and loss is the same by market, event and sport, and by the ledger', () =>
    inEach((period) => expectProfitLoss(ask, book, period)));

  test('a sport’s events come to the sport, and an event’s markets to the event', async () =>
    expectLevels(ask, wholeYear(zone), await expectProfitLoss(ask, book, wholeYear(zone))));

  test('every bet is in the history once, and its market came to what the ledger says', () =>
    inEach((period) => expectBets(ask, book, period)));

  test('rolling commission is what the ledger booked and paid', () =>
    inEach((period) => expectRolling(ask, book, period)));

  test('the graphs have every day once, and come to the ledger', () =>
    inEach((period) => expectChart(ask, book, period, calendarOf(period))));

  test('the groups of a statement’s entries share the year out among them', async () => {
    const its = book.entries.filter(({ days }) => days[zone].startsWith('2026'));
    for (const group of entryGroups) {
      const kinds: readonly string[] = kindsIn(group);
      const ofGroup = its.filter(({ kind }) => kinds.includes(kind));
      const told = await ask(getStatement, { query: { ...wholeYear(zone), group } });
      expect([group, told.count, told.total]).toEqual([group, ofGroup.length, sumOf(ofGroup)]);
    }
  });
});

test('the payments, page by page, come to what the ledger says was paid in and taken out', async () => {
  const all: Payment[] = [];
  for (let hasMore = true; hasMore;) {
    const page = await ask(listPayments, { query: { limit: 7, before: all.at(-1)?.paymentId } });
    all.push(...page.payments);
    ({ hasMore } = page);
  }
  expect([...new Set(all.map(({ state }) => state))].toSorted().join(' ')).toBe(
    'APPROVED DONE EXPIRED FAILED HELD PAID REFUSED RETURNED TAKEN_BACK',
  );
  expect(all.map(({ paymentId }) => paymentId)).toEqual(book.payments.map(({ paymentId }) => paymentId));
  const of = (kinds: string[]) => sumOf(book.entries.filter(({ kind }) => kinds.includes(kind)));
  const came = all.filter(({ kind, state }) => kind === 'DEPOSIT' && state === 'APPROVED');
  expect(sumOf(came.map(({ came: amount }) => ({ amount: amount ?? 0 })))).toBe(year.world.told.deposited);
  expect(of(['payment-in', 'payment-in-back'])).toBe(year.world.told.deposited);
  const went = all.filter(({ kind, state }) => kind === 'WITHDRAWAL' && ['PAID', 'HELD'].includes(state));
  expect(-sumOf(went)).toBe(of(['withdrawal', 'withdrawal-back']));
  const held = sumOf(went.filter(({ state }) => state === 'HELD'));
  expect(sumOf(went) - held).toBe(year.world.told.withdrawn);
  const wallet = await year.money.wallet();
  expect(wallet).toMatchObject({ bankBalance: sumOf(book.entries), held });
  const moved = all.filter(({ kind, state }) => kind === 'TRANSFER' && state === 'DONE');
  const toPartner = moved.map(({ direction, amount }) => ({
    amount: direction === 'TO_PARTNER' ? amount : -amount,
  }));
  expect([wallet.partner, -of(['transfer'])]).toEqual([sumOf(toPartner), sumOf(toPartner)]);
  expect(held).toBeGreaterThan(0);
});

test('the play record and the limits tell the months of the bettor’s own calendar', async () => {
  const { months: told, deposited, withdrawn } = await ask(getPlayRecord, {});
  const of = (month: string, kinds: string[]) =>
    sumOf(book.entries.filter(({ kind, days }) => kinds.includes(kind) && days[homeZone].startsWith(month)));
  const inKinds = ['payment-in', 'payment-in-back'];
  const outKinds = ['withdrawal', 'withdrawal-back'];
  expect(told).toEqual(
    told.map(({ month }) => ({
      month,
      deposited: of(month, inKinds),
      withdrawn: -of(month, outKinds) || 0,
    })),
  );
  expect([deposited, withdrawn]).toEqual([of('', inKinds), -of('', outKinds)]);
  const { limits } = await ask(getLimits, {});
  const month = must(told.at(-1)).month;
  const ofMonth = book.entries.filter(({ days }) => days[homeZone].startsWith(month));
  const { exposure } = await year.money.wallet();
  const loss = limits.find(({ kind, frame }) => kind === 'LOSS' && frame === 'MONTH');
  expect(loss?.used).toBe(exposure - book.resultOf(ofMonth).net || 0);
});

test('what has accrued and is not paid is what its account holds', async () => {
  const paid = book.entries.filter(({ kind }) => kind === 'rolling-paid');
  expect(await ask(getRollingTerms, {})).toMatchObject({
    rate: 137,
    accrued: sumOf(book.accrued),
    paid: sumOf(paid),
  });
});

test('what a friend’s commission earned is what the ledger booked and paid', () =>
  expectReferrals(ask, book));
