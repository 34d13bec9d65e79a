import { hasNoQuote } from '#domain/bet/card-quote.ts';
import { isEditable, readCard, type SlipCard } from '#domain/bet/slip-card.ts';
import type { NoBetReason } from '../market-feed/market-feed.machine.ts';
import type { BetSlipSnapshot } from './bet-slip.machine.ts';
import type { Bettor } from './bet-slip.types.ts';
import * as slip from './slip-cards.ts';

/** In order. Each needs a client id in `place.chosen`. */
export const placeableCards = ({ context }: BetSlipSnapshot): readonly SlipCard[] =>
  slip.cardsToPlace(context);

export const canPlace = (snapshot: BetSlipSnapshot): boolean =>
  (snapshot.matches('editing') || snapshot.matches('confirming')) && slip.mayPlace(snapshot.context);

/** Why the card's market takes no bets now; null when it does. `connecting` before the slip has heard of it. */
export const cardBlockOf = ({ context }: BetSlipSnapshot, { marketId }: SlipCard): NoBetReason | null => {
  const reason = context.markets[marketId];
  return reason === undefined ? 'connecting' : reason;
};

/** The first reason why "Place" cannot be pressed; null when it can. */
export type PlaceBlock =
  Exclude<Bettor, 'bettor'> | 'placedElsewhere' | 'noStake' | 'unreadable' | 'noQuote' | 'market';

export function placeBlockOf({ context }: BetSlipSnapshot): PlaceBlock | null {
  const cards = slip.cardsToPlace(context);
  if (context.bettor !== 'bettor') return context.bettor;
  // A stake would not help.
  const editable = context.cards.filter(isEditable);
  if (editable.length > 0 && editable.every((card) => slip.isOfClosed(context, card))) return 'market';
  if (cards.length === 0)
    return editable.some(({ placedElsewhere }) => placedElsewhere) ? 'placedElsewhere' : 'noStake';
  if (cards.some((card) => readCard(card) === null)) return 'unreadable';
  if (cards.every(hasNoQuote)) return 'noQuote';
  return slip.mayPlace(context) ? null : 'market';
}
