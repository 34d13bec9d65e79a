import { houseAccounts } from '../ledger/house-accounts.ts';
import { post } from '../ledger/post.ts';
import type { CommandResults, OperatorCommand } from './commands.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { refuseCommand } from './refusal.ts';

type Of<Type extends OperatorCommand['type']> = Extract<OperatorCommand, { type: Type }>;

/** Credits an account from the house. That a reference is credited once is seen to before this. */
export function fundAccount(
  state: ExchangeState,
  { accountId, amount, reference }: Of<'FUND_ACCOUNT'>,
  effects: Effects,
): CommandResults['FUND_ACCOUNT'] {
  const account = state.accounts.get(accountId);
  if (!account) return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  const funding = state.account(houseAccounts.funding);
  // All that bettors and house hold together is what was ever funded: within it every balance is exact.
  if (funding.balance - amount < Number.MIN_SAFE_INTEGER)
    return refuseCommand('BALANCE_TOO_LARGE', 'The exchange cannot hold that much.');
  post(state.numbers, effects, {
    kind: 'deposit',
    marketId: null,
    reference,
    entries: [
      [funding, -amount],
      [account, amount],
    ],
  });
  return { status: 'ACCEPTED', bankBalance: account.balance };
}

/** Holds for new bets: what is at risk already stays. */
export function limitAccount(
  state: ExchangeState,
  { accountId, maxExposure }: Of<'LIMIT_ACCOUNT'>,
  effects: Effects,
): CommandResults['LIMIT_ACCOUNT'] {
  const account = state.accounts.get(accountId);
  if (!account) return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  account.maxExposure = maxExposure;
  effects.balanceChanged(account);
  return { status: 'ACCEPTED' };
}

export function openAccount(
  state: ExchangeState,
  { accountId, blocked, selfExcluded }: Of<'OPEN_ACCOUNT'>,
  effects: Effects,
): CommandResults['OPEN_ACCOUNT'] {
  if (!state.accounts.has(accountId))
    effects.accountOpened(state.addAccount(accountId, { blocked, selfExcluded }));
  return { status: 'ACCEPTED' };
}
