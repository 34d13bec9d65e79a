/**
 * A price ladder: the only prices at which an order may rest. Each market says which ladder it uses. Prices are integer
 * hundredths.
 */
export interface OddsLadder {
  readonly name: string;
  /** Ascending. The index of a price is its tick. */
  readonly prices: readonly number[];
}

/** [up to and including, step], both in hundredths. Source: Betfair's published price increments. */
const classicBands: readonly (readonly [upTo: number, step: number])[] = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1000, 20],
  [2000, 50],
  [3000, 100],
  [5000, 200],
  [10000, 500],
  [100000, 1000],
];

/** Builds a ladder from its first price up. Each band is [up to and including, step], in hundredths, ascending. */
export function buildLadder(
  name: string,
  bands: readonly (readonly [upTo: number, step: number])[],
  first = 101,
): OddsLadder {
  const prices = [first];
  for (const [upTo, step] of bands) {
    for (let price = prices[prices.length - 1]! + step; price <= upTo; price += step) prices.push(price);
  }
  return { name, prices };
}

/** 350 prices from 1.01 to 1000. */
export const classicLadder: OddsLadder = buildLadder('CLASSIC', classicBands);

let finestPrices: readonly number[] | undefined;

/** Every hundredth from 1.01 to 1000: 99,900 prices. */
export const finestLadder: OddsLadder = {
  name: 'FINEST',
  // Built on first use: few pages have such a market, and none needs it at start.
  get prices() {
    return (finestPrices ??= buildLadder('FINEST', [[100000, 1]]).prices);
  },
};

/** Lines instead of odds: every half from 0.5 to 1000. */
export const lineLadder: OddsLadder = {
  name: 'LINE',
  prices: Array.from({ length: 2000 }, (_, at) => (at + 1) * 50),
};

export const oddsLadders = { CLASSIC: classicLadder, FINEST: finestLadder, LINE: lineLadder } as const;
export type OddsLadderName = keyof typeof oddsLadders;

/** How many ladder prices are below `odds`: a ladder price's tick, any other price's insertion point. */
export function countBelow({ prices }: OddsLadder, odds: number): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (prices[middle]! < odds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The tick of a ladder price (0 is the lowest price); -1 when it is not on the ladder. */
export function tickOf(ladder: OddsLadder, odds: number): number {
  const tick = countBelow(ladder, odds);
  return ladder.prices[tick] === odds ? tick : -1;
}

export const isOnLadder = (ladder: OddsLadder, odds: number): boolean => tickOf(ladder, odds) >= 0;

/** The ladder prices on either side of any price; `null` past an end. A ladder price is not its own neighbour. */
export function neighboursOf(
  ladder: OddsLadder,
  odds: number,
): { lower: number | null; higher: number | null } {
  const tick = countBelow(ladder, odds);
  const above = ladder.prices[tick] === odds ? tick + 1 : tick;
  return { lower: ladder.prices[tick - 1] ?? null, higher: ladder.prices[above] ?? null };
}

/** The nearest ladder price; a tie goes up. Beyond an end, that end. */
export function nearestOdds(ladder: OddsLadder, odds: number): number {
  if (isOnLadder(ladder, odds)) return odds;
  const { lower, higher } = neighboursOf(ladder, odds);
  if (lower === null) return higher!;
  if (higher === null) return lower;
  return odds - lower < higher - odds ? lower : higher;
}

/**
 * Moves by whole ticks and stops at the ends of the ladder. From a price off the ladder, the first tick goes to the
 * next ladder price in that direction; zero ticks go to the nearest price.
 */
export function stepOdds(ladder: OddsLadder, odds: number, ticks: number): number {
  if (ticks === 0) return nearestOdds(ladder, odds);
  const { prices } = ladder;
  const above = countBelow(ladder, odds);
  const from = prices[above] === odds || ticks < 0 ? above : above - 1;
  return prices[Math.min(Math.max(from + ticks, 0), prices.length - 1)]!;
}

/** Ticks from one ladder price to another, positive when `to` is higher. Throws when either is off the ladder. */
export function ticksBetween(ladder: OddsLadder, from: number, to: number): number {
  const [a, b] = [tickOf(ladder, from), tickOf(ladder, to)];
  if (a < 0 || b < 0)
    throw new RangeError(`${a < 0 ? from : to} is not a price of the ${ladder.name} ladder`);
  return b - a;
}
