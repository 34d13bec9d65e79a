import type { Grant, Payee, Payment, PaymentResult } from '#contract/payments.ts';
import type { PaymentRefused } from '#contract/payments.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { TransferDirection } from '#domain/payment/payment.ts';
import type { StoredPayment, StoredUnmatched } from '../records/payments.ts';
import type { CommandRefused } from '../refusal.ts';

/** Commands about money that comes in, goes out, or is promised. Ids are made by who sends a command. Minor units. */

interface OfBettor {
  accountId: string;
  clientId: string;
}

export interface AskDepositCommand extends OfBettor {
  type: 'ASK_DEPOSIT';
  /** A new payment's id and reference. Not part of what makes a repetition equal. */
  paymentId: string;
  reference: string;
  /** The method as it stood at the call: a replay must not depend on a later list. */
  method: PaymentMethod;
  amount: number;
}

export interface GiveUtrCommand extends OfBettor {
  type: 'GIVE_UTR';
  paymentId: string;
  /** As typed: the engine reads it. */
  utr: string;
}

export interface AskWithdrawalCommand extends OfBettor {
  type: 'ASK_WITHDRAWAL';
  paymentId: string;
  reference: string;
  method: PaymentMethod;
  payeeId: string;
  payeeVersion: number;
  amount: number;
}

export interface TransferCommand extends OfBettor {
  type: 'TRANSFER';
  paymentId: string;
  reference: string;
  direction: TransferDirection;
  amount: number;
}

/** The caller has checked the password. */
export interface SavePayeeCommand extends OfBettor {
  type: 'SAVE_PAYEE';
  payeeId: string;
  /** False: it changes the payee of that id. */
  isNew: boolean;
  holder: string;
  bank: string;
  account: string;
}

export interface RemovePayeeCommand {
  type: 'REMOVE_PAYEE';
  accountId: string;
  payeeId: string;
}

/** Who acts, and why, for the audit. */
export interface Actor {
  /** The operator's name, `provider:` and its id, `bettor`, or `exchange`. */
  who: string;
  reason: string | null;
}

/** What a provider or an operator says of a payment, or what the exchange does with it. */
export type PaymentStep =
  | { to: 'WAITING' }
  | { to: 'APPROVED'; amount: number; bankId: string }
  | { to: 'REFUSED' | 'FAILED'; reason: string }
  | { to: 'TAKEN_BACK'; bankId: string; reason: string }
  | { to: 'SENT' }
  | { to: 'PAID'; bankId: string }
  | { to: 'RETURNED'; bankId: string | null; reason: string };

export interface StepPaymentCommand {
  type: 'STEP_PAYMENT';
  paymentId: string;
  step: PaymentStep;
  actor: Actor;
  /** The payment as stored, if it is over: such payments are not in memory. */
  stored: StoredPayment | null;
}

/**
 * A bank says that money came. It is booked once per bank transaction: under the payment whose reference (or payer) it
 * names, otherwise as unmatched money.
 */
export interface MoneyCameCommand {
  type: 'MONEY_CAME';
  providerId: string;
  bankId: string;
  amount: number;
  reference: string | null;
  utr: string | null;
  payerName: string | null;
  /** The account of that name, if there is one. */
  payerAccountId: string | null;
  /** The payment of that reference as stored, if it is over. */
  stored: StoredPayment | null;
}

/** Lets deposits expire and grants lapse, and pays what has accrued. The exchange sends this to itself. */
export interface EndPaymentsCommand {
  type: 'END_PAYMENTS';
}

export interface CloseUnmatchedCommand {
  type: 'CLOSE_UNMATCHED';
  bankId: string;
  /** Whom to give it to, as a payment of its own; or the bank transaction by which it went back. */
  to: { accountId: string; paymentId: string; reference: string } | { backBy: string };
  actor: Actor;
}

export interface ClosePaidTwiceCommand {
  type: 'CLOSE_PAID_TWICE';
  stored: StoredPayment;
  how: 'TAKE' | 'WRITE_OFF';
  actor: Actor;
}

export interface GrantBonusCommand {
  type: 'GRANT_BONUS';
  accountId: string;
  grantId: string;
  amount: number;
  times: number;
  product: Grant['product'];
  until: string;
  actor: Actor & { reason: string };
}

/** Switches a method or a provider off or on: `method:upi`, `provider:demo`. */
export interface SetSwitchCommand {
  type: 'SET_SWITCH';
  name: string;
  isOff: boolean;
  actor: Actor;
}

/** Cancels the account's open orders, if it is blocked. Matched bets stand. */
export interface BlockAccountCommand {
  type: 'BLOCK_ACCOUNT';
  accountId: string;
  blocked: boolean;
  actor: Actor;
}

/** The share of its turnover that accrues to an account, in basis points. Holds for what is settled from now on. */
export interface SetRollingRateCommand {
  type: 'SET_ROLLING_RATE';
  accountId: string;
  rate: number;
  actor: Actor;
}

/** A line in the audit about something that changed nothing, as an unsigned call-back. */
export interface NoteAuditCommand {
  type: 'NOTE_AUDIT';
  act: string;
  subject: string;
  actor: Actor;
}

export type BettorPaymentCommand =
  AskDepositCommand | GiveUtrCommand | AskWithdrawalCommand | TransferCommand | SavePayeeCommand;

export type PaymentCommand =
  | BettorPaymentCommand
  | RemovePayeeCommand
  | StepPaymentCommand
  | MoneyCameCommand
  | EndPaymentsCommand
  | CloseUnmatchedCommand
  | ClosePaidTwiceCommand
  | GrantBonusCommand
  | SetSwitchCommand
  | BlockAccountCommand
  | SetRollingRateCommand
  | NoteAuditCommand;

type Stepped = { status: 'ACCEPTED'; payment: Payment };
/** CHANGED_MEANWHILE: the payment does not stand as the sender thought, or somebody else acted first. */
type StepRefusal =
  'UNKNOWN_PAYMENT' | 'CHANGED_MEANWHILE' | 'NOT_POSSIBLE' | 'BANK_ID_USED' | 'BALANCE_TOO_LARGE';

export interface PaymentCommandResults {
  ASK_DEPOSIT: PaymentResult;
  GIVE_UTR: PaymentResult;
  ASK_WITHDRAWAL: PaymentResult;
  TRANSFER: PaymentResult;
  SAVE_PAYEE: { status: 'ACCEPTED'; clientId: string; payee: Payee } | PaymentRefused;
  REMOVE_PAYEE: { status: 'ACCEPTED' } | CommandRefused<'UNKNOWN_PAYEE'>;
  STEP_PAYMENT: Stepped | CommandRefused<StepRefusal>;
  /** KNOWN: that bank transaction was booked before. */
  MONEY_CAME:
    | { status: 'ACCEPTED'; outcome: 'BOOKED' | 'KNOWN'; payment: Payment }
    | { status: 'ACCEPTED'; outcome: 'UNMATCHED'; unmatched: StoredUnmatched }
    | { status: 'ACCEPTED'; outcome: 'KNOWN'; payment: null }
    | CommandRefused<'CHANGED_MEANWHILE' | 'BALANCE_TOO_LARGE'>;
  END_PAYMENTS: { status: 'ACCEPTED' } | CommandRefused<'NOTHING_DUE'>;
  CLOSE_UNMATCHED:
    | { status: 'ACCEPTED'; payment: Payment | null }
    | CommandRefused<'UNKNOWN_PAYMENT' | 'UNKNOWN_ACCOUNT' | 'CHANGED_MEANWHILE' | 'BANK_ID_USED'>;
  CLOSE_PAID_TWICE: { status: 'ACCEPTED'; left: number } | CommandRefused<StepRefusal>;
  GRANT_BONUS:
    | { status: 'ACCEPTED'; grant: Grant }
    | CommandRefused<'UNKNOWN_ACCOUNT' | 'SELF_EXCLUDED' | 'NOT_POSSIBLE' | 'CLIENT_ID_REUSED'>;
  SET_SWITCH: { status: 'ACCEPTED' };
  BLOCK_ACCOUNT: { status: 'ACCEPTED'; blocked: boolean } | CommandRefused<'UNKNOWN_ACCOUNT'>;
  SET_ROLLING_RATE:
    { status: 'ACCEPTED'; rate: number } | CommandRefused<'UNKNOWN_ACCOUNT' | 'PRACTICE_ACCOUNT'>;
  NOTE_AUDIT: { status: 'ACCEPTED' };
}
