import type { BettorLimits } from '#domain/limits/bettor-limits.ts';
import type { Effects } from '../changes/effects.ts';
import { noteAct } from '../payments/note-act.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** Keeps what an account holds itself to from now on, and notes that its bettor did it. */
export function keepLimits(
  state: ExchangeState,
  account: AccountState,
  all: BettorLimits,
  { act, reason }: { act: string; reason: string },
  effects: Effects,
): void {
  const { accountId } = account;
  account.heldLimits().all = all;
  effects.rows.limits.push({ accountId, ...all });
  effects.limitsChanged(account);
  noteAct(state, { act, subject: accountId }, { who: 'bettor', reason }, effects);
}
