import { formatMoney } from '../money/money.ts';
import { restrictionWords } from './restriction-words.ts';

/** Facts that a refusal's sentence may need. Money in minor units, times in RFC 3339. */
export interface PaymentRefusalFacts {
  limit?: number | null;
  /** The bettor's own payment that it is about. */
  paymentId?: string | null;
  until?: string | null;
}

/** Why a payment was refused. Every code has a sentence that a bettor can act on. */
const paymentRefusalTexts = {
  AMOUNT_TOO_SMALL: ({ limit }: PaymentRefusalFacts) =>
    `The least this way takes is ${formatMoney(limit ?? 0)}. Choose a larger amount or another way.`,
  AMOUNT_TOO_LARGE: ({ limit }: PaymentRefusalFacts) =>
    `The most this way takes at once is ${formatMoney(limit ?? 0)}. Choose a smaller amount or another way.`,
  INSUFFICIENT_BALANCE: ({ limit }: PaymentRefusalFacts) =>
    `${formatMoney(limit ?? 0)} is free to take out now. The rest is at risk in your open bets.`,
  BALANCE_TOO_LARGE: () => 'The exchange cannot hold that much. Choose a smaller amount.',
  UNKNOWN_METHOD: () => 'There is no such way to pay. Choose another one.',
  METHOD_OFF: () => 'This way to pay is switched off at the moment. Choose another one; nothing was charged.',
  TOO_MANY_OPEN: () =>
    'You have as many payments under way as we can follow. Finish or cancel one of them, then ask again.',
  UNKNOWN_PAYMENT: () => 'There is no such payment of yours.',
  PAYMENT_OVER: () => 'This payment is over, so nothing of it can be changed. Nothing was booked.',
  WRONG_UTR: () => 'A UTR has 12 digits. You find it in the receipt of your bank or UPI app.',
  UTR_OWN: () => 'You used this UTR before, for the payment shown here. It counts once.',
  UTR_USED: () =>
    'This UTR belongs to another payment. Compare it with your receipt; if it is right, ask our desk.',
  UNKNOWN_PAYEE: () => 'There is no such payee of yours.',
  PAYEE_CHANGED: () => 'This payee has changed since you chose it. Look at it again; nothing was taken.',
  PAYEE_HELD: ({ until }: PaymentRefusalFacts) =>
    `This payee is new, so money can be sent to it only from ${until ?? 'tomorrow'} on. Nothing was taken.`,
  TOO_MANY_PAYEES: () => 'You have as many payees as we keep. Remove one first.',
  WRONG_PASSWORD: () => 'The password is not right. Nothing was changed.',
  BLOCKED: () => restrictionWords.blocked,
  SELF_EXCLUDED: () => restrictionWords.selfExcluded,
  CLIENT_ID_REUSED: () => 'This payment id was used before with other contents. Nothing was booked.',
  GIVEN_UP: () => 'The exchange had not received it, so we withdrew it. Nothing was charged.',
} as const;

export type PaymentRefusalCode = keyof typeof paymentRefusalTexts;

export const paymentRefusalCodes = Object.keys(paymentRefusalTexts) as PaymentRefusalCode[];

export const isPaymentRefusalCode = (code: string): code is PaymentRefusalCode =>
  Object.hasOwn(paymentRefusalTexts, code);

export const paymentRefusalText = (code: PaymentRefusalCode, facts: PaymentRefusalFacts = {}): string =>
  paymentRefusalTexts[code](facts);

/** Why a withdrawal was refused after a correction. */
export const heldForBets =
  'A result was corrected, and your open bets need this money. It is back in your balance.';

/** There are no payments yet. */
export const noPayments = 'Money cannot be paid in or out here yet. Your bets and balance are not affected.';
