import { askToReturn, confirmLimit, excludeMyself, setLimit, takeTimeOut } from '#contract/limits.ts';
import { nameReferrer } from '#contract/referrals.ts';
import { setRollingRate } from '#contract/rolling-commission.ts';
import { aBet } from '#tests/support/test-exchange.ts';
import type { YearBets } from './year-bets.ts';
import type { YearMoney } from './year-money.ts';
import { bettor, desk, type YearWorld } from './year-world.ts';

const rupee = 100;

export interface Year {
  world: YearWorld;
  bets: YearBets;
  money: YearMoney;
}

export const setRate = (world: YearWorld, rate: number) =>
  world.operate(setRollingRate, { params: { userName: bettor }, body: { ...desk, rate } });

type Kind = 'DEPOSIT' | 'LOSS' | 'STAKE';
type Frame = 'DAY' | 'WEEK' | 'MONTH' | 'BET';

const limit = ({ world }: Year, kind: Kind, frame: Frame, amount: number | null) =>
  world.ask(setLimit, { params: { kind, frame }, body: { clientId: world.newId('limit'), amount } });
const confirm = ({ world }: Year, kind: Kind, frame: Frame) =>
  world.ask(confirmLimit, { params: { kind, frame }, body: { clientId: world.newId('confirm') } });

/** A bet that meets a limit or a break: on a market that is open for it. */
async function tryToBet({ world, bets }: Year, stake: number): Promise<void> {
  if (bets.open.length === 0) await bets.openEvent();
  const market = bets.open.find(({ kind }) => !kind.lines && kind.facts.kind !== 'BOOKMAKER');
  const marketId = market?.marketId ?? (await world.exchange.openMarket(world.newId('for-a-try')));
  const of = market && { runnerId: 'r0', odds: market.kind.prices[0]! };
  await bets.send(marketId, [aBet({ ...of, stake, clientId: world.newId('try') })]);
}

/** A withdrawal of a part of what is available, and what becomes of it. */
async function takeOut({ money }: Year, part: number, what: 'PAID' | 'RETURNED' | 'REFUSED'): Promise<void> {
  const { available } = await money.wallet();
  const payment = await money.askOut(Math.max(100 * rupee, Math.floor(available * part)));
  if (payment) await money.decide(payment, what);
}

async function stayAway(year: Year): Promise<void> {
  await tryToBet(year, 200 * rupee);
  await year.money.askIn(1_000 * rupee);
  await year.bets.play();
}

/** What happens on some days, counted from the start. */
export const calendar: Readonly<Partial<Record<number, (year: Year) => Promise<unknown>>>> = {
  8: ({ money }) => money.promise(500 * rupee, 2, 60, 'EXCHANGE'),
  10: async ({ world }) => {
    for (const code of [world.codes.own, world.codes.ofFriend])
      await world.ask(nameReferrer, { body: { code } });
  },
  20: (year) => takeOut(year, 0.3, 'PAID'),
  31: ({ money }) => money.payNothingIn('REFUSED'),
  45: async (year) => {
    await limit(year, 'DEPOSIT', 'WEEK', 30_000 * rupee);
    await year.money.payIn(30_001 * rupee);
    await limit(year, 'DEPOSIT', 'WEEK', 60_000 * rupee);
    await confirm(year, 'DEPOSIT', 'WEEK');
  },
  47: async (year) => {
    await confirm(year, 'DEPOSIT', 'WEEK');
    // A second yes is one too many.
    await confirm(year, 'DEPOSIT', 'WEEK');
  },
  66: (year) => takeOut(year, 0.1, 'RETURNED'),
  75: async (year) => {
    await limit(year, 'STAKE', 'BET', 300 * rupee);
    await tryToBet(year, 400 * rupee);
  },
  90: (year) => takeOut(year, 0.2, 'REFUSED'),
  100: async (year) => {
    await limit(year, 'LOSS', 'DAY', 250 * rupee);
    await limit(year, 'LOSS', 'MONTH', 90_000 * rupee);
    for (let at = 0; at < 4; at++) await tryToBet(year, 200 * rupee);
    await limit(year, 'LOSS', 'DAY', null);
  },
  102: (year) => confirm(year, 'LOSS', 'DAY'),
  120: async (year) => {
    const body = { clientId: year.world.newId('time-out'), length: 'WEEK' as const };
    await year.world.ask(takeTimeOut, { body });
    await stayAway(year);
  },
  124: stayAway,
  140: async ({ money }) => {
    await money.payNothingIn('GIVEN_UP');
    await money.payNothingIn('EXPIRED');
  },
  155: ({ world }) => setRate(world, 137),
  170: ({ world }) => world.exchange.reopen(),
  180: ({ money }) => money.promise(5_000 * rupee, 10, 2, 'EXCHANGE'),
  200: ({ money }) => money.promise(50 * rupee, 1, 90, 'CASINO'),
  230: (year) => takeOut(year, 2, 'PAID'),
  250: (year) => takeOut(year, 0.4, 'PAID'),
  260: ({ money }) => money.takeBack(900 * rupee),
  304: (year) => takeOut(year, 0.1, 'PAID'),
  352: async (year) => {
    const body = { clientId: year.world.newId('exclusion'), months: 6 };
    await year.world.ask(excludeMyself, { body });
    await stayAway(year);
    await year.world.ask(askToReturn, { body: { clientId: year.world.newId('return') } });
  },
  356: (year) => takeOut(year, 0.5, 'PAID'),
  // One is still held when the year ends.
  366: async ({ money }) => void (await money.askOut(150 * rupee)),
};
