import type { Effects } from '../changes/effects.ts';
import { toPayment } from '../changes/views.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { openKeptAccount } from '../ledger/open-kept-account.ts';
import { partnerIdOf } from '../ledger/partner-accounts.ts';
import { newPayment } from '../payments/new-payment.ts';
import { availableRefusal } from '../payments/payment-checks.ts';
import { keepPayment } from '../payments/change-payment.ts';
import { refusePayment } from '../refusal.ts';
import { accountRefusal } from '../risk/order-checks.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { PaymentCommandResults, TransferCommand } from './payment-commands.ts';

/** Moves money to the partner's wallet, or back. Throws when there is no such account. */
export function transfer(
  state: ExchangeState,
  { type: _, ...asked }: TransferCommand,
  effects: Effects,
): PaymentCommandResults['TRANSFER'] {
  const { accountId, clientId, paymentId, direction, amount } = asked;
  const account = state.account(accountId);
  const isToPartner = direction === 'TO_PARTNER';
  const barred = isToPartner ? accountRefusal(account, effects.at) : null;
  if (barred) return refusePayment(clientId, barred.code);
  const partner = state.accounts.get(partnerIdOf(accountId));
  const refusal = availableRefusal(isToPartner ? account : (partner ?? nothing), amount);
  if (refusal) return refusePayment(clientId, ...refusal);
  const theirs = partner ?? openKeptAccount(state, partnerIdOf(accountId), 'partner', effects);
  const [from, to] = isToPartner ? [account, theirs] : [theirs, account];
  moveMoney(state, { kind: 'transfer', from, to, amount, reference: paymentId }, effects);
  const { at } = effects;
  const payment = {
    ...newPayment({ ...asked, kind: 'TRANSFER', state: 'DONE', at }),
    direction,
  };
  return { status: 'ACCEPTED', clientId, payment: toPayment(keepPayment(state, payment, effects)) };
}

const nothing = { available: 0 };
