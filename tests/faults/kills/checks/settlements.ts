import { divideHalfAway } from '#domain/money/money.ts';
import { commissionOn } from '#domain/money/settlement.ts';
import { isHouseAccount } from '#server/exchange/engine/ledger/house-accounts.ts';
import { groupBy, sumOf, type Books } from '../books.ts';
import type { Violation } from '../violation.ts';
import { positionsOf, type MarketPositions } from './positions.ts';

/** A closed market paid everybody once, and nothing in it is unmatched any more; an open market has paid nobody. */
export function checkSettlements(books: Books): Violation[] {
  const violations: Violation[] = [];
  const wrong = (what: string) => violations.push({ kind: 'WRONG_SETTLEMENT', what });
  const open = new Set(books.orders.filter(({ remaining }) => remaining > 0).map(({ marketId }) => marketId));
  const paid = groupBy(books.settlements, ({ marketId }) => marketId);
  const moved = movedOf(books);
  for (const position of positionsOf(books)) {
    const { marketId, status, settledAt } = position.market;
    const isClosed = status === 'CLOSED';
    if (isClosed !== (settledAt !== null)) wrong(`${marketId} is ${status} and was settled at ${settledAt}`);
    if (isClosed && open.has(marketId)) wrong(`${marketId} is closed and has unmatched orders`);
    const rows = paid.get(marketId) ?? [];
    const told = rows.map(({ accountId, profit, commission }) => `${accountId} ${profit} ${commission}`);
    const due = isClosed ? dueOf(position) : [];
    const [toldText, dueText] = [
      told.sort().join(', '),
      due
        .map(({ text }) => text)
        .sort()
        .join(', '),
    ];
    if (toldText !== dueText) wrong(`${marketId} was settled as ${toldText}; the fills say ${dueText}`);
    for (const { accountId, net } of due) {
      const got = moved.get(`${marketId} ${accountId}`) ?? 0;
      if (got !== net) wrong(`${marketId} paid ${accountId} ${got} in the ledger, ${net} was due`);
    }
  }
  return violations;
}

function dueOf({ market, matched }: MarketPositions): { accountId: string; net: number; text: string }[] {
  const { runners, voided, commissionRate } = market.definition;
  const winner = voided ? -1 : runners.findIndex(({ status }) => status === 'WINNER');
  return [...matched].map(([accountId, outcomes]) => {
    const profit = divideHalfAway(outcomes[winner] ?? 0, 100);
    const commission = isHouseAccount(accountId) ? 0 : commissionOn(profit, commissionRate);
    return { accountId, net: profit - commission, text: `${accountId} ${profit} ${commission}` };
  });
}

/** By market and account: what the ledger moved because of the market. */
function movedOf({ transactions, entries }: Books): Map<string, number> {
  const marketOf = new Map(transactions.map(({ transactionId, marketId }) => [transactionId, marketId]));
  const groups = groupBy(
    entries,
    ({ transactionId, accountId }) => `${marketOf.get(transactionId)} ${accountId}`,
  );
  return new Map([...groups].map(([key, own]) => [key, sumOf(own, ({ amount }) => amount)]));
}
