import { must } from '#domain/must.ts';
import type { FastifyInstance } from 'fastify';
import type { DataOf } from '#contract/call.ts';
import {
  getPayment,
  getPaymentResult,
  getWallet,
  listPaymentMethods,
  listPayments,
  type PaymentResult,
} from '#contract/payments.ts';
import type { Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';
import { exact } from '#domain/money/money.ts';
import { methodsHere, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { isPaymentRefusalCode, paymentRefusalText } from '#domain/words/payment-words.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import type { CommandGate, CommandResult } from '#server/exchange/engine/commands/commands.ts';
import { partnerIdOf } from '#server/exchange/engine/ledger/partner-accounts.ts';
import type { ExchangeState } from '#server/exchange/engine/state/exchange-state.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { findPaymentOf, grantsOf, paymentsOf } from '#server/exchange/store/queries/payment-queries.ts';
import type { Authenticator } from './authenticator.ts';
import type { PaymentDesk } from './payment-desk-needs.ts';
import { unknownPayment } from './payment-refusals.ts';
import { bettorRoute } from './route.ts';

export interface WalletNeeds {
  authenticator: Authenticator;
  gate: CommandGate;
  held: HeldLimits;
  desk: PaymentDesk;
  db: Db;
  jurisdiction: Jurisdiction;
}

/** What a bettor has, and what became of each payment. */
export function walletRoutes(app: FastifyInstance, needs: WalletNeeds): void {
  const { authenticator, gate, held, desk, db, jurisdiction } = needs;

  bettorRoute(app, authenticator, listPaymentMethods, async () => {
    if (!jurisdiction.hasMoney) return [];
    const off = await gate.look(({ payments }) => new Set(payments.off));
    return methodsHere().map((method) => shown(method, off, desk));
  });

  bettorRoute(app, authenticator, getWallet, async ({ caller: { accountId } }) => {
    const wallet = await gate.look((state) => walletOf(state, accountId));
    const grants = await grantsOf(db, accountId);
    if (held.breakOf(accountId) === null) return { ...wallet, grants };
    // Nobody is led to betting who takes a break: what is promised is told of again after it.
    return { ...wallet, bonus: 0, grants: grants.filter(({ state }) => state !== 'OPEN') };
  });

  bettorRoute(app, authenticator, listPayments, ({ caller: { accountId }, query }) =>
    paymentsOf(db, accountId, query),
  );

  bettorRoute(
    app,
    authenticator,
    getPayment,
    async ({ caller: { accountId }, params: { paymentId } }) =>
      (await findPaymentOf(db, accountId, paymentId)) ?? unknownPayment(),
  );

  bettorRoute(
    app,
    authenticator,
    getPaymentResult,
    async ({ caller: { accountId }, params: { clientId } }) => {
      const result = toPaymentResult(await gate.resultOf(accountId, clientId));
      if (result?.status !== 'ACCEPTED') return { result };
      const payment = await findPaymentOf(db, accountId, result.payment.paymentId);
      return { result: { ...result, payment: payment ?? result.payment } };
    },
  );
}

/** What an account has, and where it stands. */
function walletOf(state: ExchangeState, accountId: string): Omit<DataOf<typeof getWallet>, 'grants'> {
  const account = must(state.accounts.get(accountId) ?? state.practice.accounts.get(accountId));
  const { balance: bankBalance, exposure, available, owed, purse } = account;
  const sumOf = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((sum, { amount }) => exact(sum + amount), 0);
  const out = [...(purse?.payments.values() ?? [])].filter(({ kind }) => kind === 'WITHDRAWAL');
  return {
    bankBalance,
    exposure,
    available,
    held: sumOf(out),
    owed,
    partner: state.accounts.get(partnerIdOf(accountId))?.balance ?? 0,
    bonus: sumOf([...(purse?.grants.values() ?? [])]),
  };
}

const shown = (method: PaymentMethod, off: ReadonlySet<string>, desk: PaymentDesk) => ({
  methodId: method.methodId,
  name: method.name,
  kind: method.kind,
  least: method.least,
  most: method.most,
  usualSeconds: method.usual,
  limitSeconds: method.limit,
  asksUtr: method.asksUtr,
  isOn:
    !off.has(`method:${method.methodId}`) &&
    !off.has(`provider:${method.providerId}`) &&
    desk.carriesOut(method.providerId),
});

/** The result of a client id if it was a payment's or was refused; otherwise null. */
function toPaymentResult(result: CommandResult | null): PaymentResult | null {
  if (!result || !('clientId' in result)) return null;
  if (result.status === 'ACCEPTED') return 'payment' in result ? result : null;
  // A bet's refusal may have a reason that no payment can have.
  const { code } = result;
  if (!isPaymentRefusalCode(code)) return null;
  // What is given up is stored in the words of bets, whatever it was.
  return { ...result, code, ...(code === 'GIVEN_UP' && { message: paymentRefusalText(code) }) };
}
