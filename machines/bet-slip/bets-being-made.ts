import { isBetterGot } from '#domain/bet/card-outlook.ts';
import { acceptPrice } from '#domain/bet/card-quote.ts';
import { isEditable, readCard, type SlipCard } from '#domain/bet/slip-card.ts';
import { takeOf } from '#domain/bet/slip-settings.ts';
import type { RunnerBet } from '#domain/money/net-result.ts';
import type { BetSlipContext } from './bet-slip.types.ts';
import { cardsToTake } from './cards-to-take.ts';
import { cardsBeingMade } from './slip-cards.ts';

/** Returns cards at the prices that the Place button would place them at. */
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

/** Whether better prices are on offer for bets being made in a market: they win that much at least, or more. */
export const mayWinMore = (context: BetSlipContext, marketId: string): boolean =>
  asPlaced(context, context.cards).some(
    (card) =>
      card.marketId === marketId &&
      isEditable(card) &&
      readCard(card) !== null &&
      isBetterGot(card, takeOf(context.settings)),
  );
