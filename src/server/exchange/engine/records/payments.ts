import type { Grant, Payment } from '#contract/payments.ts';

/** A payment as it is stored: as its owner sees it, and what only the exchange needs. */
export interface StoredPayment extends Payment {
  accountId: string;
  /** Who carries it out; null for a transfer. */
  providerId: string | null;
  /** The bank transaction that it was booked by; null until it was. */
  bankId: string | null;
  /** Where a withdrawal goes, as the payee stood when it was asked for. */
  payTarget: { holder: string; bank: string; account: string } | null;
  /** What of a withdrawal that was paid twice is neither taken back nor written off yet. */
  leftOver: number;
}

/** A bank transaction that the ledger knows. None is booked twice. */
export interface StoredBankTransaction {
  bankId: string;
  providerId: string;
  /** The payment that it belongs to; null for money that came unmatched. */
  paymentId: string | null;
  /** Minor units: what came in, or below zero what went out. */
  amount: number;
  at: string;
}

/** Money that came under no payment that it fits, in minor units. */
export interface StoredUnmatched {
  bankId: string;
  providerId: string;
  amount: number;
  reference: string | null;
  payerName: string | null;
  /** Whose it is, where that is known. */
  accountId: string | null;
  at: string;
  /** When it was given to somebody or sent back; null while it waits. */
  closedAt: string | null;
  /** The payment that it became; null if it was sent back, or waits. */
  paymentId: string | null;
}

export interface StoredGrant extends Grant {
  accountId: string;
}

/** Whom a bettor may have money sent to. The account number is shown to nobody. */
export interface StoredPayee {
  payeeId: string;
  accountId: string;
  holder: string;
  bank: string;
  account: string;
  /** What is shown of it: the bank and the account's last four characters. */
  label: string;
  heldUntil: string | null;
  version: number;
  removedAt: string | null;
}

/** What an operator, a provider, or a bettor about their limits did. Never changed. */
export interface StoredAudit {
  auditId: number;
  at: string;
  /** The operator's name, `provider:` and its id, `bettor`, or `exchange`. */
  who: string;
  act: string;
  /** The payment, account, method or bank transaction it was done to. */
  subject: string;
  reason: string | null;
}

/** Whether a way to pay, or a provider, is off: `method:upi`, `provider:demo`. */
export interface StoredSwitch {
  name: string;
  isOff: boolean;
}
