import { isQuoted, isSettledOnNumber } from '#domain/market/market-kind.ts';
import type { BookSide } from '#domain/odds/levels.ts';
import { stepOdds } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';
import { isAccrualAccount } from '../ledger/accrual-accounts.ts';
import { houseAccounts, isHouseAccount } from '../ledger/house-accounts.ts';
import type { StoredOrder } from '../records/orders.ts';
import type { Engine } from './engine.fixture.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { MarketState } from '../state/market-state.ts';
import { isPracticeNumber } from '../state/numbers.ts';
import { shownLevels } from '../matching/shown-levels.ts';
import { slowExposure, type SlowBet } from './slow-exposure.fixture.ts';
import { toPosition } from '../changes/views.ts';

/** Throws unless both are equal as JSON. An `expect` per comparison would take most of a long run's time. */
export function mustEqual(actual: unknown, expected: unknown, what: string): void {
  if (actual === expected) return;
  const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== shouldBe) throw new Error(`${what} is\n${is}\nand should be\n${shouldBe}`);
}

/** Checks what must hold after every command. Throws what doesn't. */
export function checkAlways({ accounts, markets, practice }: ExchangeState): void {
  if (practice.markets !== markets) checkAlways(practice);
  for (const { accountId, balance, exposure, positions } of accounts.values()) {
    let sum = 0;
    for (const position of positions.values()) sum += position.exposure;
    if (sum !== exposure) throw new Error(`${accountId}: exposure ${exposure}, positions ${sum}`);
    // What has accrued may be taken back after it was paid.
    if (exposure > balance && !isHouseAccount(accountId) && !isAccrualAccount(accountId))
      throw new Error(`${accountId}: exposure ${exposure} above balance ${balance}`);
  }
  const crossing = accounts.get(houseAccounts.crossing);
  if (crossing && crossing.exposure > 0)
    throw new Error(`The exchange has ${crossing.exposure} at risk between runners`);
  for (const market of markets.values())
    market.runners.forEach(({ book }, runner) => {
      mustNotCross(book.best('toBack'), book.best('toLay'));
      const shown = (ladder: BookSide) => shownLevels(market, runner, ladder)[0]?.[0] ?? null;
      if (market.definition.crossMatching) mustNotCross(shown('toBack'), shown('toLay'));
    });
}

function mustNotCross(back: number | null, lay: number | null): void {
  if (back !== null && lay !== null && back >= lay) throw new Error(`Crossed: ${back} and ${lay}`);
}

/** Checks everything written against sums worked out the slow way. */
export function checkAtEnd({ state, store }: Engine): void {
  const sums = new Map<string, number>();
  for (const { accountId, amount } of store.entries) sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  for (const { accounts } of [state, state.practice]) {
    const total = [...accounts.keys()].reduce((sum, accountId) => sum + (sums.get(accountId) ?? 0), 0);
    mustEqual(total, 0, accounts === state.accounts ? 'The sum of money' : 'The sum of practice money');
    for (const { accountId, balance } of accounts.values())
      mustEqual(balance, sums.get(accountId) ?? 0, `The balance of ${accountId}`);
  }
  checkTransactions(store, new Set(state.practice.accounts.keys()));
  for (const order of store.orders())
    mustEqual(
      order.matched + order.remaining + order.cancelled + order.lapsed,
      order.stake,
      'The parts of an order',
    );
  for (const { backAccountId, layAccountId } of store.fills())
    if (backAccountId === layAccountId) throw new Error(`${backAccountId} was matched with itself`);
  for (const { markets } of [state, state.practice])
    for (const market of markets.values()) checkMarket(market, store);
}

/** No transaction is of both money and practice money. */
function checkTransactions({ entries }: Engine['store'], practice: ReadonlySet<string>): void {
  const kinds = new Map<number, boolean>();
  for (const { transactionId, accountId } of entries) {
    const isPractice = practice.has(accountId);
    if ((kinds.get(transactionId) ?? isPractice) !== isPractice)
      throw new Error(`Transaction ${transactionId} moves both money and practice money`);
    kinds.set(transactionId, isPractice);
  }
}

/** The worst odds an order may be matched at while its delay runs; it is counted at these. */
function worstOddsOf({ odds, side, terms }: StoredOrder, { ladder }: MarketState): number {
  const ticks = terms?.take?.policy === 'WITHIN' ? terms.take.ticks : 0;
  return stepOdds(ladder, odds, side === 'BACK' ? -ticks : ticks);
}

function checkMarket(market: MarketState, store: Engine['store']): void {
  const { marketId, kind, runners } = market.definition;
  const isHere = (number: number) => isPracticeNumber(number) === market.isPractice;
  const orders = store.orders().filter((order) => order.marketId === marketId && isHere(order.queueSeq));
  const fills = store.fills().filter((fill) => fill.marketId === marketId && isHere(fill.fillId));
  const indexOf = (runnerId: string) => market.runnerIndex.get(runnerId)!;
  for (const position of market.positions.values()) {
    const { account, exposure } = position;
    const { accountId } = account;
    const matched = fills.flatMap((fill): SlowBet[] => {
      const bet = { runner: indexOf(fill.runnerId), odds: fill.odds, line: fill.line, stake: fill.stake };
      if (fill.voided) return [];
      if (fill.backAccountId === accountId) return [{ ...bet, side: 'BACK' }];
      return fill.layAccountId === accountId ? [{ ...bet, side: 'LAY' }] : [];
    });
    const staked = matched.reduce((sum, { side, stake }) => sum + (side === 'BACK' ? 100 : -100) * stake, 0);
    if (!isSettledOnNumber(kind))
      mustEqual(toPosition(position).netStake, staked, `The stakes of ${accountId}`);
    const unmatched = orders
      .filter((order) => order.accountId === accountId)
      .map((order) => ({
        runner: indexOf(order.runnerId),
        side: order.side,
        odds: worstOddsOf(order, market),
        line: order.line,
        stake: order.remaining,
      }));
    mustEqual(exposure, slowExposure(market, matched, unmatched), `The exposure of ${accountId}`);
  }
  // A quote has no order, nor has what practice accounts take, so the two sides can't be compared.
  if (isQuoted(kind) || market.isPractice) return;
  for (const { runnerId } of runners) {
    const ofExchange = (side: Side) =>
      fills
        .filter((fill) => fill.runnerId === runnerId && !fill.voided)
        .filter((fill) => fill[side === 'BACK' ? 'backAccountId' : 'layAccountId'] === houseAccounts.crossing)
        .reduce((sum, { stake }) => sum + stake, 0);
    const matchedOf = (side: Side) =>
      orders
        .filter((order) => order.runnerId === runnerId && order.side === side)
        .reduce((sum, { matched }) => sum + matched, ofExchange(side));
    mustEqual(matchedOf('BACK'), matchedOf('LAY'), 'What is matched of backs');
    mustEqual(market.runners[indexOf(runnerId)]!.matched, matchedOf('BACK'), 'The matched volume');
  }
}
