import { fundAccount } from '#contract/operator.ts';
import { makersMoney, YearBets } from './year-bets.ts';
import { calendar, setRate, type Year } from './year-calendar.ts';
import { YearMoney } from './year-money.ts';
import { YearWorld } from './year-world.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const rupee = 100;

/** Before the year begins in any of the zones that reports are asked in. */
const start = Date.parse('2025-12-31T12:00:00.000Z');
const days = 368;

/** When a day begins in Asia/Kolkata, UTC and America/St_Johns (in summer and winter), in hours of UTC. */
const midnights = [18.5, 24, 26.5, 27.5].map((hours) => hours * hour);

/** From New Year’s Eve to New Year: some sittings a week, on both sides of every midnight, and what happens on some days. */
export async function liveAYear(): Promise<Year> {
  const world = new YearWorld(new Date(start).toISOString());
  await world.open();
  const year = { world, bets: new YearBets(world), money: new YearMoney(world) };
  await world.operate(fundAccount, makersMoney);
  await setRate(world, 50);
  await year.money.open();
  await year.money.payIn(40_000 * rupee);
  for (let at = 0; at < days; at++) await liveThrough(year, at);
  return year;
}

/** Days, counted from the start, beside the year’s ends, and beside 8 March and 1 November, when St John’s changes its clocks. */
const busyDays = new Set([0, 1, 65, 66, 67, 68, 303, 304, 305, 306, 364, 365, 366, 367]);

async function liveThrough(year: Year, at: number): Promise<void> {
  const { world } = year;
  const special = calendar[at];
  if (!special && !busyDays.has(at) && !world.random.chance(0.3)) return;
  const dawn = start + at * day;
  const begin = Math.max(world.now, dawn + world.random.integer(0, 11 * 60) * minute);
  await world.advanceTo(begin);
  await world.signIn();
  await special?.(year);
  for (const moment of momentsOf(world, begin)) {
    await world.advanceTo(moment);
    await doSomething(year);
  }
}

/** Some moments of a sitting, in order: those next to the midnights in it, and others. */
function momentsOf({ random }: YearWorld, begin: number): number[] {
  const end = begin + 11 * hour;
  const midnight = Math.floor(begin / day) * day;
  const beside = midnights
    .flatMap((after) => [midnight + after - 1, midnight + after])
    .filter((moment) => moment > begin && moment < end && random.chance(0.7));
  const others = Array.from({ length: 2 }, () => begin + random.integer(1, 11 * hour - 1));
  return [...new Set([...beside, ...others])].sort((a, b) => a - b);
}

async function doSomething({ world, bets, money }: Year): Promise<void> {
  const { random } = world;
  const [market] = bets.open;
  if (!market || (bets.open.length < 4 && random.chance(0.2))) await bets.openEvent();
  else if (market.rounds === 0) await bets.settle(market);
  const next = bets.open.find(({ rounds }) => rounds > 0);
  if (next) await bets.bet(next);
  if (next && random.chance(0.06)) await bets.cashOut(next);
  if (random.chance(0.06)) await bets.correctOne();
  if (random.chance(0.05)) await bets.play();
  if (random.chance(0.03)) await money.transfer('TO_PARTNER', random.integer(1, 500) * rupee);
  if (random.chance(0.03)) await money.transfer('FROM_PARTNER', random.integer(1, 500) * rupee);
  if (random.chance(0.03)) await money.payIn(random.integer(500, 3_000) * rupee);
  const { available } = random.chance(0.2) ? await money.wallet() : { available: null };
  if (available !== null && available < 15_000 * rupee)
    await money.payIn(random.integer(8_000, 20_000) * rupee);
}
