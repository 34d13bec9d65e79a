import type { ScoreSide } from './scoreboard.ts';

/**
 * What a picture of an event is drawn from: a ball, a point, a move on a pitch, the positions of a race. Plays say how the
 * things came about that score and incidents tell, and never anything else.
 */

export const ballLines = ['WIDE', 'OUTSIDE_OFF', 'OFF', 'MIDDLE', 'LEG'] as const;
export const ballLengths = ['YORKER', 'FULL', 'GOOD', 'SHORT'] as const;
export const shots = ['NONE', 'DEFENCE', 'DRIVE', 'CUT', 'PULL', 'SWEEP', 'FLICK', 'GLANCE', 'LOFT'] as const;
export const wicketKinds = ['BOWLED', 'CAUGHT', 'LBW', 'STUMPED'] as const;
export const strokes = ['SERVE', 'FOREHAND', 'BACKHAND', 'VOLLEY'] as const;
export const pointEndings = ['ACE', 'WINNER', 'NET', 'LONG', 'WIDE', 'DOUBLE_FAULT'] as const;
export const moveKinds = [
  'KICK_OFF',
  'ATTACK',
  'SHOT',
  'SAVE',
  'MISS',
  'GOAL',
  'CORNER',
  'THROW_IN',
  'FREE_KICK',
  'CLEARANCE',
  'CARD',
  'BASKET',
  'FREE_THROW',
] as const;

export type BallLine = (typeof ballLines)[number];
export type BallLength = (typeof ballLengths)[number];
export type Shot = (typeof shots)[number];
export type WicketKind = (typeof wicketKinds)[number];
export type Stroke = (typeof strokes)[number];
export type PointEnding = (typeof pointEndings)[number];
export type MoveKind = (typeof moveKinds)[number];

/** A ball in cricket. */
export interface BallDetail {
  kind: 'BALL';
  /** When in the match: `14.3`. */
  moment: string;
  /** The side that bats. */
  side: ScoreSide;
  /** Their places in their sides' line-ups, from 1; null where nobody is told apart. */
  bowler: number | null;
  batter: number | null;
  /** Kilometres an hour. */
  speed: number;
  line: BallLine;
  length: BallLength;
  shot: Shot;
  runs: number;
  wicket: WicketKind | null;
  /** Where it went, in degrees from the line back to the bowler, clockwise: 90 is square on the off side. */
  angle: number;
  /** How far it went, in metres; beyond the boundary, `boundaryMetres`, for four and six. */
  distance: number;
}

/** A point in tennis. On its court, `x` leads from home's baseline (0) to away's (1000), `y` across the doubles court. */
export interface PointDetail {
  kind: 'POINT';
  /** The games of the set: `4–3`. */
  moment: string;
  server: ScoreSide;
  winner: ScoreSide;
  /** Kilometres an hour of the serve. */
  speed: number;
  /** Strokes, the serve included; 0 for a double fault. */
  rally: number;
  /** The last stroke. */
  stroke: Stroke;
  ending: PointEnding;
  /** Where the ball ended: beyond 0 and 1000 it is out. */
  x: number;
  y: number;
  /** After the point: `30–15`, `Game`, `Break`, `Set`. */
  score: string;
}

/** What a side does with the ball. `x` leads from home's goal or basket (0) to away's (1000), `y` across. */
export interface MoveDetail {
  kind: 'MOVE';
  /** `67'`, `Q2 3:12`. */
  moment: string;
  side: ScoreSide;
  what: MoveKind;
  x: number;
  y: number;
  /** What it scored. */
  points: number;
}

/** Where a race's field is. */
export interface PositionsDetail {
  kind: 'POSITIONS';
  /** What is left to run for the leader: `400 m`; `Finish`. */
  moment: string;
  /** Metres of the whole race. */
  distance: number;
  /**
   * How far each runner has run, centimetres, in the market's order; null: it does not run. No two are level once the
   * field has spread.
   */
  run: readonly (number | null)[];
  /** How far from the rail each runner is, in tenths of a lane. */
  lanes: readonly number[];
}

export type PlayDetail = BallDetail | PointDetail | MoveDetail | PositionsDetail;

export type Play = PlayDetail & {
  /** Ascending within its event; numbers may be left out. */
  number: number;
  /** RFC 3339, UTC. */
  at: string;
};

const kinds: readonly unknown[] = ['BALL', 'POINT', 'MOVE', 'POSITIONS'] satisfies Play['kind'][];

/** Tells a play from anything else that a stream may bring: the exchange has checked its figures. */
export const isPlay = (value: unknown): value is Play =>
  typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(value.kind);

/** From the bat to the boundary. */
export const boundaryMetres = 70;

/** How many plays of an event are kept: the newest ones. */
export const playsKept = 24;

/** Merges known and new plays by number and drops the oldest beyond what is kept. A known one is never replaced. */
export function addPlays(known: readonly Play[], told: readonly Play[]): readonly Play[] {
  const last = known.at(-1)?.number ?? 0;
  const fresh = told.filter(({ number }) => number > last).sort((a, b) => a.number - b.number);
  return fresh.length === 0 ? known : [...known, ...fresh].slice(-playsKept);
}
