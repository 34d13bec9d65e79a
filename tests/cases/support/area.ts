import type { z } from 'zod';
import { expectEach, type Actual } from './expect-each.ts';
import type { Area, LeftOut, ReferenceCase } from './reference-case.ts';

export interface AreaDefinition<Input> {
  /** What the adapter reads of a case's input. A case of another shape fails. */
  input: z.ZodType<Input>;
  leaveOut?: (input: Input, one: ReferenceCase) => LeftOut | undefined;
  /** Keys of `expected` that are another product's rule, or not results. */
  ignored?: readonly string[];
  /** The product's result, under the keys of `expected`. Throws `Refused` when the product refuses it. */
  run: (input: Input, one: ReferenceCase) => Actual;
}

/** Sources also comment on a case inside its input. Any other key that an adapter does not know fails. */
const comments = ['note', 'comment', 'convention', 'description'];

const saidIn = ({ input }: ReferenceCase): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([key]) => !comments.includes(key)));

/** An area whose cases give a result to compare key by key. */
export function defineArea<Input>({ input, leaveOut, ignored, run }: AreaDefinition<Input>): Area {
  return {
    leaveOut: (one) => {
      // A case of another shape runs, and fails saying so.
      const read = input.safeParse(saidIn(one));
      return read.success ? leaveOut?.(read.data, one) : undefined;
    },
    check: (one) => {
      const read = input.parse(saidIn(one));
      expectEach(one, () => run(read, one), ignored);
    },
  };
}

/** An area whose cases are not run. */
export const leftOutArea = (leftOut: LeftOut): Area => ({
  leaveOut: () => leftOut,
  check: () => {
    throw new Error(`There is nothing to run it with: ${leftOut.why}`);
  },
});
