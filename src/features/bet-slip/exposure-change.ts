import { formatMoney } from '#domain/money/money.ts';
import type { SlipRisk } from '#domain/risk/slip-risk.ts';

const changeText = (change: number): string => formatMoney(change, { sign: true });

/** What these bets do to the account's exposure, and what matching makes of that, where it is less. */
export function exposureChange(risk: Omit<SlipRisk, 'isBeyond' | 'isShared'>): string {
  const { added, addedMatched, isAtMost } = risk;
  if (added === 0)
    return addedMatched < 0 ? `Exposure ${changeText(addedMatched)} once matched` : 'Exposure stays as it is';
  const now = `Exposure ${isAtMost ? 'at most ' : ''}${changeText(added)}`;
  if (addedMatched >= added) return now;
  return `${now}, ${addedMatched === 0 ? 'as it was' : changeText(addedMatched)} once matched`;
}

/** Why that is less than what the bets could lose alone; null where it is not, or cannot be told. */
export function coveredWords({
  added,
  liability,
  isAtMost,
}: Omit<SlipRisk, 'isBeyond' | 'isShared'>): string | null {
  const covered = liability - added;
  if (isAtMost || added <= 0 || covered <= 0) return null;
  return `Of the ${formatMoney(liability)} liability, other bets in the same market cover ${formatMoney(covered)}.`;
}
