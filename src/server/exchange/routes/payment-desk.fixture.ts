import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { aPerson } from '#contract/testing/people.ts';
import { approvePayment, closeSent, getDesk, refusePayment } from '#contract/payment-desk.ts';
import {
  askDeposit,
  askWithdrawal,
  getWallet,
  giveUtr,
  savePayee,
  type Payment,
  type PaymentResult,
} from '#contract/payments.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { signUp } from '#contract/session.ts';
import { must } from '#domain/must.ts';
import { idleDesk } from '#tests/support/idle-desk.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';

const password = 'the password of the payer';

/** Who acts, and why, in every call that does not say otherwise. */
export const olga = { operatorName: 'Olga', reason: 'The bank says so.' };

/** What the desk's comparison finds. */
export const difference = { bankId: 'b0', what: 'NOT_IN_LEDGER', ledger: null, provider: 500 } as const;

/** An exchange whose operators act, and a bettor with an empty account in each test. Calls are as `olga`. */
export class DeskWorld {
  now = Date.parse('2026-05-01T12:00:00Z');
  wakes = 0;
  userName = '';
  by: Credentials = {};
  #exchange: TestExchange | null = null;
  #gate: CommandGate | null = null;
  #last = 0;

  async open(): Promise<void> {
    const openDesk = (needs: { gate: CommandGate }) => {
      this.#gate = needs.gate;
      return {
        ...idleDesk(needs),
        wake: () => void this.wakes++,
        reconcile: async () => ({ compared: 3, differences: [difference] }),
        lastDifferences: () => [difference],
      };
    };
    this.#exchange = await TestExchange.open({ now: () => this.now, openDesk });
  }

  get exchange(): TestExchange {
    return must(this.#exchange);
  }

  get gate(): CommandGate {
    return must(this.#gate);
  }

  newId(name = 'client'): string {
    return `${name}-${++this.#last}`;
  }

  async newBettor(): Promise<void> {
    this.userName = this.newId('payer');
    const body = { userName: this.userName, password };
    this.by = { token: dataOf(await this.exchange.call(signUp, { body: aPerson(body) })).token };
    this.wakes = 0;
  }

  /** The same bettor, whose token is too old. */
  async signInAgain(): Promise<void> {
    this.by = await this.exchange.signIn(this.userName, password);
  }

  async desk() {
    return dataOf(await this.exchange.call(getDesk, {}, this.exchange.operator));
  }

  async wallet() {
    return dataOf(await this.exchange.call(getWallet, {}, this.by));
  }

  async deposited(methodId = 'bank', amount = 1_000_00): Promise<Payment> {
    const body = { clientId: this.newId(), methodId, amount };
    return paymentOf(dataOf(await this.exchange.call(askDeposit, { body }, this.by)).result);
  }

  async waiting(): Promise<Payment> {
    const { paymentId } = await this.deposited();
    const body = { clientId: this.newId(), utr: String(100_000_000_000 + ++this.#last) };
    const given = await this.exchange.call(giveUtr, { params: { paymentId }, body }, this.by);
    return paymentOf(dataOf(given).result);
  }

  /** A withdrawal of ₹1,000 that came just before, to the first payee. */
  async heldOut(amount: number): Promise<Payment> {
    const { paymentId } = await this.deposited();
    dataOf(await this.approve(paymentId, { bankId: this.newId('bank') }));
    const payee = { payeeId: null, holder: 'P. Ayer', bank: 'Harbour Bank', account: '50210044771384' };
    const saving = { clientId: this.newId(), password, ...payee };
    const saved = dataOf(await this.exchange.call(savePayee, { body: saving }, this.by)).result;
    if (saved.status === 'REFUSED') throw new Error(saved.code);
    const { payeeId, version } = saved.payee;
    const body = { clientId: this.newId(), payeeId, payeeVersion: version, amount };
    return paymentOf(dataOf(await this.exchange.call(askWithdrawal, { body }, this.by)).result);
  }

  approve(paymentId: string, body: { bankId?: string; amount?: number; operatorName?: string } = {}) {
    const input = { params: { paymentId }, body: { ...olga, ...body } };
    return this.exchange.call(approvePayment, input, this.exchange.operator);
  }

  refuse(paymentId: string, body: { operatorName?: string; reason?: string } = {}) {
    const input = { params: { paymentId }, body: { ...olga, ...body } };
    return this.exchange.call(refusePayment, input, this.exchange.operator);
  }

  close(
    paymentId: string,
    outcome: 'PAID' | 'RETURNED',
    body: { bankId?: string; operatorName?: string } = { bankId: this.newId('bank') },
  ) {
    const input = { params: { paymentId }, body: { ...olga, outcome, ...body } };
    return this.exchange.call(closeSent, input, this.exchange.operator);
  }

  cameUnmatched(bankId: string, amount: number) {
    return this.gate.submit({
      type: 'MONEY_CAME',
      providerId: 'demo',
      bankId,
      amount,
      reference: null,
      utr: null,
      payerName: 'A. Stranger',
      payerAccountId: null,
      stored: null,
    });
  }
}

function paymentOf(result: PaymentResult): Payment {
  if (result.status === 'REFUSED') throw new Error(result.code);
  return result.payment;
}
