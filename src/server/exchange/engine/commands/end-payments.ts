import type { Effects } from '../changes/effects.ts';
import { must } from '#domain/must.ts';
import { payAccrued } from '../accruals/pay-accrued.ts';
import { advance } from '../payments/change-payment.ts';
import { keepGrant } from '../payments/count-risk.ts';
import { refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { End } from '../state/payments/ends.ts';
import type { PaymentCommandResults } from './payment-commands.ts';

/** Lets every deposit expire whose time is over, and every grant lapse, and pays what has accrued and is due. */
export function endPayments(state: ExchangeState, effects: Effects): PaymentCommandResults['END_PAYMENTS'] {
  const { ends } = state.payments;
  if (!ends.isDue(effects.at)) return refuseCommand('NOTHING_DUE', 'Nothing has ended.');
  while (ends.isDue(effects.at)) end(state, ends.first, effects);
  return { status: 'ACCEPTED' };
}

function end(state: ExchangeState, { what, id, accountId }: End, effects: Effects): void {
  if (what === 'DEPOSIT') {
    advance(state, must(state.payments.open.get(id)), { to: 'EXPIRED', reason: null }, effects);
    return;
  }
  if (what === 'ACCRUAL') return payAccrued(state, id, effects);
  const grant = must(state.account(accountId).purse?.grants.get(id));
  keepGrant(state, { ...grant, state: 'LAPSED', endedAt: effects.at }, effects);
}
