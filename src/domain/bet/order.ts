import type { RunnerBet } from '../money/net-result.ts';
import type { Standing } from '../risk/slip-risk.ts';
import { bookSideOf, type BookSide } from '../odds/levels.ts';
import type { LapseCode } from '../words/lapse-words.ts';
import { oppositeSide, type Side } from './side.ts';

/** An order as the exchange holds it. Money in minor units, odds in hundredths, times RFC 3339. */
export interface Order {
  orderId: string;
  clientId: string;
  marketId: string;
  runnerId: string;
  side: Side;
  /** In a line market: the line. */
  odds: number;
  /** Hundredths; sessions only. */
  line?: number | null | undefined;
  /** As placed or last edited: matched + remaining + cancelled + lapsed. */
  stake: number;
  matched: number;
  /** Rounded half up; null when nothing is matched. */
  averageOdds: number | null;
  /** The sum of each matched stake times its odds, exact hundredths of a minor unit; null where that was not told. */
  matchedValue?: number | null | undefined;
  remaining: number;
  cancelled: number;
  lapsed: number;
  status: 'EXECUTABLE' | 'COMPLETE';
  /** Why the exchange ended the rest; null when it did not. */
  reason: LapseCode | null;
  /** Whether the rest lapses or stays when the market turns in play. */
  persistence: 'LAPSE' | 'PERSIST';
  /** Whether a cash out placed it; absent where that was not told. */
  byCashOut?: boolean | null | undefined;
  /** When the in-play delay ends; until then the order is not on the book. Null: no delay runs. */
  delayEndsAt: string | null;
  placedAt: string;
  updatedAt: string;
}

/** Sorts orders newest first. Orders of one commit share one time; their ids tell the order in which they were placed. */
export const newestFirst = (a: Order, b: Order): number =>
  b.placedAt.localeCompare(a.placedAt) || b.orderId.localeCompare(a.orderId, 'en', { numeric: true });

/** A position in a market not yet settled: exact hundredths of a minor unit by runner, before commission. */
export interface Position {
  marketId: string;
  exposure: number;
  outcomes: readonly { runnerId: string; ifWins: number; ifLoses?: number | null | undefined }[];
  /** In a market settled on a number: what each stretch of numbers pays, from the lowest (null) up. */
  numbers?: readonly { from: number | null; pays: number }[] | null | undefined;
  /** Matched stakes, backs less lays. */
  netStake: number;
}

/** What somebody has in a market: matched bets and what waits of the orders. Null: nothing. */
export function standingOf(
  marketId: string,
  position: Position | undefined,
  orders: Iterable<Order>,
): Standing | null {
  const waiting = [...orders].filter((order) => order.marketId === marketId && order.remaining > 0);
  if (!position && waiting.length === 0) return null;
  return {
    ifWins: new Map(position?.outcomes.map(({ runnerId, ifWins }) => [runnerId, ifWins])),
    waiting: waiting.map((order): RunnerBet => ({ ...order, stake: order.remaining })),
  };
}

/** Where an order stands in the book: who backs is there to be laid. */
export const offerKey = (runnerId: string, bookSide: BookSide, odds: number): string =>
  `${runnerId}/${bookSide}/${odds}`;

/** What somebody's waiting orders offer to others in a market (minor units), by `offerKey`; null: nothing. */
export function ownOffersOf(marketId: string, orders: Iterable<Order>): ReadonlyMap<string, number> | null {
  const offers = new Map<string, number>();
  for (const { marketId: its, runnerId, side, odds, remaining, delayEndsAt } of orders) {
    if (its !== marketId || remaining === 0 || delayEndsAt !== null) continue;
    const key = offerKey(runnerId, bookSideOf(oppositeSide(side)), odds);
    offers.set(key, (offers.get(key) ?? 0) + remaining);
  }
  return offers.size > 0 ? offers : null;
}

export interface Balance {
  bankBalance: number;
  exposure: number;
}

/** HDR-2: what is shown as the balance, and what a new bet may use. */
export const availableOf = ({ bankBalance, exposure }: Balance): number => bankBalance - exposure;

export interface Settlement {
  settlementId: string;
  marketId: string;
  eventName: string;
  marketName: string;
  result: string;
  profit: number;
  commission: number;
  at: string;
}

/** What a market was paid at; null if it was not, or more than once: a correction is told by its own rows. */
export function onlySettlementOf(marketId: string, settlements: readonly Settlement[]): Settlement | null {
  const [only, ...corrections] = settlements.filter((one) => one.marketId === marketId);
  return corrections.length === 0 ? (only ?? null) : null;
}
