/** The exchange's own accounts. Their balances may be negative, since the house owes what bettors hold. */
export const houseAccounts = {
  /** The other side of deposits and withdrawals. */
  funding: 'house-funding',
  /** The other side of bets with the operator's quotes. */
  quotes: 'house-quotes',
  /** Stands between the bets of a crossing. */
  crossing: 'house-crossing',
  /** The other side of rounds at the games host. */
  casino: 'house-casino',
  /** Commission earned. */
  commission: 'house-commission',
  /** In withdrawals that are not paid yet. */
  held: 'house-held',
  /** Money that nobody owns yet; below zero for what was paid out twice. */
  unmatched: 'house-unmatched',
  /** What the house has given away: bonuses, and what it wrote off. */
  bonus: 'house-bonus',
  /** What rounding positions to minor units leaves over, either way. */
  rounding: 'house-rounding',
  /** The other side of everything that practice accounts do, and of nothing else. */
  practice: 'house-practice',
} as const;

export const houseAccountIds: readonly string[] = Object.values(houseAccounts);

/** Those that money is posted to. */
export const moneyHouseIds = houseAccountIds.filter((accountId) => accountId !== houseAccounts.practice);

export const isHouseAccount = (accountId: string): boolean => houseAccountIds.includes(accountId);
