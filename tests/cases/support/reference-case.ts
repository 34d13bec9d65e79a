import { z } from 'zod';

/** One case: what is given, and what must come of it. Only the adapter of its area knows the contents of both. */
export const referenceCase = z.object({
  id: z.string().min(1),
  area: z.string().min(1),
  input: z.record(z.string(), z.unknown()),
  expected: z.record(z.string(), z.unknown()),
  /** How far a number may be from the expected one. */
  tolerance: z.number().nonnegative().optional(),
  /** Its origin, or what the numbers alone do not say. */
  note: z.string().optional(),
});
export type ReferenceCase = z.infer<typeof referenceCase>;

/** Why a case is not run. */
export interface LeftOut {
  state: 'overruled' | 'not ours' | 'not built yet';
  why: string;
}

export const overruled = (why: string): LeftOut => ({ state: 'overruled', why });
export const notOurs = (why: string): LeftOut => ({ state: 'not ours', why });
export const notBuilt = (why: string): LeftOut => ({ state: 'not built yet', why });

/** How the cases of one area are put to the product. */
export interface Area {
  /** Undefined: the case is run. */
  leaveOut?: (one: ReferenceCase) => LeftOut | undefined;
  /** Throws when the product's result is not the expected one, or the adapter does not know the case's shape. */
  check: (one: ReferenceCase) => void;
}
