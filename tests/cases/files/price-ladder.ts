import { expect } from 'vitest';
import { z } from 'zod';
import { classicLadder, finestLadder, neighboursOf } from '#domain/odds/odds-ladder.ts';
import type { PlannedCase } from '../support/plan.ts';
import { toOdds } from '../support/units.ts';

const file = z.object({
  classic: z.array(z.number()),
  count: z.int(),
  /** From, to, step. */
  bands: z.array(z.tuple([z.number(), z.number(), z.number()])),
  finest: z.object({ from: z.number(), to: z.number(), step: z.number(), count: z.int() }),
});

/** The prices of the two ladders. */
export function readPriceLadder(contents: unknown): PlannedCase[] {
  const { classic, count, bands, finest } = file.parse(contents);
  const checks: Record<string, () => void> = {
    classic: () => {
      expect(classicLadder.prices).toEqual(classic.map(toOdds));
      expect(classicLadder.prices).toHaveLength(count);
    },
    finest: () => {
      const { prices } = finestLadder;
      expect(prices[0]).toBe(toOdds(finest.from));
      expect(prices.at(-1)).toBe(toOdds(finest.to));
      expect(prices).toHaveLength(finest.count);
      expect(
        prices.every((odds, tick) => tick === 0 || toOdds(finest.step) === odds - prices[tick - 1]!),
      ).toBe(true);
    },
  };
  for (const [from, to, step] of bands)
    checks[`band ${from} to ${to}`] = () => {
      const within = classicLadder.prices.filter((odds) => odds >= toOdds(from) && odds < toOdds(to));
      expect(within.length).toBeGreaterThan(0);
      for (const odds of within)
        expect(neighboursOf(classicLadder, odds).higher, `after ${odds}`).toBe(odds + toOdds(step));
    };
  return Object.entries(checks).map(([id, check]) => ({
    id,
    area: 'price-ladder.json',
    state: 'run',
    check,
  }));
}
