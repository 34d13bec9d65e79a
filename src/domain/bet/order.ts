import type { BookSide } from '../odds/levels.ts';
import type { LapseCode } from '../words/lapse-words.ts';
import type { Side } from './side.ts';

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

/** Where an order stands in the book: who backs is there to be laid. */
export const offerKey = (runnerId: string, bookSide: BookSide, odds: number): string =>
  `${runnerId}/${bookSide}/${odds}`;

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
