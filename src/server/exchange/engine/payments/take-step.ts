import type { Effects } from '../changes/effects.ts';
import type { TransactionKind } from '../records/ledger.ts';
import type { StoredPayment } from '../records/payments.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { moveMoney } from '../ledger/move-money.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { noteBankTransaction } from './bank-transactions.ts';
import { advance, type PaymentFacts } from './change-payment.ts';
import { usualFrom } from './new-payment.ts';

/** The next state of a payment, and what is said of it. */
export interface NextStep {
  to: PaymentState;
  reason: string | null;
  bankId: string | null;
  /** What came of a deposit; otherwise the payment's amount. */
  amount: number;
}

/** Takes a payment to its next state, which must be possible, and books what moves with it. */
export function takeStep(
  state: ExchangeState,
  payment: StoredPayment,
  { to, reason, bankId, amount }: NextStep,
  effects: Effects,
): StoredPayment {
  const { paymentId, providerId } = payment;
  const move = moveOf(state, payment, to);
  if (move) moveMoney(state, { ...move, amount, reference: paymentId }, effects);
  if (bankId !== null && providerId !== null) {
    const isIn = to === 'APPROVED' || to === 'RETURNED';
    const row = { bankId, providerId, paymentId, amount: isIn ? amount : -amount };
    noteBankTransaction(state, row, effects);
  }
  const facts = { to, reason, ...changes(state, payment, { to, bankId, amount, at: effects.at }) };
  return advance(state, payment, facts, effects);
}

/** From which account to which a step moves money; null if none moves. */
function moveOf(
  state: ExchangeState,
  { accountId, state: from }: StoredPayment,
  to: PaymentState,
): { kind: TransactionKind; from: AccountState; to: AccountState } | null {
  const account = state.account(accountId);
  const house = (of: 'funding' | 'held' | 'unmatched') => state.account(houseAccounts[of]);
  switch (to) {
    case 'APPROVED':
      return { kind: 'payment-in', from: house('funding'), to: account };
    case 'TAKEN_BACK':
      return { kind: 'payment-in-back', from: account, to: house('funding') };
    case 'REFUSED':
      return from === 'HELD' ? { kind: 'withdrawal-back', from: house('held'), to: account } : null;
    case 'RETURNED':
      return { kind: 'withdrawal-back', from: house(from === 'PAID' ? 'funding' : 'held'), to: account };
    case 'PAID':
      return { kind: 'withdrawal-paid', from: house('held'), to: house('funding') };
    case 'PAID_TWICE':
      return { kind: 'withdrawal-twice', from: house('unmatched'), to: house('funding') };
    default:
      return null;
  }
}

function changes(
  { payments }: ExchangeState,
  payment: StoredPayment,
  { to, bankId, amount, at }: Omit<NextStep, 'reason'> & { at: string },
): PaymentFacts {
  const { paymentId, utr } = payment;
  switch (to) {
    case 'WAITING':
      return { usualBy: usualFrom(payment, at) };
    case 'APPROVED': {
      // It had lost its UTR when it was refused, failed or expired, and another payment may have it now.
      const holder = utr === null ? undefined : payments.utrs.get(utr);
      const isLost = holder !== undefined && holder.paymentId !== paymentId;
      return { came: amount, bankId, utr: isLost ? null : utr };
    }
    case 'PAID':
      return { bankId };
    case 'PAID_TWICE':
      return { bankId, leftOver: amount };
    default:
      return {};
  }
}
