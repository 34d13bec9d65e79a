import { isOpen, mayBecome } from '#domain/payment/payment.ts';
import type { PaymentCommand, PaymentStep } from '../commands/payment-commands.ts';
import type { Command } from '../commands/commands.ts';
import type { StoredPayment } from '../records/payments.ts';
import { auto, payout, upi } from './bank.fixture.ts';
import type { Engine } from './engine.fixture.ts';
import { accountIds, type Choose } from './kinds.fixture.ts';

/** Random commands about payments of every sort, among bettors with little money. */

const limits = { least: 1, most: 50_000, limit: 600 };
const actor = { who: 'Olga', reason: 'By chance.' };
/** Few, so that many want the same one. */
const utrOf = (choose: Choose) => `11112222333${choose(4)}`;

export function paymentIn(engine: Engine, at: number, choose: Choose): Command {
  const { state, store } = engine;
  const accountId = accountIds[choose(accountIds.length)]!;
  const ids = { accountId, clientId: `client-${at}`, paymentId: `payment-${at}`, reference: `LL${at}` };
  const amount = 1 + choose(2_500);
  // Often all there is, so that a correction finds too little.
  const takenOut = choose(4) > 0 ? state.account(accountId).available || 1 : amount;
  const what = choose(100);
  if (what < 15) {
    const method = { ...(choose(4) === 0 ? auto : upi), ...limits };
    return { type: 'ASK_DEPOSIT', ...ids, method, amount };
  }
  if (what < 32) {
    const payees = [...(state.account(accountId).purse?.payees.values() ?? [])];
    const payee = payees[choose(payees.length + 1)];
    if (!payee) return payeeOf(accountId, at, payees[0]?.payeeId, choose);
    if (choose(12) === 0) return { type: 'REMOVE_PAYEE', accountId, payeeId: payee.payeeId };
    const { payeeId, version: payeeVersion } = payee;
    const method = { ...payout, ...limits };
    return { type: 'ASK_WITHDRAWAL', ...ids, method, payeeId, payeeVersion, amount: takenOut };
  }
  if (what < 38) {
    const direction = choose(2) === 0 ? 'TO_PARTNER' : 'FROM_PARTNER';
    return { type: 'TRANSFER', ...ids, direction, amount: takenOut };
  }
  const some = store.payments()[choose(store.payments().length || 1)];
  if (what < 46 && some) {
    const owner = choose(5) === 0 ? accountId : some.accountId;
    return { type: 'GIVE_UTR', ...ids, accountId: owner, paymentId: some.paymentId, utr: utrOf(choose) };
  }
  if (what < 58) return cameOf(engine, at, some, choose);
  if (what < 62) return { type: 'END_PAYMENTS' };
  if (what < 66) return grantOf(engine, accountId, at, choose);
  if (what < 70)
    return closeOf(engine, { accountId, paymentId: ids.paymentId, reference: ids.reference }, choose);
  if (what < 71) return { type: 'BLOCK_ACCOUNT', accountId, blocked: choose(3) === 0, actor };
  if (what < 72) return { type: 'SET_SWITCH', name: 'method:upi', isOff: choose(4) === 0, actor };
  if (what < 76) {
    const round = { eventId: 'e1', gameName: 'Dice', bet: 'six', result: 'one', stake: 1 + choose(300) };
    return {
      type: 'PLAY_ROUND',
      accountId,
      roundId: ids.clientId,
      ...round,
      payout: choose(2) * choose(500),
    };
  }
  const withdrawals = store.payments().filter(({ kind }) => kind === 'WITHDRAWAL');
  const stepped = choose(2) === 0 ? some : withdrawals[choose(withdrawals.length || 1)];
  if (!stepped) return { type: 'NOTE_AUDIT', act: 'UNSIGNED', subject: 'call-back', actor };
  return stepOf(engine, stepped, at, choose);
}

/** Sometimes of another command. */
const bankIdOf = (at: number, choose: Choose) => `bank-${choose(4) === 0 ? at - choose(40) : at}`;

/** As it comes from storage, if it is over; rarely it was read too early, which a restart rules out. */
function storedOf({ state }: Engine, payment: StoredPayment, choose: Choose): StoredPayment | null {
  const isEarly = choose(10) === 0 && state.payments.ended.has(payment.paymentId);
  return isOpen(payment.state) || isEarly ? null : payment;
}

function stepOf(engine: Engine, payment: StoredPayment, at: number, choose: Choose): PaymentCommand {
  const bankId = bankIdOf(at, choose);
  const reason = 'By chance.';
  const amount = choose(3) === 0 ? 1 + choose(2_500) : payment.amount;
  const steps: PaymentStep[] = [
    { to: 'WAITING' },
    { to: 'APPROVED', amount, bankId },
    { to: 'REFUSED', reason },
    { to: 'FAILED', reason },
    { to: 'TAKEN_BACK', bankId, reason },
    { to: 'SENT' },
    { to: 'PAID', bankId },
    { to: 'RETURNED', bankId: payment.state === 'PAID' ? bankId : null, reason },
  ];
  const { paymentId, kind, state } = payment;
  // Mostly one that is possible.
  const next = steps.filter(({ to }) => mayBecome(kind, state, to) || state === 'RETURNED');
  const likely = choose(4) > 0 && next.length > 0 ? next : steps;
  const step = likely[choose(likely.length)]!;
  return { type: 'STEP_PAYMENT', paymentId, step, actor, stored: storedOf(engine, payment, choose) };
}

function cameOf(
  engine: Engine,
  at: number,
  payment: StoredPayment | undefined,
  choose: Choose,
): PaymentCommand {
  const utr = choose(2) === 0 ? utrOf(choose) : null;
  const named = choose(3) === 0 ? undefined : payment;
  const payer = choose(3) === 0 ? (engine.state.payments.utrs.get(utr ?? '')?.accountId ?? null) : null;
  return {
    type: 'MONEY_CAME',
    providerId: 'demo',
    bankId: bankIdOf(at, choose),
    amount: 1 + choose(2_500),
    reference: named?.reference ?? null,
    utr,
    payerName: payer,
    payerAccountId: payer,
    stored: named ? storedOf(engine, named, choose) : null,
  };
}

function payeeOf(accountId: string, at: number, known: string | undefined, choose: Choose): PaymentCommand {
  const isNew = known === undefined || choose(2) === 0;
  const facts = { holder: 'Ann', bank: 'Example Bank', account: `account-${at}` };
  const ids = { accountId, clientId: `client-${at}`, payeeId: isNew ? `payee-${at}` : known };
  return { type: 'SAVE_PAYEE', ...ids, isNew, ...facts };
}

const grantOf = (engine: Engine, accountId: string, at: number, choose: Choose): PaymentCommand => ({
  type: 'GRANT_BONUS',
  accountId,
  grantId: `grant-${at}`,
  amount: 1 + choose(400),
  times: 1 + choose(3),
  product: ([null, 'EXCHANGE', 'CASINO'] as const)[choose(3)]!,
  until: new Date(Date.parse(engine.at) + 900_000).toISOString(),
  actor,
});

function closeOf(
  { state, store }: Engine,
  assign: { accountId: string; paymentId: string; reference: string },
  choose: Choose,
): PaymentCommand {
  const twice = store.payments().filter(({ leftOver }) => leftOver > 0);
  const stored = twice[choose(twice.length || 1)];
  if (stored && choose(2) === 0)
    return { type: 'CLOSE_PAID_TWICE', stored, how: choose(3) === 0 ? 'WRITE_OFF' : 'TAKE', actor };
  const waiting = [...state.payments.unmatched.keys()];
  const bankId = waiting[choose(waiting.length || 1)] ?? 'bank-0';
  const to = choose(3) === 0 ? { backBy: `back-of-${bankId}` } : assign;
  return { type: 'CLOSE_UNMATCHED', bankId, to, actor };
}
