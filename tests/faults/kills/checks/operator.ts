import { sumOf, type Books } from '../books.ts';
import type { OperatorAnswers } from '../operator.ts';
import type { Violation } from '../violation.ts';

/**
 * Everything that was confirmed to the operator was done once: markets closed with their winner, money paid in, rounds
 * paid.
 */
export function checkOperator(books: Books, { settled, funded, played }: OperatorAnswers): Violation[] {
  const violations: Violation[] = [];
  const lost = (what: string) => violations.push({ kind: 'LOST_OPERATOR_ANSWER', what });
  const markets = new Map(books.markets.map((market) => [market.marketId, market]));
  for (const [marketId, winner] of settled) {
    const market = markets.get(marketId);
    const stored = market?.definition.runners.find(({ status }) => status === 'WINNER')?.runnerId ?? null;
    if (market?.status !== 'CLOSED' || stored !== winner)
      lost(`${marketId} was settled with ${winner}; it is ${market?.status} with ${stored}`);
  }
  const accountIds = new Map(books.accounts.map(({ userName, accountId }) => [userName, accountId]));
  for (const [reference, { userName, amount }] of funded) {
    const ids = books.transactions.filter((row) => row.kind === 'deposit' && row.reference === reference);
    const own = books.entries.filter(
      ({ transactionId, accountId }) =>
        accountId === accountIds.get(userName) && ids.some((row) => row.transactionId === transactionId),
    );
    const paid = sumOf(own, (entry) => entry.amount);
    if (paid !== amount) lost(`${reference} paid ${userName} ${paid}, not ${amount}`);
  }
  for (const [roundId, { userName, stake, payout }] of played) {
    const own = books.transactions.filter(({ reference }) => reference === `High Card – Left: ${roundId}`);
    const moved = own.map(({ transactionId, kind }) => {
      const entry = books.entries.find(
        (row) => row.transactionId === transactionId && row.accountId === accountIds.get(userName),
      );
      return `${kind} ${entry?.amount}`;
    });
    const due = [`casino-stake ${-stake}`, ...(payout > 0 ? [`casino-payout ${payout}`] : [])];
    if (moved.toSorted().join() !== due.toSorted().join())
      lost(`${roundId} moved ${moved.join(', ')} for ${userName}, not ${due.join(', ')}`);
  }
  return violations;
}
