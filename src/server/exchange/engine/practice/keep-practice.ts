import type { Effects } from '../changes/effects.ts';
import { cancelOpen } from '../commands/cancel-open.ts';
import type { CommandResults, OperatorCommandOf } from '../commands/commands.ts';
import { refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { takeBackPractice } from './practice-money.ts';

/**
 * Ends a practice account, whose owner has a real one now: what waits is cancelled, what is matched ends here, and the
 * practice money goes.
 */
export function keepPractice(
  { practice }: ExchangeState,
  { accountId }: OperatorCommandOf<'KEEP_PRACTICE'>,
  { practice: effects }: Effects,
): CommandResults['KEEP_PRACTICE'] {
  const account = practice.accounts.get(accountId);
  if (!account) return refuseCommand('NOT_PRACTICE', 'This is no practice account.');
  account.blocked = true;
  for (const { market } of account.positions.values()) cancelOpen(account, market, effects);
  takeBackPractice(practice, account, effects);
  effects.balanceChanged(account);
  return { status: 'ACCEPTED' };
}

/** Lets practice accounts leave memory that are not used any more. Those with bets in unsettled markets stay. */
export function forgetPractice(
  { practice }: ExchangeState,
  { accountIds }: OperatorCommandOf<'FORGET_PRACTICE'>,
): CommandResults['FORGET_PRACTICE'] {
  const forgotten = accountIds.filter((accountId) => {
    const account = practice.accounts.get(accountId);
    const isIdle = account && [...account.positions.values()].every((position) => position.isEmpty);
    return isIdle && practice.accounts.delete(accountId);
  });
  return { status: 'ACCEPTED', forgotten };
}
