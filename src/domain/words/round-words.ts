/** What a round of a game was bet on, and what came. */
export interface RoundWords {
  bet: string;
  result: string;
}

/** Reads how the ledger tells of a round: `Red 500.00; Odd 500.00: 18, red`. No bet has a colon in its name. */
export function readRound(text: string): RoundWords {
  const end = text.indexOf(': ');
  const bet = end < 0 ? text : text.slice(0, end);
  return { bet: bet.replaceAll('; ', ', '), result: end < 0 ? '' : text.slice(end + 2) };
}
