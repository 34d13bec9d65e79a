import { at } from '#contract/testing/samples.ts';
import type { Upstream } from '../upstream/upstream.ts';

export const wrongRange = { isRefusal: true, code: 'INVALID_RANGE', message: 'No.' } as const;

/** What an exchange answers to who asks for a statement, or for its graphs. */
export const statementAnswers = {
  statement: async (_, { offset }) =>
    Number(offset) > 0
      ? wrongRange
      : {
          opening: 5,
          total: -2,
          funds: 0,
          closing: 3,
          count: 1,
          entries: [
            {
              entryId: '1',
              at,
              kind: 'settlement',
              reference: 'Dunes',
              marketId: 'm1',
              sportId: '4',
              eventName: null,
              marketName: null,
              amount: -2,
              balanceAfter: 3,
            },
          ],
        },
  accountChart: async () => ({
    opening: 5,
    steps: [
      { at, balance: 3, amount: -2, kind: 'settlement' },
      { at, balance: 9, amount: 6, kind: null },
    ],
    days: [{ day: '2026-05-01', net: -2, entries: 1 }],
  }),
} satisfies Partial<Upstream>;
