import type {
  BallDetail,
  MoveDetail,
  MoveKind,
  Play,
  PointDetail,
  PointEnding,
  PositionsDetail,
  Shot,
  WicketKind,
} from '#domain/market/play.ts';
import type { ScoreSide } from '#domain/market/scoreboard.ts';

export interface RunnerOnCard {
  /** Of the saddlecloth. */
  number: number;
  name: string;
  colours: { main: string; trim: string } | null;
}

/** Whom plays are about. */
export interface Cast {
  HOME: string;
  AWAY: string;
  /** In the order of the line-ups; empty where a line-up is not known. */
  players: Readonly<Record<ScoreSide, readonly string[]>>;
  /** In the market's order; empty where the card is not known. */
  runners: readonly RunnerOnCard[];
}

const shotWords: Readonly<Record<Shot, string>> = {
  NONE: '',
  DEFENCE: 'defended',
  DRIVE: 'driven',
  CUT: 'cut',
  PULL: 'pulled',
  SWEEP: 'swept',
  FLICK: 'flicked',
  GLANCE: 'glanced',
  LOFT: 'lofted',
};
const wicketWords: Readonly<Record<WicketKind, string>> = {
  BOWLED: 'bowled',
  CAUGHT: 'caught',
  LBW: 'leg before wicket',
  STUMPED: 'stumped',
};

/** What a ball brought: `four`, `out, caught`, `2 runs`. */
export function ballWords({ line, wicket, runs }: BallDetail): string {
  if (wicket) return `out, ${wicketWords[wicket]}`;
  if (line === 'WIDE') return 'wide';
  if (runs === 4) return 'four';
  if (runs === 6) return 'six';
  return runs === 0 ? 'no run' : `${runs} ${runs === 1 ? 'run' : 'runs'}`;
}

const otherSide: Readonly<Record<ScoreSide, ScoreSide>> = { HOME: 'AWAY', AWAY: 'HOME' };

/** Who bowls to whom; empty where their names are not known. */
export function bowlerWords({ side, bowler, batter }: BallDetail, { players }: Cast): string {
  const bowls = players[otherSide[side]][(bowler ?? 0) - 1];
  const bats = players[side][(batter ?? 0) - 1];
  return bowls && bats ? `${bowls} to ${bats}` : '';
}

function ballSentence(ball: BallDetail, cast: Cast): string {
  const shot = ball.shot === 'NONE' ? '' : `, ${shotWords[ball.shot]}`;
  const who = bowlerWords(ball, cast);
  return `${ball.moment}: ${ballWords(ball)}${shot}. ${who ? `${who}, ${ball.speed} km/h` : `${ball.speed} km/h`}.`;
}

/** How a point ended, in a word. */
export const endingWords: Readonly<Record<PointEnding, string>> = {
  ACE: 'Ace',
  WINNER: 'Winner',
  NET: 'Net',
  LONG: 'Long',
  WIDE: 'Wide',
  DOUBLE_FAULT: 'Double fault',
};

function pointSentence(point: PointDetail, cast: Cast): string {
  const { server, winner, ending, rally, speed, stroke, score } = point;
  const to = `Point to ${cast[winner]}: ${score}.`;
  switch (ending) {
    case 'ACE':
      return `Ace at ${speed} km/h. ${to}`;
    case 'DOUBLE_FAULT':
      return `Double fault by ${cast[server]}. ${to}`;
    case 'WINNER':
      return `${strokeWords[stroke]} winner after ${rally} strokes. ${to}`;
    case 'NET':
    case 'LONG':
    case 'WIDE': {
      const where = ending === 'NET' ? 'into the net' : ending === 'LONG' ? 'long' : 'wide';
      return `${strokeWords[stroke]} by ${cast[otherSide[winner]]} ${where} after ${rally} strokes. ${to}`;
    }
  }
}

const strokeWords = { SERVE: 'Serve', FOREHAND: 'Forehand', BACKHAND: 'Backhand', VOLLEY: 'Volley' } as const;

const moveWordsOf: Readonly<Record<MoveKind, string>> = {
  KICK_OFF: 'kick-off',
  ATTACK: 'attack',
  SHOT: 'shot',
  SAVE: 'shot saved',
  MISS: 'shot missed',
  GOAL: 'goal',
  CORNER: 'corner',
  THROW_IN: 'throw-in',
  FREE_KICK: 'free kick',
  CLEARANCE: 'attack cleared',
  CARD: 'yellow card',
  BASKET: 'basket',
  FREE_THROW: 'free throw',
};

export const moveWords = ({ what, points }: MoveDetail): string =>
  what === 'BASKET' ? `${points} points` : what === 'FREE_THROW' ? 'free throw, 1 point' : moveWordsOf[what];

/** Those who run, from first to last, as places in the market's order. */
export const orderOf = ({ run }: PositionsDetail): number[] =>
  run
    .flatMap((at, runner) => (at === null ? [] : [runner]))
    .sort((a, b) => (run[b] ?? 0) - (run[a] ?? 0) || a - b);

export const clothOf = (runner: number, { runners }: Cast): number => runners[runner]?.number ?? runner + 1;

/** A runner's name; its number where the card is not known. */
export const runnerWords = (runner: number, cast: Cast): string =>
  cast.runners[runner]?.name ?? `Number ${clothOf(runner, cast)}`;

function fieldSentence(field: PositionsDetail, cast: Cast): string {
  const names = orderOf(field).map((runner) => runnerWords(runner, cast));
  const [first, second, third] = names;
  if (field.moment !== 'Finish') return `${field.moment} to go: ${first} leads from ${second}.`;
  return third ? `${first} wins, ${second} is second, ${third} third.` : `${first} wins from ${second}.`;
}

/** A play as a sentence. */
export function sentenceOf(play: Play, cast: Cast): string {
  switch (play.kind) {
    case 'BALL':
      return ballSentence(play, cast);
    case 'POINT':
      return pointSentence(play, cast);
    case 'MOVE':
      return `${play.moment} ${cast[play.side]}: ${moveWords(play)}.`;
    case 'POSITIONS':
      return fieldSentence(play, cast);
  }
}
