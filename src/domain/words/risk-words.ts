import { formatMoney } from '../money/money.ts';

/*
 * Two words for what can be lost, and no others: liability is what one bet may lose, exposure what all of them together
 * may, in a market or in the account (HDR-2).
 */

export const liabilityWords = (liability: number): string => `liability ${formatMoney(liability)}`;
export const exposureWords = (exposure: number): string => `exposure ${formatMoney(exposure)}`;
