import type { FastifyInstance } from 'fastify';
import { isCashOutDone } from '#contract/cash-out.ts';
import {
  cancelAll,
  getResult,
  giveUp,
  listOrders,
  listPositions,
  sendInstructions,
  type Instruction,
  type InstructionResult,
} from '#contract/order.ts';
import { newestFirst, type Order } from '#domain/bet/order.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import type { CommandGate, CommandResult } from '#server/exchange/engine/commands/commands.ts';
import { refuse } from '#server/exchange/engine/refusal.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { findOrder, ordersOf } from '#server/exchange/store/queries/order-queries.ts';
import { refuseCall } from './errors.ts';
import type { Authenticator } from './authenticator.ts';
import { isOfBet } from './refusals.ts';
import { bettorRoute } from './route.ts';

export interface OrderNeeds {
  authenticator: Authenticator;
  gate: CommandGate;
  feed: Feed;
  held: HeldLimits;
  db: Db;
}

export function orderRoutes(app: FastifyInstance, { authenticator, gate, feed, held, db }: OrderNeeds): void {
  const viewOf = (accountId: string) => feed.account(accountId);

  bettorRoute(
    app,
    authenticator,
    sendInstructions,
    async ({ caller: { accountId }, params: { marketId }, body }) => {
      const stop = held.stopOf(accountId);
      const submit = async (instruction: Instruction) => {
        const { clientId } = instruction;
        // What was placed before keeps its answer.
        if (stop && addsRisk(instruction, viewOf(accountId)) && !(await gate.resultOf(accountId, clientId)))
          return refuse(clientId, { code: stop });
        return gate.submit({ type: 'INSTRUCT', accountId, marketId, instruction });
      };
      return { results: await Promise.all(body.instructions.map(submit)) };
    },
  );

  bettorRoute(app, authenticator, cancelAll, async ({ caller: { accountId }, body: { clientId } }) => {
    const result = await gate.submit({ type: 'CANCEL_ALL', accountId, clientId });
    return result.status === 'ACCEPTED' ? { orders: result.orders } : refuseCall(result.code, result.message);
  });

  bettorRoute(app, authenticator, getResult, async ({ caller: { accountId }, params: { clientId } }) => {
    const result = toInstructionResult(await gate.resultOf(accountId, clientId));
    const orderId = result?.status === 'ACCEPTED' ? result.orders[0]?.orderId : undefined;
    if (!orderId) return { result, order: null };
    return { result, order: viewOf(accountId)?.order(orderId) ?? (await findOrder(db, accountId, orderId)) };
  });

  bettorRoute(app, authenticator, giveUp, async ({ caller: { accountId }, params: { clientId } }) => {
    const result = await gate.submit({ type: 'GIVE_UP', accountId, clientId });
    return { isGivenUp: result.status === 'REFUSED' && result.code === 'GIVEN_UP' };
  });

  bettorRoute(app, authenticator, listOrders, ({ caller: { accountId }, query: { marketId, state } }) => {
    const isAll = state === 'ALL' || (state === undefined && marketId !== undefined);
    if (isAll) return ordersOf(db, accountId, marketId);
    const orders = viewOf(accountId)?.orders() ?? [];
    const isAsked = (order: Order) =>
      (marketId === undefined || order.marketId === marketId) &&
      (state === undefined || (state === 'MATCHED' ? order.matched > 0 : order.remaining > 0));
    return orders.filter(isAsked).sort(newestFirst);
  });

  bettorRoute(
    app,
    authenticator,
    listPositions,
    ({ caller: { accountId } }) => viewOf(accountId)?.positions() ?? [],
  );
}

/** Whether it may put more at risk: a cancel does not, nor does less stake at the same odds. */
function addsRisk(instruction: Instruction, view: ReturnType<Feed['account']>): boolean {
  if (instruction.type === 'PLACE') return true;
  if (instruction.type !== 'EDIT') return false;
  const order = view?.order(instruction.orderId);
  if (!order) return true;
  const { odds = order.odds, stake = order.stake } = instruction;
  return odds !== order.odds || stake > order.stake;
}

/** The result of an instruction, or of CANCEL_ALL as one that matched nothing. Null if it was a payment's. */
function toInstructionResult(result: CommandResult | null): InstructionResult | null {
  if (!result || !('clientId' in result) || isCashOutDone(result)) return null;
  if (result.status === 'ACCEPTED') return 'orders' in result ? { fills: [], ...result } : null;
  return isOfBet(result) ? result : null;
}
