import {
  acceptPrice,
  hasNoQuote,
  isEditable,
  notSetAside,
  outlookOf,
  readCard,
  type SlipCard,
} from '#domain/bet/slip-card.ts';
import type { RunnerBet } from '#domain/money/net-result.ts';
import { takeOf } from '#domain/bet/slip-settings.ts';
import type { BetSlipContext } from './bet-slip.types.ts';
import { isOfClosed } from './slip-cards.ts';

/**
 * The cards being made that the one action takes at the prices of now, because each could only be refused at its own. None
 * while any of them could be placed.
 */
export function cardsToTake(context: BetSlipContext): readonly SlipCard[] {
  const { cards, bettor, settings, markets } = context;
  const made = notSetAside(cards.filter((card) => isEditable(card) && !isOfClosed(context, card)));
  const isBoundToFail = (card: SlipCard) =>
    outlookOf(card, takeOf(settings)) === 'refused' &&
    !hasNoQuote(card) &&
    // A market that takes no bets has no offers either, but they come back with it.
    markets[card.marketId] === null;
  return bettor !== 'visitor' && made.every(isBoundToFail) ? made : [];
}

/** Returns cards at the prices that the one action would place them at. */
export function asPlaced(context: BetSlipContext, cards: readonly SlipCard[]): readonly SlipCard[] {
  const taken = cardsToTake(context);
  return cards.map((card) => (taken.includes(card) ? { ...card, ...acceptPrice(card) } : card));
}

/** Returns the bets being made in a market, as they would be placed now; without those that cannot be read. */
export const betsBeingMade = (context: BetSlipContext, marketId: string): RunnerBet[] =>
  asPlaced(context, context.cards).flatMap((card) => {
    const read = card.marketId === marketId && isEditable(card) ? readCard(card) : null;
    return read ? [{ runnerId: card.runnerId, side: card.side, ...read }] : [];
  });
