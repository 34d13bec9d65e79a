import { bestFiguresOf } from '#domain/bet/best-figures.ts';
import { isBetterGot } from '#domain/bet/card-outlook.ts';
import type { SlipCard } from '#domain/bet/slip-card.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Take } from '#domain/odds/odds-policy.ts';
import type { Priced } from '#domain/odds/price-words.ts';

/** What a better price brings, as far as it is there: the figures of the card are those of the price that is asked. */
export function gainWords(card: SlipCard): string {
  const { side } = card;
  const best = bestFiguresOf(card);
  if (!best) return side === 'BACK' ? 'and win more' : 'and a lower liability';
  return side === 'BACK'
    ? `and win up to ${formatMoney(best.profit)}`
    : `and a liability as low as ${formatMoney(best.liability)}`;
}

/** Whether the bet names a quote that is better than the pressed one. */
export const isBetterTaken = ({ pressed, odds, currentOdds }: SlipCard): boolean =>
  pressed !== undefined && currentOdds === odds;

/** Tells of a better price on offer in a line above the phone's keys; null where there is none. */
export function betterLine(card: SlipCard, policy: Take, textOf: (price: Priced) => string): string | null {
  const { kind, odds, line, pressed, currentOdds, currentLine } = card;
  if (pressed && isBetterTaken(card))
    return `${textOf({ kind, ...pressed })} → ${textOf({ kind, odds, line })}, better: the bet takes it.`;
  if (currentOdds === null || !isBetterGot(card, policy)) return null;
  const now = textOf({ kind, odds: currentOdds, line: currentLine });
  return `${now} is on offer now: you would get it ${gainWords(card)}.`;
}
