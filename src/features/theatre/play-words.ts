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

export type SideNames = Readonly<Record<ScoreSide, string>>;

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

export const bowlerWords = ({ bowler, batter }: BallDetail): string =>
  bowler === null || batter === null ? '' : `Bowler ${bowler} to batter ${batter}`;

function ballSentence(ball: BallDetail): string {
  const shot = ball.shot === 'NONE' ? '' : `, ${shotWords[ball.shot]}`;
  const who = bowlerWords(ball);
  return `${ball.moment}: ${ballWords(ball)}${shot}. ${who ? `${who}, ${ball.speed} km/h` : `${ball.speed} km/h`}.`;
}

const otherSide: Readonly<Record<ScoreSide, ScoreSide>> = { HOME: 'AWAY', AWAY: 'HOME' };

/** How a point ended, in a word. */
export const endingWords: Readonly<Record<PointEnding, string>> = {
  ACE: 'Ace',
  WINNER: 'Winner',
  NET: 'Net',
  LONG: 'Long',
  WIDE: 'Wide',
  DOUBLE_FAULT: 'Double fault',
};

function pointSentence(point: PointDetail, names: SideNames): string {
  const { server, winner, ending, rally, speed, stroke, score } = point;
  const to = `Point to ${names[winner]}: ${score}.`;
  switch (ending) {
    case 'ACE':
      return `Ace at ${speed} km/h. ${to}`;
    case 'DOUBLE_FAULT':
      return `Double fault by ${names[server]}. ${to}`;
    case 'WINNER':
      return `${strokeWords[stroke]} winner after ${rally} strokes. ${to}`;
    case 'NET':
    case 'LONG':
    case 'WIDE': {
      const where = ending === 'NET' ? 'into the net' : ending === 'LONG' ? 'long' : 'wide';
      return `${strokeWords[stroke]} by ${names[otherSide[winner]]} ${where} after ${rally} strokes. ${to}`;
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

/** The runners from first to last, as places in the market's order. */
export const orderOf = ({ run }: PositionsDetail): number[] =>
  run.map((_, runner) => runner).sort((a, b) => (run[b] ?? 0) - (run[a] ?? 0) || a - b);

const numberOf = (runner: number | undefined): string => `number ${(runner ?? 0) + 1}`;

function fieldSentence(field: PositionsDetail): string {
  const [first, second, third] = orderOf(field);
  if (field.moment === 'Finish')
    return `Number ${(first ?? 0) + 1} wins, ${numberOf(second)} second, ${numberOf(third)} third.`;
  return `${field.moment} to go: ${numberOf(first)} leads from ${numberOf(second)}.`;
}

/** A play as a sentence. */
export function sentenceOf(play: Play, names: SideNames): string {
  switch (play.kind) {
    case 'BALL':
      return ballSentence(play);
    case 'POINT':
      return pointSentence(play, names);
    case 'MOVE':
      return `${play.moment} ${names[play.side]}: ${moveWords(play)}.`;
    case 'POSITIONS':
      return fieldSentence(play);
  }
}
