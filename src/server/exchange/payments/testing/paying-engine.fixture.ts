import { must } from '#domain/must.ts';
import { methodOf } from '#domain/payment/payment-method.ts';
import { FakeClock } from '#contract/testing/fake-clock.fixture.ts';
import type { Command, CommandGate, ResultOf } from '#server/exchange/engine/commands/commands.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import { Engine, noon } from '#server/exchange/engine/testing/engine.fixture.ts';
import type { PaymentReader } from '../payment-reader.ts';

export const rupees = 100;
const funds = 1_00_000 * rupees;

/** The real engine with a bettor who pays in and out, on a clock of the test. */
export class PayingEngine {
  readonly clock = new FakeClock(noon);
  readonly engine = new Engine(['ann', 'bob']);
  /** Everything that happened, in order: commands, and what providers were asked. */
  readonly log: string[] = [];
  #ids = 0;

  constructor() {
    this.engine.fund('ann', funds);
    const payee = { holder: 'Ann', bank: 'Harbour Bank', account: '502100447713' };
    const ids = { accountId: 'ann', clientId: 'payee-of-ann', payeeId: 'payee' };
    this.engine.run({ type: 'SAVE_PAYEE', ...ids, isNew: true, ...payee });
  }

  /** Called after something was asked for. */
  asked(): void {}

  readonly gate: CommandGate = {
    submit: async (command) => this.run(command),
    look: async (read) => read(this.engine.state),
    resultOf: async () => null,
  };

  /** Decides and commits a command now, as the exchange's loop does. */
  run<C extends Command>(command: C): ResultOf<C> {
    const { engine, clock } = this;
    engine.wait((clock.now() - Date.parse(engine.at)) / 1_000);
    if (engine.state.payments.ends.isDue(engine.at)) engine.run({ type: 'END_PAYMENTS' });
    const result = engine.run(command);
    const what = command.type === 'STEP_PAYMENT' ? command.step.to : command.type;
    this.log.push('code' in result ? `${what} ${result.code}` : what);
    return result;
  }

  readonly reader: PaymentReader = {
    open: async () => {
      const { open, off } = this.engine.state.payments;
      return {
        payments: [...open.values()],
        away: new Set([...off].map((name) => name.replace('provider:', ''))),
      };
    },
    byId: async (id) => this.payment(id) ?? null,
    byReference: async (of) => this.#stored().find(({ reference }) => reference === of) ?? null,
    bookedOf: async (providerId, since) => new Map(this.booked(providerId, since)),
    accountOfPayer: (name) => (name === 'Ann' ? 'ann' : null),
  };

  /** Asks to pay in, and pays where the method wants that. Returns the payment's id. */
  deposit(amount: number, methodId = 'auto'): string {
    return this.depositOf('ann', amount, methodId);
  }

  depositOf(accountId: string, amount: number, methodId = 'auto'): string {
    const paymentId = `p${++this.#ids}`;
    const method = must(methodOf(methodId));
    const ids = { accountId, paymentId, reference: `LAY-${paymentId}` };
    this.run({ type: 'ASK_DEPOSIT', ...ids, clientId: `deposit-${paymentId}`, method, amount });
    if (method.asksUtr) this.giveUtr(paymentId);
    this.asked();
    return paymentId;
  }

  giveUtr(paymentId: string): void {
    const utr = String(100_000_000_000 + this.#ids);
    this.run({ type: 'GIVE_UTR', accountId: 'ann', clientId: `utr-of-${paymentId}`, paymentId, utr });
    this.asked();
  }

  withdraw(amount: number): string {
    const paymentId = `p${++this.#ids}`;
    const ids = { accountId: 'ann', paymentId, reference: `LAY-${paymentId}` };
    const payee = { payeeId: 'payee', payeeVersion: 1 };
    const asked = { ...ids, ...payee, clientId: `withdraw-${paymentId}`, amount };
    this.run({ type: 'ASK_WITHDRAWAL', ...asked, method: must(methodOf('payout')) });
    this.asked();
    return paymentId;
  }

  payment(paymentId: string): StoredPayment | undefined {
    return this.#stored().find((payment) => payment.paymentId === paymentId);
  }

  stateOf(paymentId: string): string | undefined {
    return this.payment(paymentId)?.state;
  }

  /** What an account has in rupees, besides what it began with. */
  balanceOf(accountId: string): number {
    return (this.engine.balance(accountId).balance - (accountId === 'ann' ? funds : 0)) / rupees;
  }

  booked(providerId: string, since = ''): [bankId: string, amount: number][] {
    return this.engine.store.rows.bankTransactions
      .filter((row) => row.providerId === providerId && row.at >= since)
      .map(({ bankId, amount }) => [bankId, amount]);
  }

  get audit(): string[] {
    return this.engine.store.rows.audit.map(({ act }) => act);
  }

  #stored(): StoredPayment[] {
    return this.engine.store.payments();
  }
}
