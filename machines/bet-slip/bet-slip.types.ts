import type { BetReport } from '#domain/bet/intent.ts';
import type { Side } from '#domain/bet/side.ts';
import type { DraftCard, PickedPrice, SlipCard } from '#domain/bet/slip-card.ts';
import type { SlipSettings } from '#domain/bet/slip-settings.ts';

/** A visitor may fill a slip, but not place it; a blocked user neither (BLOCKED). */
export type Bettor = 'visitor' | 'bettor' | 'blocked';

export interface BetSlipInput {
  bettor: Bettor;
  settings: SlipSettings;
}

export interface BetSlipContext extends BetSlipInput {
  cards: readonly SlipCard[];
  /** Why bets of a market may not be placed, by market id; null when they may. A market not heard of may not. */
  markets: Readonly<Record<string, string | null>>;
  /** A price that changed under the pointer: a second click takes it. */
  held: { id: string; odds: number; line: number | null } | null;
}

export type BetSlipEvent =
  /**
   * `at`, `changedAt`: ms; when the click came, and when that price last changed (null: not since it is shown).
   * `reason`: why its market takes no bet, as the page that was clicked knows it. `clientId` is fresh, `chosenAt` RFC 3339.
   */
  | {
      type: 'price.picked';
      price: PickedPrice;
      at: number;
      changedAt: number | null;
      reason: string | null;
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
    }
  /** `reason` is null when bets may be placed. */
  | { type: 'market.changed'; marketId: string; reason: string | null }
  /** Nothing of whoever was here before stays, but a visitor's own selections go along into the sign-in. */
  | { type: 'bettor.changed'; bettor: Bettor }
  | { type: 'settings.changed'; settings: SlipSettings }
  /** What an earlier visit left; a card that stands already is not replaced. */
  | { type: 'draft.restored'; cards: readonly DraftCard[] }
  | { type: 'odds.typed'; id: string; text: string }
  | { type: 'odds.stepped'; id: string; ticks: number }
  /** The price that can be had now instead of the clicked one. */
  | { type: 'price.accepted'; id: string }
  | { type: 'stake.typed'; id: string; text: string }
  | { type: 'quickStake.chosen'; id: string; stake: number }
  | { type: 'selection.removed'; id: string }
  | { type: 'slip.cleared' }
  /**
   * "Place", and once more in the confirm step. A fresh client id for each of `placeableCards`, in their order, for
   * those that have none of their own any more; `at` is RFC 3339.
   */
  | { type: 'place.chosen'; clientIds: readonly string[]; at: string }
  | { type: 'confirm.left' }
  | { type: 'bet.changed'; report: BetReport };

export type PickEvent = Extract<BetSlipEvent, { type: 'price.picked' }>;
export type PlaceEvent = Extract<BetSlipEvent, { type: 'place.chosen' }>;
