import { acceptPrice, isEditable, readCard, type SlipCard } from '#domain/bet/slip-card.ts';
import type { RunnerBet } from '#domain/money/net-result.ts';
import type { BetSlipContext } from './bet-slip.types.ts';
import { cardsBeingMade, cardsToTake } from './cards-to-take.ts';

/** Returns cards at the prices that the one action would place them at. */
export function asPlaced(context: BetSlipContext, cards: readonly SlipCard[]): readonly SlipCard[] {
  const taken = cardsToTake(context);
  return cards.map((card) => (taken.includes(card) ? { ...card, ...acceptPrice(card) } : card));
}

/** Whether the bets being made are those that the last press has not placed, and nothing of them was changed since. */
export function areHeldBack(context: BetSlipContext): boolean {
  const made = cardsBeingMade(context);
  const held = context.heldBack?.cardIds;
  return held !== undefined && made.length === held.length && made.every(({ id }) => held.includes(id));
}

/** Returns the bets being made in a market, as they would be placed now; without those that cannot be read. */
export const betsBeingMade = (context: BetSlipContext, marketId: string): RunnerBet[] =>
  asPlaced(context, context.cards).flatMap((card) => {
    const read = card.marketId === marketId && isEditable(card) ? readCard(card) : null;
    return read ? [{ runnerId: card.runnerId, side: card.side, ...read }] : [];
  });
