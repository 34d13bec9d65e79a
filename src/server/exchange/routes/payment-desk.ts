import type { FastifyInstance } from 'fastify';
import {
  approvePayment,
  closePaidTwice,
  closeSent,
  getDesk,
  listAudit,
  reconcile,
  refusePayment,
} from '#contract/payment-desk.ts';
import { isOpen } from '#domain/payment/payment.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type { PaymentStep } from '#server/exchange/engine/commands/payment-commands.ts';
import type { StoredPayment } from '#server/exchange/engine/records/payments.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { auditOf, deskOf } from '#server/exchange/store/queries/payment-desk-queries.ts';
import { findPayment } from '#server/exchange/store/queries/payment-queries.ts';
import { actorOf, type By } from './actor.ts';
import { refuseCall } from './errors.ts';
import type { Authenticator } from './authenticator.ts';
import type { PaymentDesk } from './payment-desk-needs.ts';
import { operatorRoute } from './route.ts';

const day = 24 * 60 * 60_000;

/** Since when a withdrawal is sent that the desk should look at, in milliseconds. */
const sentLong = 2 * day;

export interface PaymentDeskNeeds {
  authenticator: Authenticator;
  gate: CommandGate;
  desk: PaymentDesk;
  db: Db;
  /** Unix milliseconds. */
  now: () => number;
}

/** What operators see of payments, and do about each. */
export function paymentDeskRoutes(app: FastifyInstance, needs: PaymentDeskNeeds): void {
  serveLists(app, needs);
  serveSteps(app, needs);
}

const unknownPayment = () => refuseCall('UNKNOWN_PAYMENT', 'There is no such payment.');

function serveLists(app: FastifyInstance, { authenticator, gate, desk, db, now }: PaymentDeskNeeds): void {
  operatorRoute(app, authenticator, getDesk, async () => {
    const off = await gate.look(({ payments }) => [...payments.off]);
    const offIds = (prefix: string) =>
      off.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
    return {
      ...(await deskOf(db, { sentBefore: new Date(now() - sentLong).toISOString() })),
      differences: desk.lastDifferences(),
      offMethods: offIds('method:'),
      awayProviders: offIds('provider:'),
    };
  });

  operatorRoute(app, authenticator, reconcile, () => desk.reconcile());
  operatorRoute(app, authenticator, listAudit, ({ query }) => auditOf(db, query));
}

function serveSteps(app: FastifyInstance, { authenticator, gate, desk, db }: PaymentDeskNeeds): void {
  const take = async (payment: StoredPayment, step: PaymentStep, by: By) => {
    const stored = isOpen(payment.state) ? null : payment;
    const { paymentId } = payment;
    const result = await gate.submit({ type: 'STEP_PAYMENT', paymentId, step, actor: actorOf(by), stored });
    if (result.status === 'REFUSED') return refuseCall(result.code, result.message);
    desk.wake();
    return result.payment;
  };

  operatorRoute(app, authenticator, approvePayment, async ({ params: { paymentId }, body }) => {
    const payment = await findPayment(db, paymentId);
    if (!payment) return unknownPayment();
    const { amount = payment.amount, bankId } = body;
    if (payment.kind === 'WITHDRAWAL') {
      if (amount === payment.amount && bankId === undefined) return take(payment, { to: 'SENT' }, body);
      return refuseCall(
        'NOT_POSSIBLE',
        'A withdrawal is sent as it was asked for, and has no transaction yet.',
      );
    }
    if (bankId === undefined)
      return refuseCall('BANK_ID_NEEDED', 'Name the bank transaction by which the money came.');
    return take(payment, { to: 'APPROVED', amount, bankId }, body);
  });

  operatorRoute(app, authenticator, refusePayment, async ({ params: { paymentId }, body }) => {
    const payment = await findPayment(db, paymentId);
    return payment ? take(payment, { to: 'REFUSED', reason: body.reason }, body) : unknownPayment();
  });

  operatorRoute(app, authenticator, closeSent, async ({ params: { paymentId }, body }) => {
    const payment = await findPayment(db, paymentId);
    if (!payment) return unknownPayment();
    const { outcome, bankId, reason } = body;
    if (outcome === 'RETURNED')
      return take(payment, { to: 'RETURNED', bankId: bankId ?? null, reason }, body);
    if (bankId === undefined)
      return refuseCall('BANK_ID_NEEDED', 'Name the bank transaction by which the money went out.');
    return take(payment, { to: 'PAID', bankId }, body);
  });

  operatorRoute(app, authenticator, closePaidTwice, async ({ params: { paymentId }, body }) => {
    const stored = await findPayment(db, paymentId);
    if (!stored) return unknownPayment();
    const { how } = body;
    const result = await gate.submit({ type: 'CLOSE_PAID_TWICE', stored, how, actor: actorOf(body) });
    return result.status === 'ACCEPTED' ? { left: result.left } : refuseCall(result.code, result.message);
  });
}
