import type { SlipCard } from '#domain/bet/slip-card.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';

/** Says what another tab has placed on the card's selection; null where it has placed nothing. */
export function useElsewhereWords({ kind, side, runnerName, placedElsewhere }: SlipCard): string | null {
  const priceText = usePriceText();
  if (!placedElsewhere) return null;
  const { stake, odds, line } = placedElsewhere;
  const bet = `${sideWord(kind, side)} ${runnerName}, ${formatMoney(stake)} at ${priceText({ kind, odds, line })}`;
  return `You have already placed in another tab: ${bet}. This would be one more bet.`;
}
