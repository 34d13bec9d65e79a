import type { FastifyInstance } from 'fastify';
import { offerCashOut } from '#domain/cash-out-offer.ts';
import { refusalText, type RefusalCode } from '#domain/messages.ts';
import {
  executeCashOut,
  getCashOutResult,
  quoteCashOut,
  type CashOutQuote,
  type CashOutResult,
} from '#contract/cash-out.ts';
import type { Order } from '#contract/order.ts';
import type { CommandResult } from '../engine/commands.ts';
import type { Feed } from '../feed/feed.ts';
import { refuse, type RouteRefusal } from './errors.ts';
import type { OrderParts } from './order.ts';
import { findOrder } from '../store/queries/order-queries.ts';
import { bettorRoute } from './route.ts';

const no = (code: RefusalCode) => refuse(code, refusalText(code));

export function cashOutRoutes(app: FastifyInstance, { doorkeeper, gate, feed, db }: OrderParts): void {
  bettorRoute(
    app,
    doorkeeper,
    quoteCashOut,
    async ({ caller: { accountId }, params: { marketId }, query: { runnerId, percent = 100 } }) => {
      await feed.find(marketId);
      return quoteOf(feed, { accountId, marketId, runnerId: runnerId ?? null, percent });
    },
  );

  bettorRoute(
    app,
    doorkeeper,
    executeCashOut,
    async ({ caller: { accountId }, params: { marketId }, body }) => ({
      result: await gate.submit({ type: 'CASH_OUT', accountId, marketId, ...body }),
    }),
  );

  bettorRoute(app, doorkeeper, getCashOutResult, async ({ caller: { accountId }, params: { clientId } }) => {
    const result = toCashOutResult(await gate.resultOf(accountId, clientId));
    if (result?.status !== 'ACCEPTED') return { result, orders: [] };
    const now = async (order: Order) =>
      feed.account(accountId)?.order(order.orderId) ??
      (await findOrder(db, accountId, order.orderId)) ??
      order;
    return { result, orders: await Promise.all(result.orders.map(now)) };
  });
}

interface QuoteAsked {
  accountId: string;
  marketId: string;
  runnerId: string | null;
  percent: number;
}

/** From what is committed, as readers see it. */
function quoteOf(feed: Feed, { accountId, marketId, ...scope }: QuoteAsked): CashOutQuote | RouteRefusal {
  const book = feed.market(marketId)?.book();
  if (!book) return no('UNKNOWN_MARKET');
  const { definition: market, runners } = book;
  if (scope.runnerId !== null && !market.runners.some((runner) => runner.runnerId === scope.runnerId))
    return no('UNKNOWN_RUNNER');
  const account = feed.account(accountId);
  const position = account?.positions().find((one) => one.marketId === marketId) ?? null;
  const orders = (account?.orders() ?? []).filter((order) => order.marketId === marketId);
  const pricesOf = (runnerId: string) => runners.find((runner) => runner.runnerId === runnerId);
  const { offer, code } = offerCashOut({ market, position, orders, pricesOf }, scope);
  return offer ?? no(code);
}

/** Of an id that was a cash out's, or was refused. */
function toCashOutResult(result: CommandResult | null): CashOutResult | null {
  if (!result || !('clientId' in result)) return null;
  if (result.status === 'REFUSED') return result;
  return 'achieved' in result ? result : null;
}
