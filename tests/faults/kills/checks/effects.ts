import { isCashOutDone } from '#contract/cash-out.ts';
import type { Order } from '#contract/order.ts';
import type { Command, CommandResult } from '#server/exchange/engine/commands/commands.ts';
import { identityOf } from '#server/exchange/engine/loop/request-identity.ts';
import { groupBy, keyOf, type Books } from '../books.ts';
import type { Violation } from '../violation.ts';

/**
 * Checks by the journal and by the orders that everything accepted was done once, and that nothing refused or without a
 * stored answer was done.
 */
export function checkEffects(books: Books): Violation[] {
  const violations: Violation[] = [];
  const done = doneOf(books);
  const times = new Map([...groupBy(done, (key) => key)].map(([key, same]) => [key, same.length]));
  const results = new Map(books.results.map((row) => [keyOf(row), row.result as CommandResult]));
  for (const [key, { status }] of results) {
    const [wanted, was] = [status === 'ACCEPTED' ? 1 : 0, times.get(key) ?? 0];
    if (was !== wanted)
      violations.push({ kind: 'NOT_ONCE', what: `${key} was ${status} and done ${was} times` });
  }
  for (const key of times.keys())
    if (!results.has(key)) violations.push({ kind: 'NOT_ONCE', what: `${key} was done and has no answer` });
  return [...violations, ...checkOrders(books, done, results)];
}

/** The keys of what was done, in the order of the journal. */
function doneOf({ journal }: Books): string[] {
  return journal.flatMap(({ command }) => {
    const identity = identityOf(command as Command);
    return identity ? [keyOf(identity)] : [];
  });
}

/** Every order was requested once and is as the last instruction about it left it. */
function checkOrders(
  { orders }: Books,
  done: readonly string[],
  results: ReadonlyMap<string, CommandResult>,
): Violation[] {
  const violations: Violation[] = [];
  for (const [key, same] of groupBy(orders, keyOf)) {
    const ids = same.map(({ orderId }) => orderId).join(' and ');
    const result = results.get(key);
    const wanted = result && isCashOutDone(result) ? result.orders.length : 1;
    if (same.length > wanted) violations.push({ kind: 'ORDER_TWICE', what: `${key} is ${ids}` });
    if (result?.status !== 'ACCEPTED')
      violations.push({ kind: 'ORDER_UNASKED', what: `${key} is ${ids} and was not accepted` });
  }
  const last = new Map<string, Order>();
  for (const key of done) {
    const result = results.get(key);
    if (result && 'orders' in result) for (const order of result.orders) last.set(order.orderId, order);
  }
  for (const order of orders) {
    const told = last.get(order.orderId);
    const isRight =
      told !== undefined &&
      order.odds === told.odds &&
      order.stake === told.stake &&
      order.matched >= told.matched &&
      order.cancelled >= told.cancelled &&
      order.updatedAt >= told.updatedAt;
    if (!isRight)
      violations.push({
        kind: 'WRONG_ORDER',
        what: `${JSON.stringify(order)} was last told of as ${JSON.stringify(told)}`,
      });
  }
  return violations;
}
