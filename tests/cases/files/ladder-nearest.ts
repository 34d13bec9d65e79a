import { expect } from 'vitest';
import { z } from 'zod';
import { classicLadder, nearestOdds } from '#domain/odds/odds-ladder.ts';
import type { PlannedCase } from '../support/plan.ts';
import { fromOdds, toAnyOdds } from '../support/units.ts';

const file = z.object({ cases: z.array(z.tuple([z.number(), z.number()])) });

/** Any price, and the nearest one of the classic ladder. */
export const readLadderNearest = (contents: unknown): PlannedCase[] =>
  file.parse(contents).cases.map(([price, nearest], at) => ({
    id: `${at + 1}: ${price}`,
    area: 'ladder-nearest.json',
    state: 'run',
    check: () => expect(fromOdds(nearestOdds(classicLadder, toAnyOdds(price)))).toBe(nearest),
  }));
