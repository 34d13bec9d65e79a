import { formatMoney } from '../money/money.ts';
import { formatOdds } from '../odds/odds.ts';

/** Refusals that a slip can tell as the bettor types. They are apart so that a page need not load the others to start. */
export const typedRefusals = {
  OFF_LADDER: ({ lower, higher }: { lower?: number | null; higher?: number | null }) =>
    `These odds are not on the price ladder. Choose ${[lower, higher]
      .filter((odds) => odds != null)
      .map((odds) => formatOdds(odds))
      .join(' or ')}.`,
  STAKE_TOO_SMALL: ({ limit }: { limit?: number | null }) =>
    `The stake is below the minimum of ${formatMoney(limit ?? 0)}.`,
  STAKE_TOO_LARGE: ({ limit }: { limit?: number | null }) =>
    `The stake is above the maximum of ${formatMoney(limit ?? 0)}.`,
} as const;
