import { mayBecome } from '#domain/payment/payment.ts';
import type { Effects } from '../changes/effects.ts';
import { toPayment } from '../changes/views.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { canHold, moveMoney } from '../ledger/move-money.ts';
import { noteBankTransaction } from '../payments/bank-transactions.ts';
import { changedMeanwhile, findPayment } from '../payments/find-payment.ts';
import { noteAct } from '../payments/note-act.ts';
import { takeStep } from '../payments/take-step.ts';
import type { StoredUnmatched } from '../records/payments.ts';
import { refuseCommand } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { MoneyCameCommand, PaymentCommandResults } from './payment-commands.ts';

type Result = PaymentCommandResults['MONEY_CAME'];

/**
 * Books a bank transaction once: under the deposit whose reference it carries, or whose UTR it carries together with
 * its owner's name. Anything else is unmatched money, whose owner may be known.
 */
export function moneyCame(state: ExchangeState, command: MoneyCameCommand, effects: Effects): Result {
  const { bankId, providerId, amount } = command;
  const { payments } = state;
  if (payments.bankIds.has(bankId)) return alreadyBooked(state, command);
  const payment = paymentOf(state, command);
  if (payment && 'code' in payment) return changedMeanwhile();
  if (!canHold(state, amount))
    return refuseCommand('BALANCE_TOO_LARGE', 'The exchange cannot hold that much.');
  noteAct(
    state,
    { act: 'MONEY_CAME', subject: bankId },
    { who: `provider:${providerId}`, reason: null },
    effects,
  );
  const isItsMoney = payment?.providerId === providerId && mayBecome(payment.kind, payment.state, 'APPROVED');
  if (!payment || !isItsMoney) {
    const owner = payment?.accountId ?? command.payerAccountId;
    return { status: 'ACCEPTED', outcome: 'UNMATCHED', unmatched: hold(state, command, owner, effects) };
  }
  const step = { to: 'APPROVED', reason: null, bankId, amount } as const;
  return {
    status: 'ACCEPTED',
    outcome: 'BOOKED',
    payment: toPayment(takeStep(state, payment, step, effects)),
  };
}

function alreadyBooked({ payments }: ExchangeState, { bankId, stored }: MoneyCameCommand): Result {
  const paymentId = payments.bankIds.get(bankId);
  const payment = stored?.paymentId === paymentId ? stored : null;
  if (!payment) return { status: 'ACCEPTED', outcome: 'KNOWN', payment: null };
  return { status: 'ACCEPTED', outcome: 'KNOWN', payment: toPayment(payment) };
}

/** The payment that the bank's notice names, if it does. */
function paymentOf({ payments }: ExchangeState, command: MoneyCameCommand) {
  const { reference, utr, payerAccountId, stored } = command;
  const named = reference === null ? undefined : payments.byReference.get(reference);
  const paymentId = named ?? stored?.paymentId;
  if (paymentId !== undefined) return findPayment(payments, paymentId, stored);
  const holder = utr === null ? undefined : payments.utrs.get(utr);
  if (!holder || holder.accountId !== payerAccountId) return null;
  return payments.open.get(holder.paymentId) ?? null;
}

function hold(
  state: ExchangeState,
  { providerId, bankId, amount, reference, payerName }: MoneyCameCommand,
  accountId: string | null,
  effects: Effects,
): StoredUnmatched {
  const { at } = effects;
  const [from, to] = [state.account(houseAccounts.funding), state.account(houseAccounts.unmatched)];
  moveMoney(state, { kind: 'unmatched', from, to, amount, reference: bankId }, effects);
  noteBankTransaction(state, { bankId, providerId, paymentId: null, amount }, effects);
  const facts = { bankId, providerId, amount, reference, payerName, accountId };
  const unmatched = { ...facts, at, closedAt: null, paymentId: null };
  state.payments.keepUnmatched(unmatched);
  effects.rows.unmatched.push(unmatched);
  return unmatched;
}
