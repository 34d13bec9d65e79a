import type { Balance } from '#contract/account.ts';
import type { Order, Position } from '#contract/order.ts';
import type { Payment } from '#contract/payments.ts';
import { whileItLasts, type OnBreak } from '#domain/limits/break.ts';
import { isOpen } from '#domain/payment/payment.ts';
import type { AccountFact } from '#server/exchange/engine/changes/feed-facts.ts';
import type { AccountContents } from '#server/exchange/engine/changes/views.ts';
import type { AccountChange, AccountImage, AccountMessage } from '#contract/stream.ts';

export type AccountDifference = Omit<AccountFact, 'accountId' | 'isNew'>;

/** An account's orders, positions, payments, balance and break as last published, which is as committed. */
export class AccountView {
  readonly #epoch: string;
  /** Orders in unsettled markets, without those that ended with nothing matched. */
  readonly #orders: Map<string, Order>;
  /** Positions in which something is won, lost or at risk. */
  readonly #positions = new Map<string, Position>();
  /** Payments under way. */
  readonly #payments = new Map<string, Payment>();
  #balance: Balance;
  /** The last one, which may be over. */
  #onBreak: OnBreak | null;
  #to = 0;
  #at: string;

  constructor(epoch: string, state: AccountContents & { onBreak: OnBreak | null; at: string }) {
    this.#epoch = epoch;
    this.#balance = state.balance;
    this.#onBreak = state.onBreak;
    this.#orders = new Map();
    for (const order of state.orders) this.#keep(order);
    for (const position of state.positions) this.#keepPosition(position);
    for (const payment of state.payments) this.#keepPayment(payment);
    this.#at = state.at;
  }

  /** Creates the view of an empty account. */
  static ofNew(epoch: string, at: string): AccountView {
    return new AccountView(epoch, {
      balance: { bankBalance: 0, exposure: 0 },
      orders: [],
      positions: [],
      payments: [],
      onBreak: null,
      at,
    });
  }

  get balance(): Balance {
    return this.#balance;
  }

  order(orderId: string): Order | undefined {
    return this.#orders.get(orderId);
  }

  orders(): Order[] {
    return [...this.#orders.values()];
  }

  positions(): Position[] {
    return [...this.#positions.values()];
  }

  payments(): Payment[] {
    return [...this.#payments.values()];
  }

  /** `now` in RFC 3339: a break ends by the clock, and nothing changes then. */
  image(now: string): AccountImage {
    return {
      type: 'IMAGE',
      epoch: this.#epoch,
      to: this.#to,
      at: this.#at,
      balance: this.#balance,
      orders: this.orders(),
      positions: this.positions(),
      payments: this.payments(),
      onBreak: whileItLasts(this.#onBreak, now),
    };
  }

  heartbeat(at: string): AccountMessage {
    return { type: 'HEARTBEAT', epoch: this.#epoch, to: this.#to, at };
  }

  /** Applies the difference and returns the change message for it. */
  apply(
    { balance, orders, positions, settlements, payments, onBreak }: AccountDifference,
    at: string,
  ): AccountChange {
    const from = this.#to++;
    this.#at = at;
    if (balance) this.#balance = balance;
    for (const order of orders) this.#keep(order);
    for (const position of positions) this.#keepPosition(position);
    for (const { marketId } of settlements) this.#forget(marketId);
    for (const payment of payments) this.#keepPayment(payment);
    if (onBreak) this.#onBreak = onBreak;
    return {
      type: 'CHANGE',
      epoch: this.#epoch,
      from,
      to: this.#to,
      at,
      ...(balance && { balance }),
      orders: [...orders],
      positions: [...positions],
      settlements: [...settlements],
      ...(payments.length > 0 && { payments: [...payments] }),
      ...(onBreak && { onBreak }),
    };
  }

  #keep(order: Order): void {
    if (order.status === 'EXECUTABLE' || order.matched > 0) this.#orders.set(order.orderId, order);
    else this.#orders.delete(order.orderId);
  }

  #keepPosition(position: Position): void {
    const { marketId, outcomes, numbers = [], exposure } = position;
    const isWon =
      outcomes.some(({ ifWins, ifLoses = 0 }) => ifWins !== 0 || ifLoses !== 0) ||
      numbers.some(({ pays }) => pays !== 0);
    if (exposure > 0 || isWon) this.#positions.set(marketId, position);
    else this.#positions.delete(marketId);
  }

  #keepPayment(payment: Payment): void {
    if (isOpen(payment.state)) this.#payments.set(payment.paymentId, payment);
    else this.#payments.delete(payment.paymentId);
  }

  #forget(marketId: string): void {
    this.#positions.delete(marketId);
    for (const [orderId, order] of this.#orders)
      if (order.marketId === marketId) this.#orders.delete(orderId);
  }
}
