import { isCashOutDone, type CashOutRequest, type CashOutResult } from '#contract/cash-out.ts';
import type { InstructionResult } from '#contract/order.ts';
import { isSameResult, type Answered } from '../answer-log.ts';
import { groupBy, keyOf, type Books } from '../books.ts';
import type { Violation } from '../violation.ts';

/**
 * Storage has what was heard: every answer, to the letter. An accepted bet is one order with the facts that were sent,
 * a cash out one order per leg, a refused bet none.
 */
export function checkAnswers(books: Books, answered: readonly Answered[]): Violation[] {
  const violations: Violation[] = [];
  const results = new Map(books.results.map((row) => [keyOf(row), row.result]));
  const orders = groupBy(books.orders, keyOf);
  const accountIds = new Map(books.accounts.map(({ userName, accountId }) => [userName, accountId]));
  for (const heard of answered) {
    const { clientId, bettor } = heard;
    const key = keyOf({ accountId: accountIds.get(bettor) ?? '', clientId });
    const stored = results.get(key);
    if (stored === undefined)
      violations.push({
        kind: 'LOST_ANSWER',
        what: `${clientId} heard ${heard.result.status}: ${told(heard)}`,
      });
    else if (!isSameResult(asInstructionResult(stored), heard.result))
      violations.push({
        kind: 'OTHER_ANSWER',
        what: `${clientId} heard ${JSON.stringify(heard.result)}, stored is ${JSON.stringify(stored)}`,
      });
    violations.push(...checkOrder(heard, orders.get(key) ?? []));
  }
  return violations;
}

function checkOrder(heard: Answered, orders: Books['orders']): Violation[] {
  const { clientId, sent, result } = heard;
  if (sent && 'cashOut' in sent && isCashOutDone(result))
    return checkLegs(sent.marketId, sent.cashOut, result, orders);
  const bet = sent && 'instruction' in sent && result.status === 'ACCEPTED' ? sent.instruction : null;
  if (bet?.type !== 'PLACE' || !sent || !('fills' in result)) {
    return orders.map(({ orderId }) => ({
      kind: 'ORDER_UNASKED',
      what: `${clientId} placed nothing (${told(heard)}), and is the client id of order ${orderId}`,
    }));
  }
  const [order] = orders;
  if (!order) return [{ kind: 'ORDER_LOST', what: `${clientId} was accepted: ${told(heard)}` }];
  const isRight =
    order.orderId === result.orders[0]?.orderId &&
    order.marketId === sent.marketId &&
    order.runnerId === bet.runnerId &&
    order.side === bet.side;
  if (isRight) return [];
  return [{ kind: 'WRONG_ORDER', what: `${clientId}: ${told(heard)} is stored as ${JSON.stringify(order)}` }];
}

/** Compares each leg as requested, as answered and as stored. */
function checkLegs(
  marketId: string,
  { clientId, legs }: CashOutRequest,
  { orders: told, achieved }: Extract<CashOutResult, { status: 'ACCEPTED' }>,
  orders: Books['orders'],
): Violation[] {
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  const violations = legs.flatMap((leg, at): Violation[] => {
    const [said, got] = [told[at], achieved[at]];
    const order = byId.get(said?.orderId ?? '');
    const what = `the leg ${JSON.stringify(leg)} of ${clientId}, told as ${JSON.stringify(said)}`;
    if (!order) return [{ kind: 'ORDER_LOST', what }];
    const isRight =
      order.marketId === marketId &&
      order.runnerId === leg.runnerId &&
      order.side === leg.side &&
      // A leg in its in-play delay may have been edited since.
      said?.odds === leg.odds &&
      said.stake === leg.stake &&
      got?.stake === said.matched;
    return isRight ? [] : [{ kind: 'WRONG_ORDER', what: `${what}, is stored as ${JSON.stringify(order)}` }];
  });
  if (orders.length > legs.length)
    violations.push({
      kind: 'ORDER_TWICE',
      what: `${clientId} has ${legs.length} legs and ${orders.length} orders`,
    });
  return violations;
}

/** CANCEL_ALL is stored without fills and answered as an instruction that had none. */
export const asInstructionResult = (stored: unknown): unknown => {
  const result = stored as InstructionResult | CashOutResult;
  return result.status === 'ACCEPTED' && !isCashOutDone(result)
    ? { fills: [] as const, ...(stored as object) }
    : result;
};

const told = ({ sent, result }: Answered): string =>
  `${JSON.stringify(sent ?? 'CANCEL_ALL')} → ${result.status === 'REFUSED' ? result.code : result.orders.map(({ orderId }) => orderId).join()}`;
