import { addMatched, addUnmatched, emptyOutcomes, exposureOf, type Outcomes } from './outcomes.ts';
import { houseAccounts } from '#server/exchange/engine/ledger/house-accounts.ts';
import type { StoredMarket } from '#server/exchange/engine/records/catalogue.ts';
import { groupBy, type Books } from '../books.ts';
import type { Violation } from '../violation.ts';

export interface MarketPositions {
  market: StoredMarket;
  /** By account: matched bets only. Exact hundredths per runner. */
  matched: Map<string, Outcomes>;
  /** By account: including what unmatched orders could lose. */
  worst: Map<string, Outcomes>;
}

/** Every position, computed bet by bet from the fills and the unmatched orders. */
export function positionsOf({ markets, fills, orders }: Books): MarketPositions[] {
  const filled = groupBy(fills, ({ marketId }) => marketId);
  const placed = groupBy(orders, ({ marketId }) => marketId);
  return markets.map((market) => {
    const { marketId, definition } = market;
    const indexOf = new Map(definition.runners.map(({ runnerId }, at) => [runnerId, at]));
    const [matched, worst] = [new Map<string, Outcomes>(), new Map<string, Outcomes>()];
    const of = (positions: Map<string, Outcomes>, accountId: string) => {
      const outcomes = positions.get(accountId) ?? emptyOutcomes(indexOf.size);
      positions.set(accountId, outcomes);
      return outcomes;
    };
    for (const { runnerId, stake, odds, backAccountId, layAccountId } of filled.get(marketId) ?? [])
      for (const positions of [matched, worst]) {
        addMatched(of(positions, backAccountId), indexOf.get(runnerId)!, 'BACK', stake, odds);
        addMatched(of(positions, layAccountId), indexOf.get(runnerId)!, 'LAY', stake, odds);
      }
    for (const { accountId, runnerId, side, remaining, odds } of placed.get(marketId) ?? [])
      if (remaining > 0) addUnmatched(of(worst, accountId), indexOf.get(runnerId)!, side, remaining, odds);
    return { market, matched, worst };
  });
}

/** By account, in markets that are not closed. Minor units. */
export function exposuresOf(positions: readonly MarketPositions[]): Map<string, number> {
  const exposures = new Map<string, number>();
  for (const { market, worst } of positions) {
    if (market.status === 'CLOSED') continue;
    for (const [accountId, outcomes] of worst)
      exposures.set(accountId, (exposures.get(accountId) ?? 0) + exposureOf(outcomes));
  }
  return exposures;
}

/** Nobody can lose more than they have, nor can the exchange as `house-crossing`. */
export function checkExposure(books: Books): Violation[] {
  const exposures = exposuresOf(positionsOf(books));
  return books.accounts
    .filter(({ kind, accountId }) => kind !== 'house' || accountId === houseAccounts.crossing)
    .filter(({ accountId, balance }) => (exposures.get(accountId) ?? 0) > balance)
    .map(({ accountId, userName, balance }) => ({
      kind: 'OVEREXPOSED',
      what: `${userName} has ${balance} and could lose ${exposures.get(accountId)}`,
    }));
}
