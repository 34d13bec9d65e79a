import { cardAgain } from '#domain/bet/card-again.ts';
import { betOfCard } from '#domain/bet/card-bet.ts';
import type { Bet } from '#domain/bet/intent.ts';
import { readCard, type SlipCard } from '#domain/bet/slip-card.ts';
import { meantBy } from '#domain/bet/slip-settings.ts';
import { must } from '#domain/must.ts';
import type { AgainEvent, BetSlipContext } from './bet-slip.types.ts';
import { isRead } from './cards-to-take.ts';
import { cardsBeingMade, showPlacing } from './slip-cards.ts';

type Again = Pick<AgainEvent, 'id'>;

/** The selection of a bet that came to nothing, at the price of now; null where it cannot be placed again now. */
export function againOf({ bettor, cards, markets }: BetSlipContext, { id }: Again): SlipCard | null {
  const card = cards.find((each) => each.id === id);
  return card && bettor === 'bettor' && markets[card.marketId] === null ? cardAgain(card) : null;
}

/** Whether one press places it: not where bets are read once more, nor at a price that came under the finger. */
export function isPlacedAgain(context: BetSlipContext, event: AgainEvent): boolean {
  const again = againOf(context, event);
  const isUsed = context.cards.some(({ bet }) => bet?.clientId === event.clientId);
  return (
    again !== null && readCard(again) !== null && !isUsed && isRead(event) && !context.settings.isConfirmed
  );
}

/** Puts the selection in the place of its bet. A press on a price that could not be read yet is held back. */
export function putAgain(
  context: BetSlipContext,
  event: AgainEvent,
): Pick<BetSlipContext, 'cards' | 'heldBack'> {
  const again = must(againOf(context, event));
  const cards = context.cards.map((card) => (card.id === event.id ? again : card));
  const made = cardsBeingMade({ ...context, cards });
  const heldBack = isRead(event) ? null : { cardIds: made.map(({ id }) => id), at: event.pressedAt };
  return { cards, heldBack };
}

export const betAgain = (context: BetSlipContext, event: AgainEvent): Bet[] => [
  betOfCard(must(againOf(context, event)), event.clientId, event.at, meantBy(context.settings)),
];

/** The same, with its bet on its way. */
export function placeAgain(context: BetSlipContext, event: AgainEvent): ReturnType<typeof putAgain> {
  const put = putAgain(context, event);
  return { ...put, ...showPlacing(put, betAgain(context, event)) };
}
