import { isQuoted } from '#domain/market/market-kind.ts';
import type { Outlook } from './habit.ts';

const minute = 60_000;

/** How lively betting on a market is: most in play, then the sooner its off the more. Markets without a book have none. */
export function liveliness({ definition: { kind, inPlay }, toOff }: Outlook): number {
  if (isQuoted(kind)) return 0;
  const isMain = kind === 'WINNER' || kind === 'BINARY' || kind === 'LOTTERY';
  const moment = inPlay ? 3 : 0.25 + 1.75 * Math.exp(-Math.max(0, toOff) / (5 * minute));
  return moment * (isMain ? 1 : 0.5);
}
