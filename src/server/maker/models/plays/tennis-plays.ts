import type { PointDetail, PointEnding } from '#domain/market/play.ts';
import type { Random } from '../../random.ts';
import { otherThan, serverOf, type Player } from '../tennis-chances.ts';
import { calledPoints, type TennisState } from '../tennis-score.ts';
import { around, pickWeighted, type Weighted } from './draw.ts';

/** How a point ends that the server wins, and one that the receiver does. Judged: no source has them. */
const endingsOnServe: Weighted<PointEnding> = [
  ['ACE', 13],
  ['WINNER', 42],
  ['NET', 20],
  ['LONG', 15],
  ['WIDE', 10],
];
const endingsAgainst: Weighted<PointEnding> = [
  ['DOUBLE_FAULT', 9],
  ['WINNER', 40],
  ['NET', 22],
  ['LONG', 18],
  ['WIDE', 11],
];
/** The chance that a rally goes on for two more strokes. */
const goesOn = 0.45;
const longestRally = 40;
const serveSpeed = { mean: 186, deviation: 11 };

/** Thousandths of the court: the service lines from the net, the singles sidelines, and beyond the court. */
const net = 500;
const serviceBox = 269;
const singles = { from: 125, to: 875 };

/** Tells the point between two states. */
export function tennisPlays(before: TennisState, after: TennisState, random: Random): PointDetail[] {
  const server = serverOf(before.server, before.games, before.points);
  const winner = winnerBetween(before, after);
  const ending = pickWeighted(random, winner === server ? endingsOnServe : endingsAgainst);
  const isError = ending === 'NET' || ending === 'LONG' || ending === 'WIDE';
  /** Who played the last stroke. */
  const last = isError ? otherThan(winner) : ending === 'DOUBLE_FAULT' ? server : winner;
  const isServe = ending === 'ACE' || ending === 'DOUBLE_FAULT';
  const [deep, y] = landing(ending, random);
  return [
    {
      kind: 'POINT',
      moment: `${before.games[0]}–${before.games[1]}`,
      server: sideOf(server),
      winner: sideOf(winner),
      speed: around(random, serveSpeed.mean, serveSpeed.deviation),
      rally: ending === 'DOUBLE_FAULT' ? 0 : ending === 'ACE' ? 1 : rallyOf(last === server, random),
      stroke: isServe ? 'SERVE' : random.pick(['FOREHAND', 'FOREHAND', 'BACKHAND', 'VOLLEY']),
      ending,
      // Home plays from 0 towards 1000.
      x: last === 0 ? net + deep : net - deep,
      y,
      score: scoreAfter(before, after, winner),
    },
  ];
}

const sideOf = (player: Player): 'HOME' | 'AWAY' => (player === 0 ? 'HOME' : 'AWAY');

/** Whose point it was. Points start anew with each game, and games with each set. */
function winnerBetween(before: TennisState, after: TennisState): Player {
  for (const [was, is] of [
    [before.sets, after.sets],
    [before.games, after.games],
    [before.points, after.points],
  ] as const) {
    if (is[0] > was[0]) return 0;
    if (is[1] > was[1]) return 1;
  }
  throw new Error('No point was played.');
}

/** The server plays the odd strokes of a rally, and never ends one with its first. */
function rallyOf(isServers: boolean, random: Random): number {
  let strokes = isServers ? 3 : 2;
  while (strokes < longestRally && random.chance(goesOn)) strokes += 2;
  return strokes;
}

/** Where the ball ends: how far beyond the net, and how far across. */
function landing(ending: PointEnding, random: Random): [deep: number, y: number] {
  const inside = () => random.integer(singles.from + 15, singles.to - 15);
  const beside = () => random.integer(20, 80);
  switch (ending) {
    case 'ACE':
      return [random.integer(170, serviceBox - 5), inside()];
    case 'WINNER':
      return [random.integer(180, 490), inside()];
    case 'NET':
      return [0, inside()];
    case 'LONG':
      return [random.integer(510, 590), inside()];
    case 'WIDE':
      return [random.integer(150, 480), random.chance(0.5) ? singles.from - beside() : singles.to + beside()];
    case 'DOUBLE_FAULT':
      return [random.chance(0.4) ? 0 : random.integer(serviceBox + 10, serviceBox + 70), inside()];
  }
}

/** The score as the incident of the point marks it. */
function scoreAfter(before: TennisState, after: TennisState, winner: Player): string {
  if (after.finished.length > before.finished.length) return 'Set';
  const [home, away] = after.points;
  if (home + away > 0) return calledPoints(after.points, after.games, before.server);
  return winner === before.server ? 'Game' : 'Break';
}
