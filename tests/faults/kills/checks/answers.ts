import type { InstructionResult } from '#contract/order.ts';
import { isSameResult, type Answered } from '../answer-log.ts';
import { groupBy, keyOf, type Books } from '../books.ts';
import type { Violation } from '../violation.ts';

/**
 * What was heard is what storage has: every answer, to the letter; an accepted bet is one order with the facts that
 * were sent; a refused one is none.
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
  const isBet = sent?.instruction.type === 'PLACE' && result.status === 'ACCEPTED';
  if (!isBet) {
    return orders.map(({ orderId }) => ({
      kind: 'ORDER_UNASKED',
      what: `${clientId} placed nothing (${told(heard)}), and is the client id of order ${orderId}`,
    }));
  }
  const [order] = orders;
  if (!order) return [{ kind: 'ORDER_LOST', what: `${clientId} was accepted: ${told(heard)}` }];
  const { marketId, instruction } = sent;
  const isRight =
    order.orderId === result.orders[0]?.orderId &&
    order.marketId === marketId &&
    instruction.type === 'PLACE' &&
    order.runnerId === instruction.runnerId &&
    order.side === instruction.side;
  if (isRight) return [];
  return [{ kind: 'WRONG_ORDER', what: `${clientId}: ${told(heard)} is stored as ${JSON.stringify(order)}` }];
}

/** CANCEL_ALL is stored without fills, and is answered as one that had none. */
export const asInstructionResult = (stored: unknown): unknown =>
  (stored as InstructionResult).status === 'ACCEPTED' ? { fills: [], ...(stored as object) } : stored;

const told = ({ sent, result }: Answered): string =>
  `${JSON.stringify(sent ?? 'CANCEL_ALL')} → ${result.status === 'REFUSED' ? result.code : result.orders.map(({ orderId }) => orderId).join()}`;
