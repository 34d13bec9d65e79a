import type { MoveDetail, MoveKind } from '#domain/market/play.ts';
import type { Random } from '../../random.ts';
import { minuteText, type SoccerState } from '../soccer-state.ts';
import { pickWeighted, type Weighted } from './draw.ts';
import type { Pair } from '../pair.ts';

type Side = 0 | 1;
type PitchMove = Exclude<MoveKind, 'BASKET' | 'FREE_THROW'>;

/** What is known of some minutes of a football match. */
export interface PitchFacts {
  moment: string;
  isKickOff: boolean;
  /** What each side got in these minutes. */
  goals: Pair;
  corners: Pair;
  cards: Pair;
  /** How likely each side is to be the one that attacks. */
  weights: Pair;
}

/** How an attack ends that brings neither goal nor corner. Judged: no source has them. */
const endings: Weighted<readonly PitchMove[]> = [
  [['SHOT', 'SAVE'], 16],
  [['SHOT', 'MISS'], 18],
  [['THROW_IN'], 24],
  [['FREE_KICK'], 16],
  [['CLEARANCE'], 26],
];

/** Thousandths of the pitch: the penalty area, and the goal between its posts. */
const box = { from: 843, top: 204, bottom: 796 };
const goal = { top: 446, bottom: 554 };

/** Where each kind of move is played by a side that attacks towards x = 1000. */
const places: Readonly<
  Record<PitchMove, readonly [x: readonly [number, number], y: readonly [number, number]]>
> = {
  KICK_OFF: [
    [500, 500],
    [500, 500],
  ],
  ATTACK: [
    [470, 760],
    [120, 880],
  ],
  SHOT: [
    [box.from + 10, 950],
    [box.top + 60, box.bottom - 60],
  ],
  SAVE: [
    [975, 990],
    [goal.top, goal.bottom],
  ],
  MISS: [
    [1_000, 1_020],
    [goal.top - 120, goal.top - 25],
  ],
  GOAL: [
    [1_000, 1_015],
    [goal.top + 12, goal.bottom - 12],
  ],
  CORNER: [
    [998, 998],
    [2, 2],
  ],
  THROW_IN: [
    [380, 900],
    [0, 0],
  ],
  FREE_KICK: [
    [560, box.from - 10],
    [150, 850],
  ],
  CLEARANCE: [
    [box.from - 60, 960],
    [250, 750],
  ],
  CARD: [
    [250, 750],
    [120, 880],
  ],
};

/** Draws how the ball was moved to what the model decided: an attack for each goal and corner, or one that failed. */
export function pitchPlays(facts: PitchFacts, random: Random): MoveDetail[] {
  const { moment, isKickOff, goals, corners, cards, weights } = facts;
  const plays: MoveDetail[] = [];
  const move = (side: Side, ...whats: readonly PitchMove[]): void => {
    // Moves that have two sides are on either, the whole way.
    const isTurned = random.chance(0.5);
    for (const what of whats) {
      const [[left, right], [top, bottom]] = places[what];
      const x = random.integer(left, right);
      const y = random.integer(top, bottom);
      plays.push({
        kind: 'MOVE',
        moment,
        side: side === 0 ? 'HOME' : 'AWAY',
        what,
        x: side === 0 ? x : 1_000 - x,
        y: isTurned ? 1_000 - y : y,
        points: what === 'GOAL' ? 1 : 0,
      });
    }
  };
  if (isKickOff) move(0, 'KICK_OFF');
  for (const side of [0, 1] as const) {
    for (let corner = 0; corner < corners[side]; corner++) move(side, 'ATTACK', 'CORNER');
  }
  for (const side of [0, 1] as const) for (let card = 0; card < cards[side]; card++) move(side, 'CARD');
  for (const side of [0, 1] as const) {
    for (let scored = 0; scored < goals[side]; scored++) move(side, 'ATTACK', 'SHOT', 'GOAL');
  }
  if (plays.every(({ what }) => what === 'CARD' || what === 'KICK_OFF')) {
    const attacking = pickWeighted<Side>(random, [
      [0, weights[0]],
      [1, weights[1]],
    ]);
    move(attacking, 'ATTACK', ...pickWeighted(random, endings));
  }
  return plays;
}

const difference = (before: Pair, after: Pair): Pair => [after[0] - before[0], after[1] - before[1]];

/** Tells the minute between two states of a football match. */
export const soccerPlays = (before: SoccerState, after: SoccerState, random: Random): MoveDetail[] =>
  pitchPlays(
    {
      moment: minuteText(after.minute),
      isKickOff: before.minute === 0,
      goals: difference(before.goals, after.goals),
      corners: difference(before.corners, after.corners),
      cards: difference(before.cards, after.cards),
      weights: after.strength,
    },
    random,
  );
