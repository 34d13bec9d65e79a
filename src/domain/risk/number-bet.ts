import { itemAt, must } from '../must.ts';
import type { Hundredths } from '../bet/bet.ts';
import { exact } from '../money/money.ts';
import type { MarketKind } from '../market/market-kind.ts';
import type { Side } from '../bet/side.ts';

/** A side of a handicap market: gains as the number (the first side's goal difference, or a total) goes UP or DOWN. */
export interface HandicapSide {
  /** Hundredths of a goal, in quarters: −75 is −0.75. */
  handicap: number;
  direction: 'UP' | 'DOWN';
}

/** A bet in a market that is settled on one number. Stake in minor units, odds and lines in hundredths. */
export interface NumberBet {
  side: Side;
  stake: number;
  /** In a LINE market: the line. */
  odds: number;
  /** SESSION only. */
  line: number | null;
  /** HANDICAP only. */
  handicap: HandicapSide | null;
}

/** How many parts a hundredth has in such a market: handicaps are won and lost by halves, so they count half ones. */
export const partsOf = (kind: MarketKind): 1 | 2 => (kind === 'HANDICAP' ? 2 : 1);

/**
 * How much of a handicap bet is won (positive) or lost, in halves, by its margin: the number, seen from its side, plus
 * the handicap, in hundredths. A quarter gives half; 0 gives nothing.
 */
export function halvesWon(margin: number): -2 | -1 | 0 | 1 | 2 {
  if (margin === 0) return 0;
  if (Math.abs(margin) === 25) return margin > 0 ? 1 : -1;
  return margin > 0 ? 2 : -2;
}

/** What the bet pays when its market settles on that whole number: hundredths of a minor unit, times `partsOf`. */
export function paysAt(kind: MarketKind, bet: NumberBet, number: number): Hundredths {
  const ofBack = backPaysAt(kind, bet, number);
  return bet.side === 'BACK' ? ofBack : -ofBack || 0;
}

function backPaysAt(
  kind: MarketKind,
  { stake, odds, line, handicap }: NumberBet,
  number: number,
): Hundredths {
  const result = number * 100;
  switch (kind) {
    case 'SESSION':
      return exact(result >= must(line) ? stake * (odds - 100) : -stake * 100);
    case 'LINE':
      return exact(Math.sign(odds - result) * stake * 100);
    default: {
      const { handicap: added, direction } = must(handicap);
      const halves = halvesWon((direction === 'UP' ? result : -result) + added);
      return exact(halves > 0 ? halves * stake * (odds - 100) : halves * stake * 100);
    }
  }
}

/** Pays this much from this number up to where the next piece begins; the first piece begins at −∞. */
export type Piece = readonly [from: number, pays: Hundredths];

/** The whole bet as pieces. It changes only near its line, so only the numbers there are evaluated. */
export function piecesOf(kind: MarketKind, bet: NumberBet): Piece[] {
  const centre = Math.floor(lineOf(kind, bet) / 100);
  const pieces: Piece[] = [[-Infinity, paysAt(kind, bet, centre - 2)]];
  for (let number = centre - 1; number <= centre + 2; number++) {
    const pays = paysAt(kind, bet, number);
    if (pays !== itemAt(pieces, pieces.length - 1)[1]) pieces.push([number, pays]);
  }
  return pieces;
}

function lineOf(kind: MarketKind, { odds, line, handicap }: NumberBet): number {
  if (kind === 'SESSION') return must(line);
  if (kind === 'LINE') return odds;
  return must(handicap).direction === 'UP' ? -must(handicap).handicap : must(handicap).handicap;
}
