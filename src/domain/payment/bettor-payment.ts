import type { PaymentRefusalCode } from '../words/payment-words.ts';
import type { PaymentKind, PaymentState, TransferDirection } from './payment.ts';

/** A payment as its bettor sees it. Money in minor units, times in RFC 3339. */
export interface BettorPayment {
  paymentId: string;
  clientId: string;
  kind: PaymentKind;
  state: PaymentState;
  methodId: string | null;
  /** What was asked for. */
  amount: number;
  /** What came of a deposit; null until something did. */
  came: number | null;
  reference: string;
  utr: string | null;
  payTo: { name: string; account: string } | null;
  payee: { payeeId: string; label: string } | null;
  direction: TransferDirection | null;
  /** Oldest first; the last one is how it stands. */
  steps: readonly { state: PaymentState; at: string; reason: string | null }[];
  askedAt: string;
  changedAt: string;
  expiresAt: string | null;
  usualBy: string | null;
  version: number;
}

export interface PaymentRefusal {
  code: PaymentRefusalCode;
  message: string;
  limit: number | null;
  /** The bettor's own payment that stands in the way. */
  paymentId: string | null;
  until: string | null;
}

/** What a bettor asks for by one press. It is sent under its client id, and stored in the browser before. */
export type PaymentCommand = { clientId: string; /** When it was pressed. */ chosenAt: string } & (
  | { type: 'ASK_DEPOSIT'; methodId: string; amount: number }
  | { type: 'GIVE_UTR'; paymentId: string; utr: string }
  | { type: 'ASK_WITHDRAWAL'; payeeId: string; payeeVersion: number; amount: number; code?: string }
  | { type: 'TRANSFER'; direction: TransferDirection; amount: number }
);

export type PaymentCommandType = PaymentCommand['type'];
