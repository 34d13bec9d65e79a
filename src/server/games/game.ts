import type { Draw } from './draw.ts';

export interface Bet {
  betId: string;
  label: string;
  /** What it pays, in words for the bettor. */
  pays: string;
}

/** Something on the table: a card, a die, a symbol. */
export interface Face {
  text: string;
  isRed?: boolean;
}

/** The outcome of a round. */
export interface Outcome {
  faces: readonly Face[];
  /** In a few words, for the bettor and the ledger. */
  text: string;
  /** The payout by bet, in hundredths of the stake, stake included. Absent bets have lost. */
  pays: Readonly<Record<string, number>>;
}

export interface Game {
  rules: string;
  bets: readonly Bet[];
  play(draw: Draw): Outcome;
}

/** Makes a bet that pays this many hundredths of its stake. */
export const bet = (betId: string, label: string, pays: number): Bet => ({
  betId,
  label,
  pays: `pays ${(pays / 100).toFixed(2)}`,
});
