import { parseMoney } from '../money/money.ts';
import type { BettorPayment } from './bettor-payment.ts';
import { isOpen } from './payment.ts';
import { readUtr } from './utr.ts';

/**
 * Which of the bettor's own payments an address means. What stands in an address is compared with the payment and never
 * believed: `other` is the bettor's payment that comes nearest, to be led on to; nothing is said of anybody else's.
 */
export type FoundDeposit =
  { kind: 'found'; payment: BettorPayment } | { kind: 'other'; payment: BettorPayment } | { kind: 'none' };

/** Newest first, as the exchange lists them. */
type Payments = readonly BettorPayment[];

/** What the page of a deposit that is to be paid is called by. */
export interface DetailsAddress {
  amount: string;
  /** The deposit's own, which tells it from others of the same amount; null in an address that somebody typed. */
  reference: string | null;
}

/** What the page of a deposit that is waited for is called by. */
export interface WaitingAddress {
  amount: string;
  utr: string;
  method: string;
}

const deposits = (payments: Payments): BettorPayment[] => payments.filter(({ kind }) => kind === 'DEPOSIT');

const found = (payment: BettorPayment | undefined, other?: BettorPayment): FoundDeposit => {
  if (payment) return { kind: 'found', payment };
  return other ? { kind: 'other', payment: other } : { kind: 'none' };
};

/** Whether its bettor is still to type the UTR. A provider may hear of the money before that. */
export const isToPay = ({ state, payTo, utr }: BettorPayment): boolean =>
  payTo !== null && (state === 'ASKED' || (state === 'WAITING' && utr === null));

/**
 * The deposit of this amount, and of this reference if one is told, whose bettor is to pay and to type its UTR. Without a
 * reference it is the newest one.
 */
export function findToPay(payments: Payments, { amount, reference }: DetailsAddress): FoundDeposit {
  const named =
    reference === null ? undefined : deposits(payments).find((one) => one.reference === reference);
  const ofAmount = (named ? [named] : deposits(payments)).filter(
    (one) => one.payTo !== null && one.amount === parseMoney(amount),
  );
  // A reference that is nobody's, or somebody else's, leads to no other deposit than it names.
  const meant = reference === null || named ? ofAmount.find(isToPay) : undefined;
  return found(meant, named ?? ofAmount.at(0) ?? deposits(payments).find(isToPay));
}

/** The deposit of this UTR, if it is of this amount and was paid in this way. */
export function findByUtr(payments: Payments, { amount, utr, method }: WaitingAddress): FoundDeposit {
  const ofUtr = deposits(payments).find((one) => one.utr !== null && one.utr === readUtr(utr));
  const isMeant = ofUtr?.amount === parseMoney(amount) && ofUtr?.methodId === method;
  return found(isMeant ? ofUtr : undefined, ofUtr);
}

/** The newest deposit of this amount and method that is under way. */
export const findUnderWay = (payments: Payments, amount: number, methodId: string): BettorPayment | null =>
  deposits(payments).find((one) => one.methodId === methodId && one.amount === amount && isOpen(one.state)) ??
  null;
