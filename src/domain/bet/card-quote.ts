import { isQuoted } from '../market/market-kind.ts';
import { formatOdds } from '../odds/odds.ts';
import type { Take } from '../odds/odds-policy.ts';
import { atPressed, isEditable, isRefused, type SlipCard } from './slip-card.ts';

/** Replaces the clicked price with the one available now. Where there is none, the odds become an offer to others. */
export const acceptPrice = ({ kind, currentOdds, currentLine }: SlipCard): Partial<SlipCard> =>
  currentOdds === null
    ? { isOffer: !isQuoted(kind) }
    : {
        odds: currentOdds,
        line: currentLine,
        oddsText: formatOdds(currentOdds),
        isOffer: false,
        pressed: undefined,
      };

/** Whether a different quote from the clicked one is available now. */
export const isRequoted = ({ kind, odds, line, currentOdds, currentLine }: SlipCard): boolean =>
  isQuoted(kind) && currentOdds !== null && (currentOdds !== odds || currentLine !== line);

/** Whether it is known that there is no quote now. */
export const hasNoQuote = ({ kind, currentOdds, offered }: SlipCard): boolean =>
  isQuoted(kind) && currentOdds === null && offered !== null;

/**
 * Whether the quote that is available now is better for the bettor, or worse. Null where there is none, and where its line
 * is better and its rate worse, or the other way round. Yes wants a low line, No a high one.
 */
export function isBetterQuote({ side, odds, line, currentOdds, currentLine }: SlipCard): boolean | null {
  if (currentOdds === null || (line === null) !== (currentLine === null)) return null;
  const sign = side === 'BACK' ? 1 : -1;
  const gains = [sign * (currentOdds - odds), sign * ((line ?? 0) - (currentLine ?? 0))];
  if (gains.every((gain) => gain >= 0)) return gains.some((gain) => gain > 0);
  return gains.every((gain) => gain <= 0) ? false : null;
}

/**
 * The card with the quote of now. The exchange matches a quote as the bet names it or not at all, so a bet that may take
 * a better one names that; once it is gone the bet is at the pressed one again.
 */
export function withBetterQuote(card: SlipCard, { policy }: Take): SlipCard {
  if (!isQuoted(card.kind) || !isEditable(card) || isRefused(card)) return card;
  const pressed = atPressed(card);
  return policy !== 'NEVER' && isBetterQuote(pressed)
    ? { ...pressed, ...acceptPrice(pressed), pressed: { odds: pressed.odds, line: pressed.line } }
    : pressed;
}
