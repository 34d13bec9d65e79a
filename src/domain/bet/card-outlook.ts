import { isQuoted } from '../market/market-kind.ts';
import { oddsLadders, ticksBetween } from '../odds/odds-ladder.ts';
import { isStillTaken, ticksWorse, type Take } from '../odds/odds-policy.ts';
import { isTake } from './card-bet.ts';
import { hasNoQuote, isRequoted } from './card-quote.ts';
import type { SlipCard } from './slip-card.ts';
import { priceMove, readOdds } from './slip.ts';

/**
 * What would become of the card's bet if it were placed now: an offer that nobody meets `waits`, and a take is
 * `refused` once the price is gone or has moved further than `take` allows, a quote once there is another. Null if
 * neither, or while that is not known.
 */
export function outlookOf(card: SlipCard, take: Take): 'waits' | 'refused' | null {
  const { ladder, side, currentOdds, offered, isOffer } = card;
  const odds = readOdds(ladder, card.oddsText);
  if (isQuoted(card.kind)) return isRequoted(card) || hasNoQuote(card) ? 'refused' : null;
  if (!odds.ok) return null;
  if (currentOdds === null) {
    if (offered === null) return isOffer ? 'waits' : null;
    return isTake(card, odds.value) ? 'refused' : 'waits';
  }
  if (isTake(card, odds.value)) {
    const tickOf = (price: number) => ticksBetween(oddsLadders[ladder], card.odds, price);
    return isStillTaken(take, side, 0, tickOf(currentOdds)) ? null : 'refused';
  }
  return (side === 'BACK' ? odds.value > currentOdds : odds.value < currentOdds) ? 'waits' : null;
}

/** Whether a better price is on offer than the card's bet asks for, at which it would be matched first. */
export function isBetterGot(card: SlipCard, take: Take): boolean {
  const { ladder, side, currentOdds } = card;
  const read = readOdds(ladder, card.oddsText);
  if (isQuoted(card.kind) || !read.ok || outlookOf(card, take) !== null) return false;
  return priceMove(ladder, side, read.value, currentOdds)?.isBetter === true;
}

/**
 * How much would be matched at once at the card's odds or better, and for a take as far as `take` goes (minor units).
 * Null for a quote, while the odds cannot be read, and while nothing is on offer or that is not known.
 */
export function onOfferOf(card: SlipCard, take: Take): number | null {
  const { ladder, side, offered } = card;
  const odds = readOdds(ladder, card.oddsText);
  if (isQuoted(card.kind) || !odds.ok || !offered?.length) return null;
  const isMet = (price: number): boolean => {
    const tick = ticksBetween(oddsLadders[ladder], odds.value, price);
    return isTake(card, odds.value) ? isStillTaken(take, side, 0, tick) : ticksWorse(side, 0, tick) <= 0;
  };
  return offered.reduce((sum, [price, size]) => (isMet(price) ? sum + size : sum), 0);
}
