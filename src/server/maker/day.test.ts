import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Day } from './day-hash.fixture.ts';
import { madeSports } from './made-sports.ts';
import { sealedSeedOf } from './sealed-seed.ts';

const minute = 60_000;
const morning = Date.parse('2026-06-10T09:00:00Z');
/** So much of the day that every series has an event; all of it in a long run, which takes minutes. */
const short = morning + 6 * minute;
const whole = process.env.LAYLINE_LONG ? morning + 24 * 60 * minute : short;

/** Hashes of the day as a process that starts at `now` makes it: with nothing in memory from an earlier one. */
async function daySeenAt(now: string, day: Omit<Day, 'from'>): Promise<Record<string, string>> {
  vi.resetModules();
  vi.setSystemTime(now);
  const { dayHashes } = await import('./day-hash.fixture.ts');
  return dayHashes({ from: morning, ...day });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('The day must follow from its seed alone');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Another file must not be given modules that were loaded by another clock.
  vi.resetModules();
});

const series = madeSports.map((sport) => sport.series ?? sport.sportId);
const sealed = madeSports.filter(({ isSealed }) => isSealed).map((sport) => sport.series ?? sport.sportId);

test(
  'two starts with one seed have the same day in every series; another seed has another in each',
  { timeout: 1_800_000 },
  async () => {
    const to = whole;
    const first = await daySeenAt('2026-06-10T08:59:00Z', { seed: 'monday', to });
    const second = await daySeenAt('2026-06-11T17:00:00Z', { seed: 'monday', to });
    const other = await daySeenAt('2026-06-10T08:59:00Z', { seed: 'tuesday', to });
    expect(Object.keys(first).sort()).toEqual(series.toSorted());
    expect(second).toEqual(first);
    for (const name of series) expect(other[name], name).not.toBe(first[name]);
    console.log(`the day of seed monday: ${JSON.stringify(first)}`);
  },
);

test(
  'without a given seed sealed events follow from a secret of the installation, and nothing else does',
  { timeout: 300_000 },
  async () => {
    expect(sealed).not.toEqual([]);
    const seed = 'layline';
    const of = (givenSeed: string | undefined, operatorKey: string) =>
      daySeenAt('2026-06-10T08:59:00Z', {
        seed,
        sealedSeed: sealedSeedOf(givenSeed, operatorKey),
        to: short,
      });
    const here = await of(undefined, 'the key of one installation');
    const there = await of(undefined, 'the key of another installation');
    const given = await of(seed, 'the key of another installation');
    expect(series.filter((name) => here[name] !== there[name])).toEqual(sealed);
    expect(series.filter((name) => here[name] !== given[name])).toEqual(sealed);
    expect(await of(seed, 'the key of one installation')).toEqual(given);
  },
);
