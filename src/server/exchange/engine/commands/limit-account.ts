import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';
import { refuseCommand } from '../refusal.ts';

/** Limits new bets only: what is already at risk stays. */
export function limitAccount(
  state: ExchangeState,
  { accountId, maxExposure }: OperatorCommandOf<'LIMIT_ACCOUNT'>,
  effects: Effects,
): CommandResults['LIMIT_ACCOUNT'] {
  const account = state.accounts.get(accountId);
  if (!account) return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  account.maxExposure = maxExposure;
  effects.balanceChanged(account);
  return { status: 'ACCEPTED' };
}
