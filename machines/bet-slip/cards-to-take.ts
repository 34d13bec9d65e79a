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
import { timing } from '#domain/site/timing.ts';
import type { BetSlipContext, PlaceEvent, TakeEvent } from './bet-slip.types.ts';
import { isOfClosed } from './slip-cards.ts';

/** The bets being made, without those that were refused before and are left out. */
const cardsBeingMade = (context: BetSlipContext): readonly SlipCard[] =>
  notSetAside(context.cards.filter((card) => isEditable(card) && !isOfClosed(context, card)));

/**
 * The cards being made that the one action takes at the prices of now, because each could only be refused at its own. None
 * while any of them could be placed.
 */
export function cardsToTake(context: BetSlipContext): readonly SlipCard[] {
  const { bettor, settings, markets } = context;
  const made = cardsBeingMade(context);
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

type Taken = Pick<BetSlipContext, 'cards' | 'heldBack'>;

/** Whoever presses what has just come under the finger has not read it. */
export const isRead = ({ shownFor }: TakeEvent): boolean => shownFor >= timing.priceChangeGuard;

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
