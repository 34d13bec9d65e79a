import type { Entrant } from '../world/entrant.ts';
import type { Random } from '../random.ts';
import type { Happening, MatchModel } from './model.ts';
import { tennisPlays } from './plays/tennis-plays.ts';
import { namedRunners } from './side-plan.ts';
import {
  isGameOver,
  isSetOver,
  isTieBreak,
  matchChances,
  otherThan,
  serverOf,
  type TennisScore,
} from './tennis-chances.ts';
import {
  calledPoints,
  isOver,
  setsToWin,
  tennisBoard,
  tennisScore,
  type TennisState,
} from './tennis-score.ts';
import { stillOpen } from './still-open.ts';
import { plusOne, type Pair } from './pair.ts';

/** Share of points won on serve by the men at Wimbledon 1992–1995 (Klaassen and Magnus 2001: 64.4 %). */
const averageServe = 0.644;
/** What a standard deviation between the players' strengths adds to one's chance on serve and takes from the other's. */
const servePerStrength = 0.018;
/** Deviation of a player's serve on the day, which everybody knows. */
const serveForm = 0.015;
const leastServe = 0.5;
const mostServe = 0.8;

/** The chances on serve follow from the difference between the players (Barnett and Clarke 2005). */
function serveOf(random: Random, [home, away]: readonly Entrant[]): Pair {
  const ahead = (home?.strength ?? 0) - (away?.strength ?? 0);
  const chance = (difference: number) => {
    const serve = averageServe + servePerStrength * difference + serveForm * random.normal();
    return Math.min(mostServe, Math.max(leastServe, serve));
  };
  return [chance(ahead), chance(-ahead)];
}

/** By the pair of a match's chances on serve, which all its states share. */
const known = new WeakMap<Pair, (score: TennisScore) => number>();
function chanceOf(state: TennisState): number {
  let chances = known.get(state.serve);
  if (!chances) known.set(state.serve, (chances = matchChances(state.serve, setsToWin)));
  return chances(state);
}

/** Best of three sets, point by point. Each player has its own chance of winning a point on serve. */
export const tennis: MatchModel<TennisState> = {
  stepMs: 5_700,
  secondsAStep: 40,
  market: (entrants) => ({ marketName: 'Match Odds', kind: 'WINNER', runners: namedRunners(entrants) }),
  start: (random, entrants) => ({
    sets: [0, 0],
    finished: [],
    games: [0, 0],
    points: [0, 0],
    server: random.chance(0.5) ? 0 : 1,
    serve: serveOf(random, entrants),
    note: '',
  }),
  step: (state, random) => {
    const server = serverOf(state.server, state.games, state.points);
    const isServers = random.chance(state.serve[server]);
    const winner = isServers ? server : otherThan(server);
    const points = plusOne(state.points, winner);
    const happens = (weight: Happening['weight'], mark: string, text: string): Happening => ({
      moment: `${state.games[0]}–${state.games[1]}`,
      weight,
      side: winner === 0 ? 'HOME' : 'AWAY',
      mark,
      text,
    });
    if (!isGameOver(points, state.games)) {
      const score = calledPoints(points, state.games, server);
      const happenings = [happens('PLAY', score, isServers ? 'Point on serve' : 'Point against the serve')];
      return { state: { ...state, points, note: '' }, happenings, keyMoment: null };
    }

    const games = plusOne(state.games, winner);
    const next: TennisState = { ...state, points: [0, 0], server: otherThan(state.server) };
    if (!isSetOver(games)) {
      const isHold = winner === state.server;
      const happening = isHold
        ? happens('PLAY', 'Game', `Game, ${games[0]}–${games[1]}`)
        : happens('NOTABLE', 'Break', `Break of serve, ${games[0]}–${games[1]}`);
      const after: TennisState = { ...next, games, note: isHold ? 'Game' : 'BREAK' };
      return { state: after, happenings: [happening], keyMoment: null };
    }
    const how = isTieBreak(state.games) ? ` (tie-break ${points[0]}–${points[1]})` : '';
    const finished = [...state.finished, games];
    return {
      state: { ...next, sets: plusOne(state.sets, winner), games: [0, 0], finished, note: 'SET' },
      happenings: [happens('KEY', 'Set', `Set ${finished.length}, ${games[0]}–${games[1]}${how}`)],
      keyMoment: 'SET',
    };
  },
  plays: tennisPlays,
  probabilities: (state) => {
    const chance = isOver(state) ? Math.min(1, chanceOf(state)) : stillOpen(chanceOf(state));
    return [chance, 1 - chance];
  },
  score: tennisScore,
  board: tennisBoard,
  winner: (state) => (isOver(state) ? (state.sets[0] > state.sets[1] ? 0 : 1) : null),
};
