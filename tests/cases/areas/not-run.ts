import { leftOutArea } from '../support/area.ts';
import { notOurs, type Area } from '../support/reference-case.ts';

/** Kinds of bets and rules that this product does not have. */
const foreign = {
  sportsbook_single: "a bookmaker's single bets",
  each_way: 'each-way bets',
  rule4_table: 'Rule 4 deductions: the exchange reduces odds',
  rule4_payout: 'Rule 4 deductions: the exchange reduces odds',
  starting_price_fill: 'orders at the starting price',
  probability_bet: 'bets given as a probability and a volume',
} as const;

/** Areas whose cases are not run, and why. */
export const areasNotRun: Readonly<Record<string, Area>> = Object.fromEntries(
  Object.entries(foreign).map(([area, why]) => [area, leftOutArea(notOurs(why))]),
);
