import type { MarketKind } from '../market/market-kind.ts';
import type { Order } from './order.ts';
import type { Take } from '../odds/odds-policy.ts';
import type { RefusalCode } from '../words/refusal-words.ts';
import type { Side } from './side.ts';

/** What the bettor meant. The browser keeps it until the exchange has answered. */
export interface Bet {
  /** One per intent. The exchange never places twice under the same id. */
  clientId: string;
  marketId: string;
  kind: MarketKind;
  runnerId: string;
  side: Side;
  /** Hundredths. */
  odds: number;
  /** Hundredths; sessions only. */
  line: number | null;
  /** Minor units. */
  stake: number;
  /** Set when the odds are a price that was clicked; says how far that price may move. Null: an offer at these odds. */
  take: Take | null;
  /** Whether what of it is not matched stays when the market turns in play; it lapses otherwise. */
  isKeptInPlay: boolean;
  /** When it was clicked: RFC 3339, by the browser's clock. */
  chosenAt: string;
  runnerName: string;
  marketName: string;
  eventName: string;
}

export interface BetRefusal {
  code: RefusalCode;
  message: string;
  /** OFF_LADDER: the ladder prices on either side, hundredths. */
  lower?: number | null;
  higher?: number | null;
  /** The bound that was exceeded, minor units. */
  limit?: number | null;
  /** ODDS_CHANGED: the price now, hundredths; null when there is none. */
  odds?: number | null;
  /** QUOTE_CHANGED: the quote available now; null when there is none. */
  quote?: { odds: number; line?: number | null | undefined } | null;
}

export type IntentState =
  | 'placing'
  | 'notStored'
  | 'unknown'
  /** Nothing was learnt of it for a minute. It is still asked about, or is being asked about again right now. */
  | 'inDoubt'
  | 'lookingAgain'
  | 'neverArrived'
  /** The bettor no longer wants it. The exchange is told not to accept it should it still arrive. */
  | 'givingUp'
  | 'refused'
  | 'dropped'
  /** Accepted and waiting out the in-play delay, or being cancelled during it. */
  | 'delayed'
  | 'cancelling'
  /** Accepted, but its outcome was not heard: the in-play delay is over, or it is no longer among the standing orders. */
  | 'missing'
  | 'unmatched'
  | 'partlyMatched'
  | 'matched'
  | 'cancelled'
  | 'settled';

/** What the slip's card shows of its bet. */
export interface BetReport {
  clientId: string;
  state: IntentState;
  /** As the bet has it: how far from its odds it may be matched. */
  take: Take | null;
  order: Order | null;
  refusal: BetRefusal | null;
}

/** Whether the bettor may change it and place again: it was refused or given up, and will not be placed. */
export const isBetOver = (state: IntentState): boolean => state === 'refused' || state === 'dropped';

/** Whether it has left the slip although nobody knows what will become of it. */
export const isInDoubt = (state: IntentState): boolean => state === 'inDoubt' || state === 'lookingAgain';

/** Whether the bet keeps its card in the slip, where the bettor sees it and cannot change it. */
export const keepsItsCard = (state: IntentState): boolean =>
  state === 'placing' ||
  state === 'delayed' ||
  state === 'cancelling' ||
  state === 'missing' ||
  state === 'unknown' ||
  state === 'neverArrived' ||
  state === 'givingUp' ||
  state === 'notStored';
