import { houseAccounts } from '../ledger/house-accounts.ts';
import { post } from '../ledger/post.ts';
import type { Payouts } from './pay-out.ts';
import type { AccountState } from '../state/account-state.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** Posts a market's payouts and their commission. Returns the id of the transaction that paid. */
export function postPayouts(
  state: ExchangeState,
  marketId: string,
  reference: string,
  { payouts, remainder, commission }: Payouts<AccountState>,
  effects: Effects,
): number {
  const { numbers } = state;
  const transactionId = post(numbers, effects, {
    kind: 'settlement',
    marketId,
    reference,
    entries: [
      ...payouts.map(({ account, profit }) => [account, profit] as const),
      [state.account(houseAccounts.rounding), remainder],
    ],
  });
  if (commission > 0)
    post(numbers, effects, {
      kind: 'commission',
      marketId,
      reference,
      entries: [
        ...payouts.map((payout) => [payout.account, -payout.commission] as const),
        [state.account(houseAccounts.commission), commission],
      ],
    });
  return transactionId;
}

/** Takes back a market's payouts and their commission, in separate entries. */
export function postReversal(
  state: ExchangeState,
  marketId: string,
  reference: string,
  paid: readonly { account: AccountState; profit: number; commission: number }[],
  effects: Effects,
): void {
  const { numbers } = state;
  const sum = (of: 'profit' | 'commission') => paid.reduce((total, one) => total + one[of], 0);
  const common = { marketId, reference };
  post(numbers, effects, {
    ...common,
    kind: 'settlement-reversal',
    entries: [
      ...paid.map(({ account, profit }) => [account, -profit] as const),
      [state.account(houseAccounts.rounding), sum('profit')],
    ],
  });
  if (sum('commission') !== 0)
    post(numbers, effects, {
      ...common,
      kind: 'commission-reversal',
      entries: [
        ...paid.map(({ account, commission }) => [account, commission] as const),
        [state.account(houseAccounts.commission), -sum('commission')],
      ],
    });
}
