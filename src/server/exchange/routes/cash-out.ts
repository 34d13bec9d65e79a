import type { FastifyInstance } from 'fastify';
import { refusalText } from '#domain/words/refusal-words.ts';
import {
  executeCashOut,
  getCashOutResult,
  isCashOutDone,
  quoteCashOut,
  type CashOutResult,
} from '#contract/cash-out.ts';
import type { Order } from '#contract/order.ts';
import type { CommandResult } from '#server/exchange/engine/commands/commands.ts';
import { quoteCashOut as quoteNow } from '#server/exchange/engine/commands/quote-cash-out.ts';
import { refuseCall } from './errors.ts';
import type { OrderNeeds } from './order.ts';
import { isOfBet } from './refusals.ts';
import { findOrder } from '#server/exchange/store/queries/order-queries.ts';
import { bettorRoute } from './route.ts';

export function cashOutRoutes(
  app: FastifyInstance,
  { authenticator, gate, feed, db, now }: OrderNeeds & { now: () => number },
): void {
  bettorRoute(
    app,
    authenticator,
    quoteCashOut,
    async ({ caller: { accountId }, params: { marketId }, query: { runnerId, percent = 100 } }) => {
      const asked = { accountId, marketId, runnerId: runnerId ?? null, percent };
      const quoted = await gate.look((state) => quoteNow(state, asked, new Date(now()).toISOString()));
      if ('offer' in quoted) return quoted.offer;
      const { code, facts } = quoted.refusal;
      return refuseCall(code, refusalText(code, facts));
    },
  );

  bettorRoute(
    app,
    authenticator,
    executeCashOut,
    async ({ caller: { accountId }, params: { marketId }, body }) => ({
      result: await gate.submit({ type: 'CASH_OUT', accountId, marketId, ...body }),
    }),
  );

  bettorRoute(
    app,
    authenticator,
    getCashOutResult,
    async ({ caller: { accountId }, params: { clientId } }) => {
      const result = toCashOutResult(await gate.resultOf(accountId, clientId));
      if (result?.status !== 'ACCEPTED') return { result, orders: [] };
      const current = async (order: Order) =>
        feed.account(accountId)?.order(order.orderId) ??
        (await findOrder(db, accountId, order.orderId)) ??
        order;
      return { result, orders: await Promise.all(result.orders.map(current)) };
    },
  );
}

/** The result of a client id if it was a cash out's or was refused; otherwise null. */
function toCashOutResult(result: CommandResult | null): CashOutResult | null {
  if (!result || !('clientId' in result)) return null;
  if (result.status === 'REFUSED') return isOfBet(result) ? result : null;
  return isCashOutDone(result) ? result : null;
}
