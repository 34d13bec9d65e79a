import { refusalText } from '#domain/words/refusal-words.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { canHold, moveMoney } from '../ledger/move-money.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { refuseCommand } from '../refusal.ts';
import { breakOf } from '../risk/order-checks.ts';

/** Credits an account from the house, unless its bettor takes a break: not even a gift may call them back.
 * The command loop ensures that a reference is credited only once. */
export function fundAccount(
  state: ExchangeState,
  { accountId, amount, reference }: OperatorCommandOf<'FUND_ACCOUNT'>,
  effects: Effects,
): CommandResults['FUND_ACCOUNT'] {
  const account = state.accounts.get(accountId);
  if (!account) return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  const barred = breakOf(account, effects.at);
  if (barred) return refuseCommand(barred, refusalText(barred));
  const funding = state.account(houseAccounts.funding);
  if (!canHold(state, amount))
    return refuseCommand('BALANCE_TOO_LARGE', 'The exchange cannot hold that much.');
  moveMoney(state, { kind: 'deposit', from: funding, to: account, amount, reference }, effects);
  return { status: 'ACCEPTED', bankBalance: account.balance };
}
