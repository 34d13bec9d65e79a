import { acceptPrice } from '#domain/bet/card-quote.ts';
import { stepCard, type SlipCard } from '#domain/bet/slip-card.ts';
import { typedStake } from '#domain/bet/stake-keys.ts';
import type { EditEvent } from './bet-slip.types.ts';

/** What the bettor changes of a selection. */
export function editOf(event: EditEvent, card: SlipCard): Partial<SlipCard> {
  switch (event.type) {
    case 'odds.typed':
      return { oddsText: event.text };
    case 'odds.stepped':
      return stepCard(card, event.ticks);
    case 'price.accepted':
      return acceptPrice(card);
    case 'stake.typed':
      return { stakeText: event.text };
    case 'quickStake.chosen':
      return { stakeText: typedStake(event.stake) };
  }
}
