/** Money that a bettor brings in, takes out, or moves to and from the partner's wallet. */
export type PaymentKind = 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER';

/** Which way a transfer goes. */
export type TransferDirection = 'TO_PARTNER' | 'FROM_PARTNER';

export const paymentStates = [
  /** A deposit of which nothing has been heard yet. */
  'ASKED',
  /** A deposit that is said to be paid. */
  'WAITING',
  'APPROVED',
  'REFUSED',
  /** A deposit that the provider has given up. */
  'FAILED',
  'EXPIRED',
  /** A deposit that came, and that the bank took back. */
  'TAKEN_BACK',
  /** A withdrawal that has left the balance and is not with the provider yet. */
  'HELD',
  'SENT',
  'PAID',
  'RETURNED',
  /** A withdrawal that was paid although it had come back. */
  'PAID_TWICE',
  /** A transfer: it is done at once. */
  'DONE',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** To what each state of a deposit may change. Money that comes late still counts. */
const depositSteps: Partial<Record<PaymentState, readonly PaymentState[]>> = {
  ASKED: ['WAITING', 'APPROVED', 'REFUSED', 'FAILED', 'EXPIRED'],
  WAITING: ['APPROVED', 'REFUSED', 'FAILED', 'EXPIRED'],
  REFUSED: ['APPROVED'],
  FAILED: ['APPROVED'],
  EXPIRED: ['APPROVED'],
  APPROVED: ['TAKEN_BACK'],
};

const withdrawalSteps: Partial<Record<PaymentState, readonly PaymentState[]>> = {
  HELD: ['REFUSED', 'SENT'],
  SENT: ['PAID', 'RETURNED'],
  PAID: ['RETURNED'],
  // Paid after its money went back to the account: that is one payment too many.
  RETURNED: ['PAID_TWICE'],
  REFUSED: ['PAID_TWICE'],
};

const steps: Record<PaymentKind, Partial<Record<PaymentState, readonly PaymentState[]>>> = {
  DEPOSIT: depositSteps,
  WITHDRAWAL: withdrawalSteps,
  TRANSFER: {},
};

export const mayBecome = (kind: PaymentKind, from: PaymentState, to: PaymentState): boolean =>
  steps[kind][from]?.includes(to) ?? false;

/** Whether something is still expected of it. A payment that is over may still change, if something comes late. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'ASKED' || state === 'WAITING' || state === 'HELD' || state === 'SENT';
