import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { approvePayment, closeSent, grantBonus, refusePayment } from '#contract/payment-desk.ts';
import {
  askDeposit,
  askWithdrawal,
  getWallet,
  giveUpDeposit,
  giveUtr,
  savePayee,
  transferMoney,
  type Payee,
  type Payment,
} from '#contract/payments.ts';
import { must } from '#domain/must.ts';
import { findPayment } from '#server/exchange/store/queries/payment-queries.ts';
import { bettor, desk, password, type YearWorld } from './year-world.ts';

const day = 24 * 3_600_000;
const rupee = 100;

/** The bettor’s money in and out, what the desk makes of it, and rewards. */
export class YearMoney {
  readonly #world: YearWorld;
  #payee: Payee | null = null;
  #lastUtr = 100_000_000_000;

  constructor(world: YearWorld) {
    this.#world = world;
  }

  async open(): Promise<void> {
    const to = { payeeId: null, holder: 'Yara Example', bank: 'Harbour Bank', account: '50210044771384' };
    const body = { clientId: this.#world.newId('payee'), password, ...to };
    const saved = await this.#world.ask(savePayee, { body });
    this.#payee = must(this.#world.done(must(saved).result)).payee;
  }

  wallet = async () => must(await this.#world.ask(getWallet, {}));

  /** Asks to pay in, and says that it was paid. */
  async askIn(amount: number): Promise<Payment | null> {
    const body = { clientId: this.#world.newId('deposit'), methodId: 'bank', amount };
    const asked = await this.#world.ask(askDeposit, { body });
    const payment = asked && this.#world.done(asked.result)?.payment;
    if (!payment) return null;
    const { paymentId } = payment;
    const paid = { clientId: this.#world.newId('utr'), utr: String(++this.#lastUtr) };
    await this.#world.ask(giveUtr, { params: { paymentId }, body: paid });
    return payment;
  }

  /** Pays in, and returns the payment’s id. Now and then another amount comes than was asked for. */
  async payIn(amount: number): Promise<string | null> {
    const payment = await this.askIn(amount);
    if (!payment) return null;
    const { paymentId } = payment;
    const came = this.#world.random.chance(0.2) ? amount - 1_37 : amount;
    const body = { ...desk, amount: came, bankId: `in-${paymentId}` };
    await this.#world.operate(approvePayment, { params: { paymentId }, body });
    this.#world.told.deposited += came;
    return paymentId;
  }

  /** The bank takes a deposit back that it had paid. */
  async takeBack(amount: number): Promise<void> {
    const paymentId = must(await this.payIn(amount));
    const client = new Client({ connectionString: this.#world.exchange.databaseUrl });
    await client.connect();
    const stored = await findPayment(drizzle(client, { casing: 'snake_case' }), paymentId);
    await client.end();
    const step = { to: 'TAKEN_BACK', bankId: `back-${paymentId}`, reason: desk.reason } as const;
    const actor = { who: 'provider:upline', reason: null };
    await this.#world.gate.submit({ type: 'STEP_PAYMENT', paymentId, step, actor, stored });
    this.#world.told.deposited -= must(must(stored).came);
  }

  /** A deposit of which nothing comes: refused, given up, or left to expire. */
  async payNothingIn(how: 'REFUSED' | 'GIVEN_UP' | 'EXPIRED'): Promise<void> {
    const payment = await this.askIn(700 * rupee);
    const params = { paymentId: must(payment).paymentId };
    if (how === 'REFUSED') await this.#world.operate(refusePayment, { params, body: desk });
    if (how === 'GIVEN_UP') await this.#world.ask(giveUpDeposit, { params });
  }

  /** Asks to take out; it leaves the balance at once. */
  async askOut(amount: number): Promise<Payment | null> {
    const { payeeId, version: payeeVersion } = must(this.#payee);
    const body = { clientId: this.#world.newId('withdrawal'), payeeId, payeeVersion, amount };
    const asked = await this.#world.ask(askWithdrawal, { body });
    return (asked && this.#world.done(asked.result)?.payment) ?? null;
  }

  /** The desk, and then the bank, decide on a withdrawal. */
  async decide({ paymentId, amount }: Payment, what: 'PAID' | 'RETURNED' | 'REFUSED'): Promise<void> {
    const params = { paymentId };
    if (what === 'REFUSED') return void (await this.#world.operate(refusePayment, { params, body: desk }));
    await this.#world.operate(approvePayment, { params, body: desk });
    const body = { ...desk, outcome: what, ...(what === 'PAID' && { bankId: `out-${paymentId}` }) };
    await this.#world.operate(closeSent, { params, body });
    if (what === 'PAID') this.#world.told.withdrawn += amount;
  }

  async transfer(direction: 'TO_PARTNER' | 'FROM_PARTNER', amount: number): Promise<void> {
    const body = { clientId: this.#world.newId('transfer'), direction, amount };
    const moved = await this.#world.ask(transferMoney, { body });
    if (moved) this.#world.done(moved.result);
  }

  /** Promises money that is paid once it was risked that many times, within those days. */
  async promise(amount: number, times: number, days: number, product: 'EXCHANGE' | 'CASINO'): Promise<void> {
    const until = new Date(this.#world.now + days * day).toISOString();
    const grant = { grantId: this.#world.newId('grant'), amount, times, product, until };
    const body = { ...desk, ...grant };
    await this.#world.operate(grantBonus, { params: { userName: bettor }, body });
  }
}
