import type { Effects } from '../changes/effects.ts';
import { toGrant } from '../changes/views.ts';
import { canHold } from '../ledger/move-money.ts';
import { isSomebodys } from '../ledger/partner-accounts.ts';
import { keepGrant } from '../payments/count-risk.ts';
import { noteAct } from '../payments/note-act.ts';
import type { StoredGrant } from '../records/payments.ts';
import { refuseCommand } from '../refusal.ts';
import { breakOf } from '../risk/order-checks.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { GrantBonusCommand, PaymentCommandResults } from './payment-commands.ts';

/** The most times that the amount may have to be risked. */
const mostTimes = 10;

/** Promises an account money. The command loop ensures that an id grants once. */
export function grantBonus(
  state: ExchangeState,
  { accountId, grantId, amount, times, product, until, actor }: GrantBonusCommand,
  effects: Effects,
): PaymentCommandResults['GRANT_BONUS'] {
  const account = state.accounts.get(accountId);
  if (!account || !isSomebodys(accountId))
    return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  if (breakOf(account, effects.at) === 'SELF_EXCLUDED')
    return refuseCommand('SELF_EXCLUDED', 'Whoever has excluded themselves is promised nothing.');
  // The ends are compared as text.
  const end = new Date(until).toISOString();
  if (times < 1 || times > mostTimes || end <= effects.at || !canHold(state, amount))
    return refuseCommand('NOT_POSSIBLE', 'A grant must be within its limits and end later than now.');
  const grant: StoredGrant = {
    grantId,
    accountId,
    amount,
    target: amount * times,
    progress: 0,
    product,
    state: 'OPEN',
    reason: actor.reason,
    grantedAt: effects.at,
    until: end,
    endedAt: null,
  };
  keepGrant(state, grant, effects);
  noteAct(state, { act: 'GRANTED', subject: grantId }, actor, effects);
  return { status: 'ACCEPTED', grant: toGrant(grant) };
}
