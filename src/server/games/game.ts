import type { Draw } from './draw.ts';

export interface Bet {
  betId: string;
  label: string;
  /** How much it pays, as the bettor reads it. */
  pays: string;
}

/** Something that lies on the table: a card, a die, a symbol. */
export interface Face {
  text: string;
  isRed?: boolean;
}

/** What came of a round. */
export interface Outcome {
  faces: readonly Face[];
  /** In a few words, for the bettor and the ledger. */
  text: string;
  /** By bet, hundredths of the stake, the stake included; a bet that is not there has lost. */
  pays: Readonly<Record<string, number>>;
}

export interface Game {
  rules: string;
  bets: readonly Bet[];
  play(draw: Draw): Outcome;
}

/** A bet that pays this many hundredths of its stake. */
export const bet = (betId: string, label: string, pays: number): Bet => ({
  betId,
  label,
  pays: `pays ${(pays / 100).toFixed(2)}`,
});
