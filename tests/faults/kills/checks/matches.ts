import type { Side } from '#domain/bet/side.ts';
import { houseAccounts } from '#server/exchange/engine/ledger/house-accounts.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';
import { groupBy, sumOf, type Books } from '../books.ts';
import type { Violation } from '../violation.ts';

const { crossing } = houseAccounts;

/** Every order has matched what its fills say, and on every runner as much is backed as is laid. */
export function checkMatches({ orders, fills }: Books): Violation[] {
  const violations: Violation[] = [];
  const backed = groupBy(fills, ({ backOrderId }) => backOrderId);
  const laid = groupBy(fills, ({ layOrderId }) => layOrderId);
  for (const order of orders) {
    const own = (order.side === 'BACK' ? backed : laid).get(order.orderId) ?? [];
    const [matched, value] = [
      sumOf(own, ({ stake }) => stake),
      sumOf(own, ({ stake, odds }) => stake * odds),
    ];
    if (order.matched !== matched || order.matchedValue !== value)
      violations.push({
        kind: 'WRONG_ORDER',
        what: `order ${order.orderId} has ${order.matched} matched (${order.matchedValue}), its fills ${matched} (${value})`,
      });
  }
  const runnerOf = ({ marketId, runnerId }: Pick<StoredFill, 'marketId' | 'runnerId'>) =>
    `${marketId} ${runnerId}`;
  const filled = groupBy(fills, runnerOf);
  const placed = groupBy(orders, runnerOf);
  for (const runner of new Set([...filled.keys(), ...placed.keys()])) {
    const ofRunner = filled.get(runner) ?? [];
    const matchedOn = (side: Side) =>
      sumOf(
        (placed.get(runner) ?? []).filter((order) => order.side === side),
        ({ matched }) => matched,
      ) +
      // In a crossing, the exchange is on one side without an order.
      sumOf(
        ofRunner.filter((fill) => (side === 'BACK' ? fill.backAccountId : fill.layAccountId) === crossing),
        ({ stake }) => stake,
      );
    const [back, lay] = [matchedOn('BACK'), matchedOn('LAY')];
    const inFills = sumOf(ofRunner, ({ stake }) => stake);
    if (back !== lay || back !== inFills)
      violations.push({
        kind: 'BACK_NOT_LAY',
        what: `${runner}: ${back} backed, ${lay} laid, ${inFills} in fills`,
      });
  }
  return violations;
}
