import type { DataOf } from '#contract/call.ts';
import type { getWhyAmount } from '#contract/why-amount.ts';

const bet = { orderId: 'o1', selectionName: 'Dunes', rulesVersion: 1, stake: 5 } as const;

/** A market in which two runners ran a dead heat and a third was removed. */
export const whyAmount = {
  marketId: 'm1',
  eventName: 'Dunes v Harbour',
  marketName: 'Match Odds',
  kind: 'WINNER',
  numberOfWinners: 1,
  commissionRate: 200,
  strike: null,
  removed: [{ name: 'Lanterns', reductionFactor: 1_000 }],
  settlements: [
    {
      settlementId: 's1',
      at: '2026-05-01T12:00:00.000Z',
      ending: { voided: false, winners: [], tied: ['Dunes', 'Harbour'], places: 1, number: null },
      bets: [
        {
          ...bet,
          side: 'BACK',
          odds: 212,
          line: null,
          struckOdds: 236,
          fate: 'SHARED',
          voidReason: null,
          amount: 36,
        },
      ],
      others: { count: 0, amount: 0 },
      rounding: 0,
      profit: 36,
      commission: 1,
      posted: { profit: 36, commission: 1 },
    },
  ],
  unmatched: [
    { ...bet, side: 'BACK', odds: 212, line: null, lapsed: 5, cancelled: 0, reason: 'RUNNER_REMOVED' },
  ],
} as const satisfies DataOf<typeof getWhyAmount>;
