import { keepTerms, termsFor } from '../accruals/keep-terms.ts';
import type { Effects } from '../changes/effects.ts';
import { isSomebodys } from '../ledger/partner-accounts.ts';
import { noteAct } from '../payments/note-act.ts';
import { refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { PaymentCommandResults, SetRollingRateCommand } from './payment-commands.ts';

/** Sets the share of its turnover that accrues to an account. What was settled before keeps its rate. */
export function setRollingRate(
  state: ExchangeState,
  { accountId: ownerId, rate, actor }: SetRollingRateCommand,
  effects: Effects,
): PaymentCommandResults['SET_ROLLING_RATE'] {
  if (!state.accounts.has(ownerId) || !isSomebodys(ownerId))
    return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  const terms = termsFor(state, { kind: 'ROLLING', ownerId, rate }, effects);
  keepTerms(state, { ...terms, rate }, effects);
  noteAct(state, { act: `ROLLING_RATE ${rate}`, subject: ownerId }, actor, effects);
  return { status: 'ACCEPTED', rate };
}
