import { formatMoney } from '../money/money.ts';
import { formatMoment } from '../words/moment.ts';
import { paymentRefusalText } from '../words/payment-words.ts';
import { readAmount, type AmountLimits, type TypedAmount } from './typed-amount.ts';
import type { Payee } from './wallet.ts';

/** What a withdrawal depends on, as last heard. Minor units. */
export interface WithdrawalFacts {
  /** What can be taken out. */
  available: number;
  least: number;
  most: number;
  /** Whether the way to pay out is switched on. */
  isOn: boolean;
  payees: readonly Payee[];
  /** Above this the second step's code is asked for; null where it is off. */
  codeAbove: number | null;
  /** The time zone in which moments are told. */
  zone: string;
}

/** A withdrawal as it would be asked for now. */
export interface Withdrawal {
  payee: Payee;
  amount: number;
}

/** Reads a typed amount; more than is free is none that can be asked for, and says what is. */
export function amountWithin(text: string, free: number, limits: AmountLimits): TypedAmount {
  const typed = readAmount(text, limits);
  if (typed.amount === null || typed.amount <= free) return typed;
  const rest = free <= 0 ? 'Nothing is free now.' : `${formatMoney(free)} is free now.`;
  return { amount: null, problem: `${formatMoney(typed.amount)} is more than you can move. ${rest}` };
}

/** Whether money can be sent to it by now (RFC 3339). */
export const isHeldAt = ({ heldUntil }: Payee, at: string): boolean =>
  heldUntil !== null && Date.parse(at) < Date.parse(heldUntil);

/** Why nothing can be sent to a payee yet; null if something can. */
export function whyNotTo(
  payee: Payee | undefined,
  at: string,
  { isOn, zone }: WithdrawalFacts,
): string | null {
  if (!isOn) return paymentRefusalText('METHOD_OFF');
  if (!payee) return 'Choose whom the money is sent to.';
  if (!isHeldAt(payee, at)) return null;
  return paymentRefusalText('PAYEE_HELD', { until: formatMoment(payee.heldUntil ?? '', zone) });
}

/** Whether a code of the second step is asked for. */
export const asksCode = ({ amount }: Withdrawal, { codeAbove }: WithdrawalFacts): boolean =>
  codeAbove !== null && amount > codeAbove;
