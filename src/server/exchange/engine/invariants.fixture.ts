import { stepOdds } from '#domain/odds-ladder.ts';
import { addMatched, addUnmatched, emptyOutcomes, exposureOf } from '#domain/position.ts';
import { isHouseAccount } from '../ledger/house-accounts.ts';
import type { OrderRow } from '../store/schema/orders.ts';
import type { Engine } from './engine.fixture.ts';
import type { ExchangeState } from './exchange-state.ts';
import type { MarketState } from './market-state.ts';
import { toPosition } from './views.ts';

/** Throws unless both are the same as JSON: an `expect` a comparison would take most of a long run's time. */
export function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (actual === expected) return;
  const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== shouldBe) throw new Error(`${what} is\n${is}\nand should be\n${shouldBe}`);
}

/** What must hold after every command; throws what does not. */
export function checkAlways({ accounts, markets }: ExchangeState): void {
  for (const { accountId, balance, exposure, positions } of accounts.values()) {
    let sum = 0;
    for (const position of positions.values()) sum += position.exposure;
    if (sum !== exposure) throw new Error(`${accountId}: exposure ${exposure}, positions ${sum}`);
    if (exposure > balance && !isHouseAccount(accountId))
      throw new Error(`${accountId}: exposure ${exposure} above balance ${balance}`);
  }
  for (const { runners } of markets.values())
    for (const { book } of runners) {
      const [back, lay] = [book.best('toBack'), book.best('toLay')];
      if (back !== null && lay !== null && back >= lay) throw new Error(`Crossed: ${back} and ${lay}`);
    }
}

/** What must hold of all that was written, against sums taken the slow way. */
export function checkAtEnd({ state, store }: Engine): void {
  const sums = new Map<string, number>();
  for (const { accountId, amount } of store.entries) sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  const total = [...sums.values()].reduce((sum, one) => sum + one, 0);
  mustEqual(total, 0, 'The sum of the ledger');
  for (const { accountId, balance } of state.accounts.values())
    mustEqual(balance, sums.get(accountId) ?? 0, `The balance of ${accountId}`);
  for (const order of store.orders())
    mustEqual(
      order.matched + order.remaining + order.cancelled + order.lapsed,
      order.stake,
      'The parts of an order',
    );
  for (const { backAccountId, layAccountId } of store.fills())
    if (backAccountId === layAccountId) throw new Error(`${backAccountId} was matched with itself`);
  for (const market of state.markets.values()) checkMarket(market, store);
}

/** What an order may be matched at while its delay runs is what it is counted at. */
function worstOddsOf({ odds, side, terms }: OrderRow, { ladder }: MarketState): number {
  const ticks = terms?.take?.policy === 'WITHIN' ? terms.take.ticks : 0;
  return stepOdds(ladder, odds, side === 'BACK' ? -ticks : ticks);
}

function checkMarket(market: MarketState, store: Engine['store']): void {
  const { marketId, runners } = market.definition;
  const orders = store.orders().filter((order) => order.marketId === marketId);
  const fills = store.fills().filter((fill) => fill.marketId === marketId);
  const indexOf = (runnerId: string) => market.runnerIndex.get(runnerId)!;
  const total = emptyOutcomes(runners.length);
  for (const position of market.positions.values()) {
    const { account, risk, exposure } = position;
    const matched = risk.outcomes().map(({ ifWins }) => ifWins);
    const { accountId } = account;
    const outcomes = emptyOutcomes(runners.length);
    for (const { runnerId, odds, stake, backAccountId, layAccountId } of fills) {
      if (backAccountId === accountId) addMatched(outcomes, indexOf(runnerId), 'BACK', stake, odds);
      if (layAccountId === accountId) addMatched(outcomes, indexOf(runnerId), 'LAY', stake, odds);
    }
    mustEqual(matched, outcomes, `The position of ${accountId}`);
    const staked = fills
      .filter(({ backAccountId, layAccountId }) => [backAccountId, layAccountId].includes(accountId))
      .reduce((sum, fill) => sum + (fill.backAccountId === accountId ? 1 : -1) * fill.stake * 100, 0);
    mustEqual(toPosition(position).netStake, staked, `The stakes of ${accountId}`);
    matched.forEach((outcome, at) => (total[at]! += outcome));
    for (const order of orders)
      if (order.accountId === accountId)
        addUnmatched(
          outcomes,
          indexOf(order.runnerId),
          order.side,
          order.remaining,
          worstOddsOf(order, market),
        );
    mustEqual(exposure, exposureOf(outcomes), `The exposure of ${accountId}`);
  }
  // What one side wins the other loses, whoever wins.
  mustEqual(total, emptyOutcomes(runners.length), 'The sum of all positions');
  for (const { runnerId } of runners) {
    const matchedOf = (side: string) =>
      orders
        .filter((order) => order.runnerId === runnerId && order.side === side)
        .reduce((sum, { matched }) => sum + matched, 0);
    mustEqual(matchedOf('BACK'), matchedOf('LAY'), 'What is matched of backs');
    mustEqual(market.runners[indexOf(runnerId)]!.matched, matchedOf('BACK'), 'The matched volume');
  }
}
