import { itemAt, must } from '#domain/must.ts';
import type { MarketDefinition } from '#contract/market.ts';
import type {
  ExplainedSettlement,
  SettledBet,
  UnmatchedRest,
  WhyAmount as Explained,
} from '#contract/why-amount.ts';
import { runnerText, selectionNameOf, sideAhead } from '#domain/words/runner-text.ts';
import { whyAmount, type MatchedBet } from '#domain/words/why-amount.ts';
import type { StoredSettlement } from '../records/ledger.ts';
import type { StoredFill, StoredOrder } from '../records/orders.ts';
import type { Ending } from './ending.ts';
import { endingToldBy } from './known-ending.ts';

/** What was matched of one of an account's orders at one price. */
export interface MatchedStake extends Pick<
  StoredFill,
  'runnerId' | 'odds' | 'struckOdds' | 'line' | 'voided' | 'stake'
> {
  orderId: string;
  side: SettledBet['side'];
  rulesVersion: number;
}

/** What one account did in a settled market, and what it was paid. */
export interface SettledAccount {
  definition: MarketDefinition;
  /** In any order. */
  rows: readonly StoredSettlement[];
  /** All of its matched bets, in display order. */
  matched: readonly MatchedStake[];
  /** Its orders with a part that was never matched or was voided. */
  orders: readonly StoredOrder[];
}

/** How many bets are listed one by one. */
export const mostBets = 200;

type Bet = MatchedBet & MatchedStake;

/** Explains what an account was paid in a market, each time the market was settled. */
export function explain({ definition, rows, matched, orders }: SettledAccount): Explained {
  const { marketId, eventName, marketName, kind, numberOfWinners, commissionRate } = definition;
  const places = new Map(definition.runners.map(({ runnerId }, at) => [runnerId, at]));
  const bets = matched.map((one): Bet => ({ ...one, runner: must(places.get(one.runnerId)) }));
  return {
    marketId,
    eventName,
    marketName,
    kind,
    numberOfWinners,
    commissionRate,
    strike: definition.strike ?? null,
    removed: definition.runners.flatMap(({ name, status, reductionFactor }) =>
      status === 'REMOVED' ? [{ name, reductionFactor: reductionFactor ?? 0 }] : [],
    ),
    settlements: settlementsOf(definition, rows, bets),
    unmatched: orders.flatMap((order) => restOf(definition, order, bets)),
  };
}

/** A settlement's id begins with its transaction's id. */
const numberOf = ({ settlementId }: StoredSettlement): number => Number(settlementId.split('-')[0]);

function settlementsOf(
  definition: MarketDefinition,
  rows: readonly StoredSettlement[],
  bets: readonly Bet[],
): ExplainedSettlement[] {
  const inOrder = rows.toSorted((a, b) => numberOf(a) - numberOf(b));
  const paid = { profit: 0, commission: 0 };
  return inOrder.map((row, at) => {
    paid.profit += row.profit;
    paid.commission += row.commission;
    const isLast = at === inOrder.length - 1;
    const ending = row.ending ?? (isLast ? endingToldBy(definition) : null);
    const posted = { profit: row.profit, commission: row.commission };
    const known = { settlementId: row.settlementId, at: row.at, ...paid, posted };
    const why = ending && whyAmount(definition, ending.void ? null : ending, bets, definition.commissionRate);
    // If the bets don't add up to the amounts paid, they don't explain them.
    if (why?.profit !== paid.profit || why.commission !== paid.commission)
      return { ...known, ending: null, bets: [], others: { count: 0, amount: 0 }, rounding: 0 };
    const others = why.bets.slice(mostBets);
    return {
      ...known,
      ending: keptEndingOf(definition, must(ending)),
      bets: why.bets.slice(0, mostBets).map((one) => settledBetOf(definition, must(ending), one)),
      others: { count: others.length, amount: others.reduce((sum, { amount }) => sum + amount, 0) },
      rounding: why.rounding,
    };
  });
}

function keptEndingOf(
  { kind, numberOfWinners, runners }: MarketDefinition,
  ending: Ending,
): ExplainedSettlement['ending'] {
  const names = (places: readonly number[]) => places.map((place) => itemAt(runners, place).name);
  const number = ending.number ?? null;
  if (ending.void || !('winners' in ending)) {
    const ahead = kind === 'HANDICAP' && number !== null ? sideAhead(number, runners) : undefined;
    return { voided: ending.void, winners: ahead ? [ahead.name] : [], tied: [], places: 0, number };
  }
  const { winners, tied } = ending;
  const places = tied.length > 0 ? numberOfWinners - winners.length : 0;
  return { voided: false, winners: names(winners), tied: names(tied), places, number };
}

function settledBetOf(
  { runners }: MarketDefinition,
  ending: Ending,
  { bet, fate, amount }: { bet: Bet; fate: SettledBet['fate']; amount: number },
): SettledBet {
  const { orderId, side, odds, line, rulesVersion, stake, struckOdds, voided, runner } = bet;
  const its = itemAt(runners, runner);
  const whyVoid = !voided ? 'MARKET' : its.status === 'REMOVED' ? 'RUNNER' : 'OPERATOR';
  const voidReason = ending.void || voided ? whyVoid : null;
  const selectionName = runnerText(its);
  const facts = { orderId, selectionName, side, odds, line, rulesVersion };
  return { ...facts, stake, struckOdds, fate, voidReason, amount };
}

/** The part of an order that was never matched. Its voided part is among its bets. */
function restOf({ runners }: MarketDefinition, order: StoredOrder, bets: readonly Bet[]): UnmatchedRest[] {
  const { orderId, runnerId, side, odds, line, rulesVersion, cancelled, reason } = order;
  const ofIt = bets.filter((bet) => bet.voided && bet.orderId === orderId);
  const lapsed = order.lapsed - ofIt.reduce((sum, { stake }) => sum + stake, 0);
  if (lapsed + cancelled === 0) return [];
  const selectionName = selectionNameOf(runners, runnerId);
  // `VOID` has replaced the original reason.
  const why = reason === 'VOID' ? null : reason;
  const facts = { orderId, selectionName, side, odds, line, rulesVersion };
  return [{ ...facts, lapsed, cancelled, reason: why }];
}
