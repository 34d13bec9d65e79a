import { itemAt } from '#domain/must.ts';
import type { WicketKind } from '#domain/market/play.ts';
import { createRandom, type Random } from '../../random.ts';
import { pickWeighted, type Weighted } from '../plays/draw.ts';

export type Bowling = 'FAST' | 'MEDIUM' | 'SPIN';

/** By the bowlers' places in `scorecardOf`. */
const bowlings: readonly Bowling[] = ['FAST', 'FAST', 'MEDIUM', 'SPIN', 'SPIN'];
export const bowlingOf = (bowler: number): Bowling => itemAt(bowlings, bowler);

/** Of the wickets that bowlers take, about two thirds are caught; nobody is stumped off a fast ball. */
const wickets: Weighted<WicketKind> = [
  ['CAUGHT', 62],
  ['BOWLED', 20],
  ['LBW', 14],
];
const wicketsOfSpin: Weighted<WicketKind> = [...wickets, ['STUMPED', 8]];

export const drawWicket = (random: Random, bowling: Bowling): WicketKind =>
  pickWeighted(random, bowling === 'SPIN' ? wicketsOfSpin : wickets);

export interface Dismissed {
  /** Of the match. */
  seed: string;
  /** 0 or 1. */
  innings: number;
  /** Places in `scorecardOf`. */
  batter: number;
  bowler: number;
}

/**
 * Returns how a batter got out. It follows from the match's seed, since the chances of a delivery do not tell one way
 * from another: so the picture of the ball and the scorecard tell the same.
 */
export const wicketOf = ({ seed, innings, batter, bowler }: Dismissed): WicketKind =>
  drawWicket(createRandom(`${seed}|out|${innings}|${batter}`), bowlingOf(bowler));
