import { createHash } from 'node:crypto';
import type { BankTransaction, ProviderNotice } from '#contract/payment-provider.ts';
import { itemAt } from '#domain/must.ts';
import { planOf, type Ask, type Plan } from './plan.ts';

/** A payment that was asked for: what is to become of it, and what has. Times in Unix milliseconds. */
export interface KeptPayment {
  paymentId: string;
  ask: Ask;
  plan: Plan;
  at: number;
  /** Of its plan's steps, when each of those that have happened did. */
  happened: number[];
}

export const keptPayment = (paymentId: string, ask: Ask, at: number): KeptPayment => ({
  paymentId,
  ask,
  plan: planOf(ask),
  at,
  happened: [],
});

/** When the next step of its plan happens; null if none is to come. */
export function nextStepAt({ ask, plan, at, happened }: KeptPayment, speed: number): number | null {
  const next = plan.steps[happened.length];
  if (!next) return null;
  const limit = ask.limitSeconds * 1_000;
  // The limit is the exchange's and does not shrink; what comes after it comes soon after it.
  return at + (next.after > limit ? limit + (next.after - limit) / speed : next.after / speed);
}

function transactionOf(payment: KeptPayment, step: number): BankTransaction | null {
  const { transaction } = itemAt(payment.plan.steps, step);
  if (!transaction) return null;
  const at = new Date(itemAt(payment.happened, step)).toISOString();
  return { ...transaction, bankId: `demo-${shortOf(payment)}-${step}`, payerName: null, at };
}

export const transactionsOf = (payment: KeptPayment): BankTransaction[] =>
  payment.happened.flatMap((_, step) => transactionOf(payment, step) ?? []);

/** What the exchange is told of a step that has happened. */
export function noticesOf(payment: KeptPayment, step: number): ProviderNotice[] {
  const { paymentId } = payment;
  const { state, reason, tellings } = itemAt(payment.plan.steps, step);
  const transaction = transactionOf(payment, step);
  return Array.from({ length: tellings }, (_, telling) => ({
    noticeId: `${shortOf(payment)}-${step}-${telling}`,
    paymentId,
    state,
    reason,
    transaction,
  }));
}

const shortOf = ({ paymentId }: KeptPayment): string =>
  createHash('sha256').update(paymentId).digest('hex').slice(0, 20);
