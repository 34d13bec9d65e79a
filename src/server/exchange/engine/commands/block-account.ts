import type { Effects } from '../changes/effects.ts';
import { isSomebodys } from '../ledger/partner-accounts.ts';
import { noteAct } from '../payments/note-act.ts';
import { refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { cancelOpen } from './cancel-open.ts';
import type { BlockAccountCommand, PaymentCommandResults } from './payment-commands.ts';

/** Blocks an account, which cancels all that is unmatched, or unblocks it. Matched bets stand. */
export function blockAccount(
  state: ExchangeState,
  { accountId, blocked, actor }: BlockAccountCommand,
  effects: Effects,
): PaymentCommandResults['BLOCK_ACCOUNT'] {
  const account = state.accounts.get(accountId);
  if (!account || !isSomebodys(accountId))
    return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  account.blocked = blocked;
  effects.balanceChanged(account);
  if (blocked) for (const { market } of account.positions.values()) cancelOpen(account, market, effects);
  noteAct(state, { act: blocked ? 'BLOCKED' : 'UNBLOCKED', subject: accountId }, actor, effects);
  return { status: 'ACCEPTED', blocked };
}
