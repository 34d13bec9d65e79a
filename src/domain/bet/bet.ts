import type { MarketKind } from '../market/market-kind.ts';
import { exact } from '../money/money.ts';
import type { Side } from './side.ts';

/** Hundredths of a minor unit: stake (minor units) × odds (hundredths), kept exact. */
export type Hundredths = number;

/** Profit of a winning back bet, and liability of a lay bet: stake × (odds − 100), exact. */
export const profitOf = (stake: number, odds: number): Hundredths => exact(stake * (odds - 100));

/**
 * The most that a bet can win, in hundredths. `value` is the sum of stake × odds over its parts. In a line market, bets
 * are at even money: their odds are the line.
 */
export const winOf = (kind: MarketKind, side: Side, stake: number, value: Hundredths): Hundredths =>
  side === 'LAY' || kind === 'LINE' ? stake * 100 : value - stake * 100;

/** What a bet of that side, stake and odds pays when its runner wins and when it loses. */
export function resultOf(
  side: Side,
  stake: number,
  odds: number,
): { ifWins: Hundredths; ifLoses: Hundredths } {
  const profit = profitOf(stake, odds);
  const staked = exact(stake * 100);
  return side === 'BACK'
    ? { ifWins: profit, ifLoses: -staked || 0 }
    : { ifWins: -profit || 0, ifLoses: staked };
}
