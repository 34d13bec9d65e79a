import { formatMoney } from '#domain/money/money.ts';
import type { SlipRisk } from '#domain/risk/slip-risk.ts';

const changeText = (change: number): string => formatMoney(change, { sign: true });

/** What these bets do to the account's exposure, and what matching makes of that, where it is less. */
export function exposureChange({
  added,
  addedMatched,
  isAtMost,
}: Pick<SlipRisk, 'added' | 'addedMatched' | 'isAtMost'>): string {
  if (added === 0)
    return addedMatched < 0 ? `Exposure ${changeText(addedMatched)} once matched` : 'Exposure stays as it is';
  const now = `Exposure ${isAtMost ? 'at most ' : ''}${changeText(added)}`;
  if (addedMatched >= added) return now;
  return `${now}, ${addedMatched === 0 ? 'as it was' : changeText(addedMatched)} once matched`;
}
