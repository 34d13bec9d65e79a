import { referralUntil } from '#domain/bettor/referral.ts';
import { referralTexts, type ReferralRefusal } from '#domain/words/referral-words.ts';
import type { Effects } from '../changes/effects.ts';
import { isSomebodys } from '../ledger/partner-accounts.ts';
import { refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';

/** Why this account may not have been sent by that one; null if it may. */
export function referralProblem(
  { accounts }: ExchangeState,
  accountId: string,
  referrerId: string,
): Exclude<ReferralRefusal, 'PRACTICE_ACCOUNT' | 'TOO_LATE'> | null {
  if (!accounts.has(referrerId) || !isSomebodys(referrerId)) return 'UNKNOWN_REFERRAL';
  if (accountId === referrerId) return 'SELF_REFERRAL';
  for (
    let by = accounts.get(referrerId)?.referral?.referrerId;
    by;
    by = accounts.get(by)?.referral?.referrerId
  )
    if (by === accountId) return 'CIRCULAR_REFERRAL';
  return null;
}

/** Notes who sent a new account's owner here, once and for good. The same again changes nothing. */
export function refer(
  state: ExchangeState,
  { accountId, referrerId }: OperatorCommandOf<'REFER'>,
  effects: Effects,
): CommandResults['REFER'] {
  const account = state.accounts.get(accountId);
  if (!account || !isSomebodys(accountId))
    return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  if (account.referral?.referrerId === referrerId) return { status: 'ACCEPTED' };
  const problem = account.referral ? 'TOO_LATE' : referralProblem(state, accountId, referrerId);
  if (problem) return refuseCommand(problem, referralTexts[problem]);
  account.referral = { accountId, referrerId, at: effects.at, until: referralUntil(effects.at) };
  effects.rows.referrals.push(account.referral);
  return { status: 'ACCEPTED' };
}
