import type { PriceAlert } from './notices.ts';

export const maxPriceAlerts = 20;

/** Whether what can be taken now, best first, reaches the alert's price. */
export function isReached({ side, odds }: Pick<PriceAlert, 'side' | 'odds'>, best: number | null): boolean {
  if (best === null) return false;
  return side === 'BACK' ? best >= odds : best <= odds;
}
