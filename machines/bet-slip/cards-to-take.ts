import { acceptPrice } from '#domain/bet/card-quote.ts';
import type { SlipCard } from '#domain/bet/slip-card.ts';
import { timing } from '#domain/site/timing.ts';
import type { BetSlipContext, PlaceEvent, TakeEvent } from './bet-slip.types.ts';
import { cardsBeingMade, isBoundToFail } from './slip-cards.ts';

/**
 * The cards being made that the Place button takes at the prices of now, because each could only be refused at its own. None
 * while any of them could be placed.
 */
export function cardsToTake(context: BetSlipContext): readonly SlipCard[] {
  const made = cardsBeingMade(context);
  return context.bettor !== 'visitor' && made.every((card) => isBoundToFail(context, card)) ? made : [];
}

type Taken = Pick<BetSlipContext, 'cards' | 'heldBack'>;

/** Whoever presses what has just come under the finger has not read it. */
export const isRead = ({ shownFor }: Pick<TakeEvent, 'shownFor'>): boolean =>
  shownFor >= timing.priceChangeGuard;

/** Returns the cards at the prices of now, to be placed at once; or held back, if the prices could not be read yet. */
export function takePrices(context: BetSlipContext, event: TakeEvent): Taken {
  const taken = cardsToTake(context);
  const cards = context.cards.map((card) =>
    taken.includes(card) ? { ...card, ...acceptPrice(card), bet: null, wasRefused: false } : card,
  );
  return {
    cards,
    heldBack: isRead(event) ? null : { cardIds: taken.map(({ id }) => id), at: event.pressedAt },
  };
}

/** Whether this press is the second half of a double one, of which the first was held back. */
export const isSecondHalf = ({ heldBack }: BetSlipContext, { pressedAt }: PlaceEvent): boolean =>
  heldBack !== null && pressedAt - heldBack.at < timing.priceChangeGuard;
