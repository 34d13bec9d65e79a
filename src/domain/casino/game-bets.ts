/** A bet that a game offers, as the lobby tells of it. */
export interface GameBet {
  label: string;
  /** In words. */
  pays: string;
  /** Its mean payout in millionths of the stake. */
  returnToPlayer: number;
}

const mostNamed = 6;

/** Bets that pay and return the same stand in one line; of many the first and the last are named. */
export function betLines(bets: readonly GameBet[]): readonly GameBet[] {
  const lines = new Map<string, GameBet[]>();
  for (const bet of bets) {
    const key = `${bet.pays} ${bet.returnToPlayer}`;
    lines.set(key, [...(lines.get(key) ?? []), bet]);
  }
  return [...lines.values()].flatMap((same) => {
    const [first, second] = same;
    const last = same.at(-1);
    if (!first || !second || !last) return same;
    const label =
      same.length > mostNamed
        ? `${first.label}, ${second.label}, … ${last.label}`
        : same.map(({ label: one }) => one).join(' · ');
    return [{ ...first, label }];
  });
}
