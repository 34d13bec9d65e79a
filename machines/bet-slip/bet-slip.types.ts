import type { NoBetReason } from '../market-feed/market-feed.machine.ts';
import type { BetReport } from '#domain/bet/intent.ts';
import type { Side } from '#domain/bet/side.ts';
import type { DraftCard, PickedPrice, PlacedElsewhere, SlipCard } from '#domain/bet/slip-card.ts';
import type { Level } from '#domain/odds/levels.ts';
import type { Restriction } from '#domain/bettor/session.ts';
import type { SlipSettings } from '#domain/bet/slip-settings.ts';

/** A visitor may fill a slip but not place it; nor may a user who is blocked or has excluded himself or herself. */
export type Bettor = 'visitor' | 'bettor' | Restriction;

export interface BetSlipInput {
  bettor: Bettor;
  settings: SlipSettings;
}

export interface BetSlipContext extends BetSlipInput {
  cards: readonly SlipCard[];
  /** By market id: why the market takes no bets, null when it does. A market not listed takes none. */
  markets: Readonly<Record<string, NoBetReason | null>>;
  /** By market id: the runners of which exactly one wins; null where it does not end like that. */
  fields: Readonly<Record<string, readonly string[] | null>>;
  /** A price that changed under the pointer, and when. A second click takes it, unless it has changed again meanwhile. */
  changedUnderPointer: { id: string; odds: number; line: number | null; changedAt: number } | null;
  /** The last bet that one press placed, and when that was, ms on the page's clock. */
  oneClicked: { id: string; at: number } | null;
  /** The bets that a press has not placed, because their prices had only just changed, and when that was. */
  heldBack: { cardIds: readonly string[]; at: number } | null;
}

export type BetSlipEvent =
  /**
   * `at`: when the click came, ms. `changedAt`: since when that price has stood where it was clicked, ms.
   * `reason`: why the market takes no bets, as the clicked page knows it. `clientId` is fresh, `chosenAt` RFC 3339.
   */
  | {
      type: 'price.picked';
      price: PickedPrice;
      at: number;
      changedAt: number;
      reason: NoBetReason | null;
      clientId: string;
      chosenAt: string;
    }
  | {
      type: 'price.changed';
      marketId: string;
      runnerId: string;
      side: Side;
      odds: number | null;
      line?: number | null;
      /** All that is on offer on that side, best first; left out for a quote, but empty where there is none. */
      offered?: readonly Level[];
    }
  /** `reason` is null when the market takes bets. `field`: its runners, if exactly one of them wins. */
  | { type: 'market.changed'; marketId: string; reason: NoBetReason | null; field?: readonly string[] | null }
  /**
   * A visitor's selections survive the sign-in. What was a bettor's is cleared by `visitor`, which the session passes
   * through before it is another bettor's.
   */
  | { type: 'bettor.changed'; bettor: Bettor }
  | { type: 'settings.changed'; settings: SlipSettings }
  /** Cards left by an earlier visit. They do not replace cards already in the slip. */
  | { type: 'draft.restored'; cards: readonly DraftCard[] }
  | { type: 'odds.typed'; id: string; text: string }
  | { type: 'odds.stepped'; id: string; ticks: number }
  /** Takes the current price instead of the clicked one. */
  | { type: 'price.accepted'; id: string }
  | { type: 'stake.typed'; id: string; text: string }
  | { type: 'quickStake.chosen'; id: string; stake: number }
  | { type: 'selection.removed'; id: string }
  | { type: 'slip.cleared' }
  /** Another tab has placed the same selection at other odds or another stake. */
  | { type: 'placed.elsewhere'; id: string; bet: PlacedElsewhere }
  /**
   * Sent by "Place", and again by the confirm step. `clientIds` has a fresh id for each of `placeableCards`, in order;
   * a card that still has its own id keeps it. `at` is RFC 3339, `pressedAt` ms on the page's clock.
   */
  | { type: 'place.chosen'; clientIds: readonly string[]; at: string; pressedAt: number }
  /**
   * The Place button where every bet could only be refused at its own price: takes the prices of now, and places the bets at
   * them if they could be read. `shownFor`: ms that these prices stood on the button; 0 for a key pressed elsewhere.
   */
  | { type: 'take.chosen'; clientIds: readonly string[]; at: string; pressedAt: number; shownFor: number }
  | { type: 'confirm.left' }
  /**
   * Places a bet that came to nothing once more, at the price of now, for what of it was not placed. `clientId` is fresh, and
   * the rest as in `take.chosen`.
   */
  | { type: 'again.chosen'; id: string; clientId: string; at: string; pressedAt: number; shownFor: number }
  | { type: 'bet.changed'; report: BetReport };

export type PickEvent = Extract<BetSlipEvent, { type: 'price.picked' }>;
export type PlacedElsewhereEvent = Extract<BetSlipEvent, { type: 'placed.elsewhere' }>;
export type PriceEvent = Extract<BetSlipEvent, { type: 'price.changed' }>;
export type PlaceEvent = Extract<BetSlipEvent, { type: 'place.chosen' }>;
export type EditEvent = Extract<
  BetSlipEvent,
  { type: 'odds.typed' | 'odds.stepped' | 'price.accepted' | 'stake.typed' | 'quickStake.chosen' }
>;
export type AgainEvent = Extract<BetSlipEvent, { type: 'again.chosen' }>;
export type TakeEvent = Extract<BetSlipEvent, { type: 'take.chosen' }>;
