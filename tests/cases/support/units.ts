import { z } from 'zod';

/** Cases have money in units (10.5) and odds as decimals (2.36). The product has integers for both. */

function whole(value: number, what: string): number {
  const scaled = Math.round(value * 100);
  if (Math.abs(scaled - value * 100) > 1e-6) throw new Error(`${value} is not ${what}`);
  return scaled;
}

/** Minor units. */
export const toMinor = (amount: number): number => whole(amount, 'a whole number of minor units');

/** Hundredths. */
export const toOdds = (price: number): number => whole(price, 'a whole number of hundredths');

/** Hundredths, with the fraction that a price off every ladder may have; infinity stays. */
export const toAnyOdds = (price: number): number =>
  Number.isFinite(price) ? Number((price * 100).toFixed(9)) : price;

export const fromMinor = (minor: number): number => minor / 100;
export const fromOdds = (odds: number): number => odds / 100;
/** From hundredths of a minor unit, the unit of stake × odds. */
export const fromExact = (exact: number): number => exact / 10_000;

export const side = z.enum(['BACK', 'LAY']);
/** A number, or one that JSON cannot hold. */
export const price = z.union([z.number(), z.literal('Infinity').transform(() => Infinity)]);
