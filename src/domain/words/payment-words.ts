import { formatMoney } from '../money/money.ts';
import type { PaymentKind, PaymentState } from '../payment/payment.ts';
import type { FrameKind } from '../limits/frame.ts';
import { frameWords } from './limit-words.ts';
import { restrictionWords } from './restriction-words.ts';

/** What the sentences about a payment need of it. Money in minor units. */
export interface PaymentFacts {
  kind: PaymentKind;
  state: PaymentState;
  /** What was asked for. */
  amount: number;
  /** What came of a deposit; null until something did. */
  came: number | null;
  /** Whom a deposit is paid to; null where the bettor's bank is asked itself. */
  payTo?: { name: string } | null;
  /** Why it stands as it does, in words for the bettor. */
  reason: string | null;
}

export interface PaymentWords {
  /** For a badge. */
  label: string;
  tone: 'neutral' | 'positive' | 'negative' | 'warning';
  /** What has become of the money. */
  body: string;
  /** What the bettor may do now. */
  next: string;
}

const because = (reason: string | null): string => (reason === null ? '' : ` ${reason}`);

const cameWords = ({ amount, came }: PaymentFacts): string => {
  const what = came ?? amount;
  return what === amount
    ? `${formatMoney(what)} has come and is in your wallet.`
    : `${formatMoney(what)} has come and is in your wallet; ${formatMoney(amount)} was asked for.`;
};

type Words = readonly [
  label: string,
  tone: PaymentWords['tone'],
  body: (facts: PaymentFacts) => string,
  next: string,
];

const stateTexts: Record<PaymentState, Words> = {
  ASKED: [
    'To be paid',
    'warning',
    ({ amount }) => `${formatMoney(amount)} has not reached us yet. We have charged nothing.`,
    'Pay it with your bank, or cancel it.',
  ],
  WAITING: [
    'Waiting',
    'warning',
    ({ amount }) => `We are waiting for the bank to confirm ${formatMoney(amount)}.`,
    'You can leave this page; we carry on.',
  ],
  APPROVED: ['Approved', 'positive', cameWords, 'You can bet with it now.'],
  REFUSED: [
    'Refused',
    'negative',
    ({ kind, amount, reason }) =>
      kind === 'WITHDRAWAL'
        ? `It was not sent. ${formatMoney(amount)} is back in your wallet.${because(reason)}`
        : `It was not credited.${because(reason)}`,
    'Ask our desk why, or start again.',
  ],
  FAILED: [
    'Failed',
    'neutral',
    () => 'It was given up before anything was charged.',
    'If you had paid already, it will be credited when it comes. Otherwise start a new deposit.',
  ],
  EXPIRED: [
    'Expired',
    'neutral',
    () => 'Its time ran out before anything came. If you paid, it will be credited when it comes.',
    'Do not pay under its reference any more. Start a new deposit instead.',
  ],
  TAKEN_BACK: [
    'Taken back',
    'negative',
    ({ amount, came, reason }) =>
      `The bank took ${formatMoney(came ?? amount)} back, so it has left your wallet.${because(reason)}`,
    'Ask your bank why. What your wallet does not cover is owed and shown beside your balance.',
  ],
  HELD: [
    'Held',
    'warning',
    ({ amount }) => `${formatMoney(amount)} has left your balance and is held for you. It is being checked.`,
    'There is nothing to do.',
  ],
  SENT: [
    'On its way',
    'warning',
    ({ amount }) => `${formatMoney(amount)} is on its way to your bank.`,
    'There is nothing to do. It is in your wallet again should your bank return it.',
  ],
  PAID: [
    'Paid',
    'positive',
    ({ amount }) => `${formatMoney(amount)} was paid to your bank.`,
    'Look for it in your bank’s statement.',
  ],
  RETURNED: [
    'Returned',
    'neutral',
    ({ amount, reason }) =>
      `It came back, and ${formatMoney(amount)} is in your wallet again.${because(reason)}`,
    'Check the payee, then ask again.',
  ],
  PAID_TWICE: [
    'Paid after its return',
    'warning',
    ({ amount }) =>
      `${formatMoney(amount)} reached your bank although it was back in your wallet: you have it twice.`,
    'Our desk takes it back from your wallet, or tells you otherwise.',
  ],
  DONE: ['Done', 'positive', ({ amount }) => `${formatMoney(amount)} was moved.`, 'There is nothing to do.'],
};

/** Its bettor has nothing to pay or to cancel: the bank is asked. */
const bankAsked: Words = [
  'Asked',
  'warning',
  ({ amount }) => `We have asked your bank for ${formatMoney(amount)} and are waiting for its answer.`,
  'You can leave this page; we carry on.',
];

/** A payment's state in words, the same on every page and in every list. */
export function paymentStateWords(facts: PaymentFacts): PaymentWords {
  const isBankAsked = facts.state === 'ASKED' && facts.payTo === null;
  const [label, tone, body, next] = isBankAsked ? bankAsked : stateTexts[facts.state];
  return { label, tone, body: body(facts), next };
}

/** Facts that a refusal's sentence may need. Money in minor units, times in RFC 3339. */
export interface PaymentRefusalFacts {
  limit?: number | null;
  /** The bettor's own payment that it is about. */
  paymentId?: string | null;
  until?: string | null;
  /** What is left of a limit, and what of it the way to pay takes. */
  left?: number | null;
  fits?: number | null;
  frame?: FrameKind | null;
}

/** How long a payment takes, in seconds, as one says it: `1 min`, `24 hours`. */
export const durationWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} hours`;
};

/** Why a payment was refused. Every code has a sentence that a bettor can act on. */
const paymentRefusalTexts = {
  AMOUNT_TOO_SMALL: ({ limit }: PaymentRefusalFacts) =>
    `The least this way takes is ${formatMoney(limit ?? 0)}. Choose a larger amount or another way.`,
  AMOUNT_TOO_LARGE: ({ limit }: PaymentRefusalFacts) =>
    `The most this way takes at once is ${formatMoney(limit ?? 0)}. Choose a smaller amount or another way.`,
  INSUFFICIENT_BALANCE: ({ limit }: PaymentRefusalFacts) =>
    `${formatMoney(limit ?? 0)} is free to move now. What is at risk in open bets has to stay.`,
  BALANCE_TOO_LARGE: () => 'The exchange cannot hold that much. Choose a smaller amount.',
  NO_MONEY: () => 'Nobody pays in or out here: everybody bets with practice money.',
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
  CODE_NEEDED: ({ limit }: PaymentRefusalFacts) =>
    `${limit == null ? 'Saving a payee' : `A withdrawal above ${formatMoney(limit)}`} needs a code of your second step. Write it and send this again.`,
  WRONG_CODE: () =>
    'The code is wrong, too old or used. Wait for the next one of your app, or use a recovery code. Nothing was changed.',
  PRACTICE_ACCOUNT: () =>
    'A practice account has no money to pay in or out. Keep the account first; nothing was charged.',
  BLOCKED: () => restrictionWords.blocked,
  SELF_EXCLUDED: () => restrictionWords.selfExcluded,
  TIMED_OUT: () => restrictionWords.timedOut,
  DEPOSIT_LIMIT: ({ left, fits, until, frame, limit }: PaymentRefusalFacts) =>
    `${formatMoney(left ?? 0)} is left of your deposit limit of ${formatMoney(limit ?? 0)} for the ${frameWords[frame ?? 'DAY']}. ${
      fits ? `You can deposit up to ${formatMoney(fits)} now` : 'No deposit fits now'
    }; it starts anew ${until ? `on ${until}` : 'later'}. Nothing was charged.`,
  SESSION_LIMIT: () =>
    'You have been signed in for as long as you allow yourself today. Nothing was charged; you can deposit again tomorrow.',
  REALITY_CHECK: () => 'Your reality check waits for an answer. Nothing was charged.',
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
