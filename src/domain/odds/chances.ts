/** A price at which bets were matched. `at`: RFC 3339; odds in hundredths. */
export interface MatchedPrice {
  at: string;
  odds: number;
}

/** What two sides' matched prices say of their chances at one moment: shares of 1. What is left is the draw's. */
export interface Chances {
  /** Milliseconds since the epoch. */
  at: number;
  first: number;
  second: number;
}

/**
 * How two sides' chances went, oldest first, one point for each matched price. Both lists are oldest first. Without a
 * draw the two make 1 together; with one, nothing is told until both are known.
 */
export function chancesOf(
  first: readonly MatchedPrice[],
  second: readonly MatchedPrice[],
  hasDraw: boolean,
): Chances[] {
  const all = [
    ...first.map((price) => ({ ...price, isFirst: true })),
    ...second.map((price) => ({ ...price, isFirst: false })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const told: Chances[] = [];
  let [a, b]: (number | null)[] = [null, null];
  for (const { at, odds, isFirst } of all) {
    if (isFirst) a = 100 / odds;
    else b = 100 / odds;
    if (hasDraw && (a === null || b === null)) continue;
    const [mine, other] = [a ?? 1 - (b ?? 0), b ?? 1 - (a ?? 0)];
    // Prices of one moment may promise more than one outcome's worth; without a draw they are all there is.
    const sum = hasDraw ? Math.max(1, mine + other) : mine + other;
    told.push({ at: Date.parse(at), first: mine / sum, second: other / sum });
  }
  return told;
}
