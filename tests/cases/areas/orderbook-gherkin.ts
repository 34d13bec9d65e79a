import { z } from 'zod';
import { leaveOutGherkin } from '../support/gherkin-market-orders.ts';
import { gherkinInput } from '../support/gherkin-input.ts';
import { playGherkin } from '../support/gherkin-play.ts';
import type { Area } from '../support/reference-case.ts';

/** The steps carry the expected trades and books; `expected` only says so. */
export const orderbookGherkin: Area = {
  leaveOut: (one) => {
    const read = gherkinInput.safeParse(one.input);
    return read.success ? leaveOutGherkin(read.data) : undefined;
  },
  check: (one) => {
    z.object({ see: z.string() }).parse(one.expected);
    playGherkin(gherkinInput.parse(one.input));
  },
};
