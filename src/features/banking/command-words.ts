import type { PaymentCommandType } from '#domain/payment/bettor-payment.ts';
import type { PaymentSnapshot } from '#machines/payment/payment.machine.ts';

const subjects: Record<PaymentCommandType, string> = {
  ASK_DEPOSIT: 'deposit',
  GIVE_UTR: 'reference number',
  ASK_WITHDRAWAL: 'withdrawal',
  TRANSFER: 'transfer',
};

const stateWords = {
  storing: () => 'Sending…',
  sending: () => 'Sending…',
  unknown: (subject: string) =>
    `No answer yet. Your ${subject} may have arrived: we are asking the exchange, and do not send it twice.`,
  neverArrived: (subject: string) =>
    `The exchange has not received your ${subject}. Should it still be on its way, it counts once at most. Do you still want it?`,
  givingUp: (subject: string) =>
    `We are telling the exchange not to take your ${subject}, should it still arrive.`,
  notStored: (subject: string) =>
    `This browser could not keep your ${subject}, so it was not sent. Nothing was booked.`,
  dropped: (subject: string) => `Your ${subject} was given up. Nothing was booked.`,
} as const;
type Told = keyof typeof stateWords;
const isTold = (state: string): state is Told => Object.hasOwn(stateWords, state);

/** The state as its bettor knows it, without how it is asked about. */
export const commandStateOf = ({ value }: PaymentSnapshot): string =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');

export const subjectOf = (type: PaymentCommandType): string => subjects[type];

/** What the bettor reads of a command about money; null where there is nothing to say. */
export function commandWords(snapshot: PaymentSnapshot): string | null {
  const { command, refusal } = snapshot.context;
  const state = commandStateOf(snapshot);
  if (refusal && state === 'refused') return refusal.message;
  return isTold(state) ? stateWords[state](subjects[command.type]) : null;
}
