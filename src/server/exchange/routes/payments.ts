import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { askDeposit, askWithdrawal, giveUpDeposit, giveUtr, transferMoney } from '#contract/payments.ts';
import type { Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';
import { must } from '#domain/must.ts';
import { isOpen } from '#domain/payment/payment.ts';
import { methodsHere, paymentMethods, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { paymentRefusalText } from '#domain/words/payment-words.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { findPaymentOf } from '#server/exchange/store/queries/payment-queries.ts';
import type { Authenticator } from './authenticator.ts';
import { refuseCall, unauthenticated } from './errors.ts';
import type { PaymentDesk } from './payment-desk-needs.ts';
import { newReference } from './payment-reference.ts';
import { refusedWith, unknownPayment } from './payment-refusals.ts';
import { bettorRoute } from './route.ts';
import type { SecondStep } from './second-step.ts';

export interface PaymentNeeds {
  authenticator: Authenticator;
  gate: CommandGate;
  desk: PaymentDesk;
  held: HeldLimits;
  db: Db;
  jurisdiction: Jurisdiction;
  accounts: Accounts;
  secondStep: SecondStep;
  /** Withdrawals of more ask for a code, in minor units. */
  secondStepAbove: number;
}

/** Money in, out, and between a bettor's two wallets. */
export function paymentRoutes(app: FastifyInstance, needs: PaymentNeeds): void {
  serveDeposits(app, needs);
  serveMoneyOut(app, needs);
}

/** The refusal of what is asked where nobody pays in or out. */
const noMoney = (clientId: string) => ({ result: refusedWith(clientId, 'NO_MONEY') });

/** Whether nobody carries it out here. What was asked for before keeps its answer. */
const isNobodys = async (
  { providerId }: PaymentMethod,
  { gate, desk }: Pick<PaymentNeeds, 'gate' | 'desk'>,
  accountId: string,
  clientId: string,
): Promise<boolean> => !desk.carriesOut(providerId) && (await gate.resultOf(accountId, clientId)) === null;

function serveDeposits(app: FastifyInstance, needs: PaymentNeeds): void {
  const { authenticator, gate, desk, held, db, jurisdiction } = needs;

  bettorRoute(app, authenticator, askDeposit, async ({ caller: { accountId }, body }) => {
    const { clientId, methodId, amount } = body;
    if (!jurisdiction.hasMoney) return noMoney(clientId);
    const method = methodsHere().find((known) => known.methodId === methodId);
    if (method?.kind !== 'DEPOSIT') return { result: refusedWith(clientId, 'UNKNOWN_METHOD') };
    if (await isNobodys(method, { gate, desk }, accountId, clientId))
      return { result: refusedWith(clientId, 'METHOD_OFF') };
    const stop = held.stopOf(accountId);
    if (stop && !(await gate.resultOf(accountId, clientId))) return { result: refusedWith(clientId, stop) };
    const ids = { paymentId: randomUUID(), reference: newReference() };
    const result = await gate.submit({ type: 'ASK_DEPOSIT', accountId, clientId, method, amount, ...ids });
    if (result.status === 'ACCEPTED') desk.wake();
    return { result };
  });

  bettorRoute(app, authenticator, giveUtr, async ({ caller: { accountId }, params: { paymentId }, body }) => {
    if (!jurisdiction.hasMoney) return noMoney(body.clientId);
    const result = await gate.submit({ type: 'GIVE_UTR', accountId, paymentId, ...body });
    if (result.status === 'ACCEPTED') {
      desk.wake();
      return { result };
    }
    if (result.code !== 'UNKNOWN_PAYMENT') return { result };
    // The engine knows only what is under way.
    const payment = await findPaymentOf(db, accountId, paymentId);
    const isOver = payment !== null && !isOpen(payment.state);
    return { result: isOver ? refusedWith(body.clientId, 'PAYMENT_OVER') : result };
  });

  bettorRoute(app, authenticator, giveUpDeposit, async ({ caller: { accountId }, params: { paymentId } }) => {
    const payment = await findPaymentOf(db, accountId, paymentId);
    if (payment?.kind !== 'DEPOSIT') return unknownPayment();
    if (!isOpen(payment.state)) return refuseCall('PAYMENT_OVER', paymentRefusalText('PAYMENT_OVER'));
    await desk.giveUp(paymentId);
    return (await findPaymentOf(db, accountId, paymentId)) ?? payment;
  });
}

const payout = paymentMethods.find(({ kind }) => kind === 'WITHDRAWAL');

function serveMoneyOut(app: FastifyInstance, needs: PaymentNeeds): void {
  const { authenticator, gate, desk, jurisdiction, accounts, secondStep, secondStepAbove } = needs;

  bettorRoute(app, authenticator, askWithdrawal, async ({ caller, body: { code, ...body }, ...by }) => {
    const { accountId, sessionId } = caller;
    if (!jurisdiction.hasMoney) return noMoney(body.clientId);
    const ids = { paymentId: randomUUID(), reference: newReference() };
    const method = must(payout);
    if (await isNobodys(method, { gate, desk }, accountId, body.clientId))
      return { result: refusedWith(body.clientId, 'METHOD_OFF') };
    const account = accounts.byId(accountId);
    if (!account) return unauthenticated();
    // What was asked for before keeps its answer, and its code is used up.
    if (body.amount > secondStepAbove && !(await gate.resultOf(accountId, body.clientId))) {
      const refusal = await secondStep.refusalOf(code, { account, asker: sessionId, by });
      if (refusal) return { result: refusedWith(body.clientId, refusal, { limit: secondStepAbove }) };
    }
    const asked = { accountId, method, ...ids, ...body };
    const result = await gate.submit({ type: 'ASK_WITHDRAWAL', ...asked });
    if (result.status === 'ACCEPTED') desk.wake();
    return { result };
  });

  bettorRoute(app, authenticator, transferMoney, async ({ caller: { accountId }, body }) => {
    if (!jurisdiction.hasMoney) return noMoney(body.clientId);
    const ids = { paymentId: randomUUID(), reference: newReference() };
    return { result: await gate.submit({ type: 'TRANSFER', accountId, ...ids, ...body }) };
  });
}
