/** A price at which bets were matched. `at`: RFC 3339; odds in hundredths. */
export interface MatchedPrice {
  at: string;
  odds: number;
}

/** The best odds on offer of one side, in hundredths; null where nobody offers. */
export interface BestOdds {
  toBack: number | null;
  toLay: number | null;
}

/** What two sides' prices say of their chances at one moment: shares of 1. What is left is the draw's. */
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
  let a: number | null = null;
  let b: number | null = null;
  for (const { at, odds, isFirst } of all) {
    if (isFirst) a = 100 / odds;
    else b = 100 / odds;
    const shares = sharesOf(a, b, hasDraw);
    if (shares) told.push({ at: Date.parse(at), ...shares });
  }
  return told;
}

/** What is offered now says of the chances; null while it says too little. `at` in ms since the epoch. */
export function chancesNow(first: BestOdds, second: BestOdds, hasDraw: boolean, at: number): Chances | null {
  const shares = sharesOf(middleOf(first), middleOf(second), hasDraw);
  return shares && { at, ...shares };
}

/** The chance between what backers and layers are offered. A lone offer may be anything: it tells nothing. */
const middleOf = ({ toBack, toLay }: BestOdds): number | null =>
  toBack === null || toLay === null ? null : (100 / toBack + 100 / toLay) / 2;

function sharesOf(
  first: number | null,
  second: number | null,
  hasDraw: boolean,
): Pick<Chances, 'first' | 'second'> | null {
  if (hasDraw ? first === null || second === null : first === null && second === null) return null;
  const [mine, other] = [first ?? 1 - (second ?? 0), second ?? 1 - (first ?? 0)];
  // Prices of one moment may promise more than one outcome's worth; without a draw they are all there is.
  const sum = hasDraw ? Math.max(1, mine + other) : mine + other;
  return { first: mine / sum, second: other / sum };
}
