import type { Payment } from '#contract/payments.ts';
import { methodOf, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { isOpen } from '#domain/payment/payment.ts';
import { must } from '#domain/must.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import type { MoneyCameCommand, PaymentCommandResults, PaymentStep } from '../commands/payment-commands.ts';
import type { StoredPayment } from '../records/payments.ts';
import { openEngine, rupee, type Engine } from './engine.fixture.ts';

export const upi: PaymentMethod = must(methodOf('upi'));
export const auto: PaymentMethod = must(methodOf('auto'));
export const payout: PaymentMethod = must(methodOf('payout'));

/** The ids and contents that a test need not choose. */
export class Bank {
  readonly engine: Engine;
  #last = 0;

  constructor(engine: Engine = openEngine()) {
    this.engine = engine;
  }

  /** A number that was not used before. */
  next(): number {
    return ++this.#last;
  }

  ask(amount = 500 * rupee, { accountId = 'ann', method = upi } = {}) {
    const number = this.next();
    return this.engine.run({
      type: 'ASK_DEPOSIT',
      accountId,
      clientId: `client-deposit-${number}`,
      paymentId: `p${number}`,
      reference: `LL${number}`,
      method,
      amount,
    });
  }

  /** Asks for a deposit, which must be accepted. */
  deposit(amount = 500 * rupee, accountId = 'ann'): Payment {
    return donePayment(this.ask(amount, { accountId }));
  }

  giveUtr(paymentId: string, utr: string, accountId = 'ann') {
    const clientId = `client-utr-${this.next()}`;
    return this.engine.run({ type: 'GIVE_UTR', accountId, clientId, paymentId, utr });
  }

  /** A step that comes with the payment as stored, if it is over. */
  step(paymentId: string, step: PaymentStep, who = 'provider:demo'): PaymentCommandResults['STEP_PAYMENT'] {
    const actor = { who, reason: null };
    const stored = this.storedIfOver(paymentId);
    return this.engine.run({ type: 'STEP_PAYMENT', paymentId, step, actor, stored });
  }

  /** Takes steps that must be possible. */
  take(paymentId: string, ...steps: PaymentStep[]): Payment {
    const [payment] = steps.map((step) => donePayment(this.step(paymentId, step))).slice(-1);
    return must(payment);
  }

  storedIfOver(paymentId: string): StoredPayment | null {
    const stored = this.engine.store.payments().find((payment) => payment.paymentId === paymentId);
    return stored && !isOpen(stored.state) ? stored : null;
  }

  came(facts: Partial<Omit<MoneyCameCommand, 'type' | 'stored'>> = {}): PaymentCommandResults['MONEY_CAME'] {
    const { reference = null } = facts;
    const named = this.engine.store.payments().find((payment) => payment.reference === reference);
    return this.engine.run({
      type: 'MONEY_CAME',
      providerId: 'demo',
      bankId: `bank-${this.next()}`,
      amount: 500 * rupee,
      reference,
      utr: null,
      payerName: null,
      payerAccountId: null,
      stored: named ? this.storedIfOver(named.paymentId) : null,
      ...facts,
    });
  }

  savePayee(facts: { payeeId?: string; accountId?: string; account?: string } = {}) {
    const { accountId = 'ann', account = 'ann@upi.example' } = facts;
    const number = this.next();
    return this.engine.run({
      type: 'SAVE_PAYEE',
      accountId,
      clientId: `client-payee-${number}`,
      payeeId: facts.payeeId ?? `payee-${number}`,
      isNew: facts.payeeId === undefined,
      holder: 'Ann',
      bank: 'Example Bank',
      account,
    });
  }

  /** Saves a payee, which must be accepted. */
  payee(accountId = 'ann') {
    const saved = this.savePayee({ accountId });
    if (saved.status === 'REFUSED') throw new Error(`Refused: ${saved.code}`);
    return saved.payee;
  }

  askWithdrawal(
    amount: number,
    { payeeId, version }: { payeeId: string; version: number },
    accountId = 'ann',
    method = payout,
  ) {
    const number = this.next();
    return this.engine.run({
      type: 'ASK_WITHDRAWAL',
      accountId,
      clientId: `client-withdrawal-${number}`,
      paymentId: `p${number}`,
      reference: `LL${number}`,
      method,
      payeeId,
      payeeVersion: version,
      amount,
    });
  }

  /** Asks for a withdrawal to the account's first payee, which must be accepted. */
  withdraw(amount = 500 * rupee, accountId = 'ann'): Payment {
    const first = this.engine.state.account(accountId).purse?.payees.values().next().value;
    return donePayment(this.askWithdrawal(amount, first ?? this.payee(accountId), accountId));
  }

  transfer(amount: number, direction: 'TO_PARTNER' | 'FROM_PARTNER' = 'TO_PARTNER', accountId = 'ann') {
    const number = this.next();
    return this.engine.run({
      type: 'TRANSFER',
      accountId,
      clientId: `client-transfer-${number}`,
      paymentId: `p${number}`,
      reference: `LL${number}`,
      direction,
      amount,
    });
  }

  balanceOf(account: 'ann' | 'bob' | 'partner:ann' | keyof typeof houseAccounts): number {
    const id = account in houseAccounts ? houseAccounts[account as keyof typeof houseAccounts] : account;
    return this.engine.state.account(id).balance;
  }

  /** What was booked under a reference: each transaction's kind and entries. */
  bookedFor(reference: string): [kind: string, entries: Record<string, number>][] {
    const { ledgerTransactions, ledgerEntries } = this.engine.store.rows;
    return ledgerTransactions
      .filter((transaction) => transaction.reference === reference)
      .map(({ kind, transactionId }) => [
        kind,
        Object.fromEntries(
          ledgerEntries
            .filter((entry) => entry.transactionId === transactionId)
            .map(({ accountId, amount }) => [accountId, amount]),
        ),
      ]);
  }

  /** The last row of the audit, without its number and time. */
  lastAct() {
    const { auditId: _1, at: _2, ...act } = must(this.engine.store.rows.audit.at(-1));
    return act;
  }
}

/** The payment of an accepted answer. Throws if it was refused. */
export function donePayment(
  result:
    | PaymentCommandResults['ASK_DEPOSIT']
    | PaymentCommandResults['STEP_PAYMENT']
    | PaymentCommandResults['MONEY_CAME']
    | PaymentCommandResults['CLOSE_UNMATCHED'],
): Payment {
  if (result.status === 'REFUSED') throw new Error(`Refused: ${result.code}`);
  if (!('payment' in result) || !result.payment) throw new Error('No payment');
  return result.payment;
}
