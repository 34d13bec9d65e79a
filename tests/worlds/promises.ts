import { isBetOver } from '#domain/bet/intent.ts';
import { timing } from '#domain/site/timing.ts';
import { commandWords } from '#features/banking/command-words.ts';
import { selectBalance, selectIsLive } from '#machines/account-feed/account-feed.machine.ts';
import { reportOf } from '#machines/bet-intent/bet-report.ts';
import { changeStatesOf } from '#machines/my-bets/my-bets.machine.ts';
import type { PaymentSnapshot } from '#machines/payment/payment.machine.ts';
import { isSignedIn } from '#machines/session/session.machine.ts';
import { sessionIdOf } from './exchange.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

const rules = {
  oneBet: 'never two bets of one press',
  notPlaced: 'never “nothing was placed” of a bet that is placed',
  ownOrder: 'a bet shows its own order',
  trueBet: 'at rest each bet shows what became of it',
  onePayment: 'never two payments of one press',
  notBooked: 'never “nothing was booked” of a payment that was made',
  truePayment: 'at rest each payment shows what became of it',
  trueChange: 'at rest each change of a bet shows what became of it',
  signedIn: 'never signed out by oneself',
  signedOut: 'who signed out stays signed out',
  balance: 'at rest the balance shown is the balance held',
} as const;

/** What must hold of a world: after each step, and once it is at rest. */
export class Promises {
  readonly #world: World;
  /** Client ids of which a tab has said for good that nothing came of them. */
  readonly #denied = { bets: new Set<string>(), payments: new Set<string>() };
  /** By tab: the session that it had at the last step. */
  readonly #had = new Map<number, string>();
  /** By session: when a tab first had it. */
  readonly #since = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  check(): void {
    for (const tab of this.#world.tabs) {
      this.#checkSession(tab);
      this.#checkBets(tab);
      this.#checkPayments(tab);
    }
    this.#checkDenied();
    this.#checkOnce();
  }

  checkAtRest(): void {
    for (const tab of this.#world.tabs) {
      this.#checkBetsAtRest(tab);
      this.#checkPaymentsAtRest(tab);
      this.#checkChangesAtRest(tab);
      this.#checkSessionAtRest(tab);
      this.#checkBalance(tab);
    }
  }

  #must(holds: boolean, rule: keyof typeof rules, seen: () => string): void {
    if (!holds) this.#world.break(rules[rule], seen());
  }

  #isMade = (clientId: string): boolean => this.#world.exchange.resultOf(clientId)?.status === 'ACCEPTED';

  #checkOnce(): void {
    const { placed, paid } = this.#world.exchange;
    for (const [stake, orders] of countsOf(placed)) {
      // A selection that both tabs restored may be pressed in each, and be another bet by then.
      const most = this.#world.tabs.length === 1 ? 1 : (this.#world.presses.get(stake) ?? 0);
      this.#must(orders <= most, 'oneBet', () => `${orders} orders have the stake ${stake / 100}.`);
    }
    for (const [amount, payments] of countsOf(paid))
      this.#must(payments === 1, 'onePayment', () => `${payments} payments are of ${amount / 100}.`);
  }

  #checkBets(tab: Tab): void {
    for (const [clientId, { intent }] of tab.betIntents?.getSnapshot().context.intents ?? []) {
      const { state, order } = reportOf(intent.getSnapshot());
      if (isBetOver(state)) this.#denied.bets.add(clientId);
      const isOwn = order === null || order.clientId === clientId;
      this.#must(isOwn, 'ownOrder', () => `Tab ${tab.number} shows ${order?.clientId} as ${clientId}.`);
    }
  }

  /** Denied for good, or only for now. */
  #checkPayments(tab: Tab): void {
    for (const [clientId, payment] of tab.payments?.getSnapshot().context.payments ?? []) {
      const snapshot = payment.getSnapshot();
      const isOver = snapshot.matches('refused') || snapshot.matches('dropped');
      if (isOver) this.#denied.payments.add(clientId);
      const words = commandWords(snapshot) ?? '';
      const isDenied = words.includes('Nothing was booked');
      this.#must(!isDenied || !this.#isMade(clientId), 'notBooked', () => `Tab ${tab.number} says: ${words}`);
    }
  }

  #checkDenied(): void {
    for (const clientId of this.#denied.bets)
      this.#must(!this.#isMade(clientId), 'notPlaced', () => `${clientId} is placed.`);
    for (const clientId of this.#denied.payments)
      this.#must(!this.#isMade(clientId), 'notBooked', () => `${clientId} was made.`);
  }

  /** A session may end by a press, by the exchange, or because nobody could renew it; and in no other way. */
  #checkSession(tab: Tab): void {
    const snapshot = tab.sessionRef?.getSnapshot();
    if (!snapshot) return;
    const { session } = snapshot.context;
    const now = isSignedIn(snapshot) && session ? sessionIdOf(session.token) : null;
    const had = this.#had.get(tab.number);
    const { time, exchange } = this.#world;
    if (now) {
      this.#had.set(tab.number, now);
      if (!this.#since.has(now)) this.#since.set(now, time.now);
      return;
    }
    if (!had) return;
    this.#had.delete(tab.number);
    const since = this.#since.get(had)!;
    // What a tab writes reaches the others this late, so a sign-in may be cleared by a press of just before; and the two keys
    // of two sign-ins in the same second may end up one of each.
    const { signedOutAt, lostAt } = this.#world;
    const isPressed = Math.max(signedOutAt, lostAt) >= since - timing.storageReach;
    const isMixed = [...this.#since].some(
      ([other, at]) => other !== had && Math.abs(at - since) < timing.storageReach,
    );
    this.#must(
      isPressed || isMixed || exchange.isOver(had),
      'signedIn',
      () => `Tab ${tab.number} is signed out.`,
    );
  }

  #checkSessionAtRest(tab: Tab): void {
    const has = this.#had.get(tab.number);
    if (!has) return;
    const since = this.#since.get(has) ?? 0;
    const { signedOutAt, lostAt } = this.#world;
    // A page that crashes at once takes its sign-out with it.
    const isBack = signedOutAt > since + timing.storageReach && lostAt < signedOutAt;
    this.#must(!isBack, 'signedOut', () => `Tab ${tab.number} has the session again that was signed out.`);
  }

  #checkBetsAtRest(tab: Tab): void {
    const { exchange } = this.#world;
    for (const [clientId, { intent }] of tab.betIntents?.getSnapshot().context.intents ?? []) {
      const { state, order } = reportOf(intent.getSnapshot());
      const result = exchange.resultOf(clientId);
      const held = result?.status === 'ACCEPTED' && order ? exchange.orders.get(order.orderId) : undefined;
      const isTrue = order
        ? held?.matched === order.matched && held.remaining === order.remaining
        : state === 'refused'
          ? result?.status === 'REFUSED'
          : state === 'dropped'
            ? result?.status !== 'ACCEPTED'
            : (state === 'neverArrived' || state === 'notStored') && result?.status !== 'ACCEPTED';
      const seen = () =>
        `Tab ${tab.number} shows ${clientId} as ${state}; the exchange has ${JSON.stringify(result)}.`;
      this.#must(isTrue, 'trueBet', seen);
    }
  }

  #checkPaymentsAtRest(tab: Tab): void {
    for (const [clientId, payment] of tab.payments?.getSnapshot().context.payments ?? []) {
      const snapshot = payment.getSnapshot();
      const result = this.#world.exchange.resultOf(clientId);
      const isTrue = isTruePayment(snapshot, result?.status ?? null);
      const shown = JSON.stringify(snapshot.value);
      this.#must(isTrue, 'truePayment', () => `Tab ${tab.number} shows ${clientId} as ${shown}.`);
    }
  }

  #checkChangesAtRest(tab: Tab): void {
    const { changes } = tab.myBets?.getSnapshot().context ?? {};
    if (!changes) return;
    const states = changeStatesOf(changes);
    for (const [orderId, change] of changes) {
      const { clientId } = change.getSnapshot().context.change;
      const kind = states.get(orderId)?.kind;
      const isTrue = kind === 'refused' && !this.#isMade(clientId);
      this.#must(isTrue, 'trueChange', () => `Tab ${tab.number} shows ${clientId} as ${kind}.`);
    }
  }

  #checkBalance(tab: Tab): void {
    const snapshot = tab.accountFeed?.getSnapshot();
    if (!snapshot) return;
    const [shown, held] = [selectBalance(snapshot), this.#world.exchange.balance()];
    const isTrue = shown?.bankBalance === held.bankBalance && shown.exposure === held.exposure;
    const seen = () => `Tab ${tab.number} shows ${JSON.stringify(shown)}; held is ${JSON.stringify(held)}.`;
    this.#must(isTrue && selectIsLive(snapshot), 'balance', seen);
  }
}

function isTruePayment(snapshot: PaymentSnapshot, status: 'ACCEPTED' | 'REFUSED' | null): boolean {
  if (snapshot.matches('done')) return status === 'ACCEPTED';
  if (snapshot.matches('refused')) return status === 'REFUSED';
  if (snapshot.matches('dropped')) return status !== 'ACCEPTED';
  return (snapshot.matches('neverArrived') || snapshot.matches('notStored')) && status !== 'ACCEPTED';
}

function countsOf(amounts: ReadonlyMap<string, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const amount of amounts.values()) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return counts;
}
