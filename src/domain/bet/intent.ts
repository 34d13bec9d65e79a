import type { MarketKind } from '../market/market-kind.ts';
import type { Order } from './order.ts';
import type { Take } from '../odds/odds-policy.ts';
import type { RefusalCode } from '../words/messages.ts';
import type { Side } from './side.ts';

/** What the bettor meant, kept in the browser until the exchange's word on it is known. */
export interface Bet {
  /** One an intent: under the same id the exchange never places twice. */
  clientId: string;
  marketId: string;
  kind: MarketKind;
  runnerId: string;
  side: Side;
  /** Hundredths. */
  odds: number;
  /** Of a session, hundredths. */
  line: number | null;
  /** Minor units. */
  stake: number;
  /** The odds are a price as it was clicked, and this is what it may become; null: an offer at these odds. */
  take: Take | null;
  /** The click, RFC 3339 by the browser's clock. */
  chosenAt: string;
  runnerName: string;
  marketName: string;
  eventName: string;
}

export interface BetRefusal {
  code: RefusalCode;
  message: string;
  /** Off the ladder: the odds on either side, hundredths. */
  lower?: number | null;
  higher?: number | null;
  /** The bound that was passed, minor units. */
  limit?: number | null;
  /** ODDS_CHANGED: the price now, hundredths; null when there is none. */
  odds?: number | null;
  /** QUOTE_CHANGED: what can be had now; null when nothing can. */
  quote?: { odds: number; line?: number | null | undefined } | null;
}

/** How a bet stands, in one word. */
export type BetState =
  | 'placing'
  | 'notStored'
  | 'unknown'
  /** Nothing could be learnt of it for a minute; it is asked about on, or is just being asked about again. */
  | 'inDoubt'
  | 'lookingAgain'
  | 'neverArrived'
  /** The bettor wants it no more; the exchange is told not to take it, should it still arrive. */
  | 'givingUp'
  | 'refused'
  | 'dropped'
  /** Accepted, and waiting out the in-play delay; or being cancelled during it. */
  | 'delayed'
  | 'cancelling'
  | 'unmatched'
  | 'partlyMatched'
  | 'matched'
  | 'cancelled'
  | 'settled';

/** What the slip's card shows of its bet. */
export interface BetReport {
  clientId: string;
  state: BetState;
  order: Order | null;
  refusal: BetRefusal | null;
}

/** Whether the bettor may change it and place anew: it was refused, or given up, and will not be placed. */
export const isBetOver = (state: BetState): boolean => state === 'refused' || state === 'dropped';

/** Whether it does not stand in the slip any longer, though nobody knows what becomes of it. */
export const isInDoubt = (state: BetState): boolean => state === 'inDoubt' || state === 'lookingAgain';

/** Whether it is not known yet what becomes of the bet: such a card stays where the bettor sees it. */
export const isBetOpen = (state: BetState): boolean =>
  state === 'placing' ||
  state === 'delayed' ||
  state === 'cancelling' ||
  state === 'unknown' ||
  state === 'neverArrived' ||
  state === 'givingUp' ||
  state === 'notStored';
