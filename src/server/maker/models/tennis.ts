import { itemAt } from '#domain/must.ts';
import type { Happening, MatchModel } from './model.ts';
import { namedRunners } from './side-plan.ts';

type Pair = readonly [home: number, away: number];

interface TennisState {
  sets: Pair;
  /** The games of the finished sets, for the score. */
  finished: readonly Pair[];
  games: Pair;
  points: Pair;
  server: 0 | 1;
  /** Each player's chance of winning a point on serve. */
  serve: Pair;
  note: string;
}

const setsToWin = 2;

/** Returns the server's chance of winning the game from a point score; `p` is the chance of a point. */
function gameChance(p: number, server: number, receiver: number): number {
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  if (server >= 3 && receiver >= 3) {
    const deuce = (p * p) / (p * p + (1 - p) * (1 - p));
    return server === receiver ? deuce : server > receiver ? p + (1 - p) * deuce : p * deuce;
  }
  return p * gameChance(p, server + 1, receiver) + (1 - p) * gameChance(p, server, receiver + 1);
}

/**
 * Returns a function that gives home's chance of winning the set from a game score. `hold` has the chances of holding
 * serve. At 6–6 one more game decides. Many paths lead to a score, so each is worked out only once.
 */
function setChances(hold: Pair): (server: 0 | 1, home: number, away: number) => number {
  const known = new Map<number, number>();
  const chance = (server: 0 | 1, home: number, away: number): number => {
    if ((home >= 6 && home - away >= 2) || home === 7) return 1;
    if ((away >= 6 && away - home >= 2) || away === 7) return 0;
    const key = (home * 8 + away) * 2 + server;
    let result = known.get(key);
    if (result === undefined) {
      const homeWins = server === 0 ? hold[0] : 1 - hold[1];
      const next = server === 0 ? 1 : 0;
      result = homeWins * chance(next, home + 1, away) + (1 - homeWins) * chance(next, home, away + 1);
      known.set(key, result);
    }
    return result;
  };
  return chance;
}

const bump = ([home, away]: Pair, player: number): Pair =>
  player === 0 ? [home + 1, away] : [home, away + 1];

const pointWords = ['0', '15', '30', '40'];
function pointText([home, away]: Pair): string {
  if (home >= 3 && away >= 3) return home === away ? '40–40' : home > away ? 'A–40' : '40–A';
  return `${pointWords[home]}–${pointWords[away]}`;
}

/** Returns one player's points in a game, as shown. */
function pointOf(points: Pair, player: 0 | 1): string {
  const [own, other] = [points[player], points[player === 0 ? 1 : 0]];
  if (own < 3 || other < 3) return itemAt(pointWords, Math.min(own, 3));
  return own > other ? 'A' : own < other ? '' : '40';
}

/** Best of three sets, point by point. Each player has its own chance of winning a point on serve. */
export const tennis: MatchModel<TennisState> = {
  stepMs: 2_500,
  secondsAStep: 40,
  market: (entrants) => ({ marketName: 'Match Odds', kind: 'WINNER', runners: namedRunners(entrants) }),
  start: (random) => ({
    sets: [0, 0],
    finished: [],
    games: [0, 0],
    points: [0, 0],
    server: random.chance(0.5) ? 0 : 1,
    serve: [0.57 + random.next() * 0.12, 0.57 + random.next() * 0.12],
    note: '',
  }),
  step: (state, random) => {
    const { server, serve } = state;
    const isServers = random.chance(serve[server]);
    const winner = isServers ? server : server === 0 ? 1 : 0;
    const points = bump(state.points, winner);
    const isGame = points[winner] >= 4 && Math.abs(points[0] - points[1]) >= 2;
    const happens = (weight: Happening['weight'], mark: string, text: string): Happening => ({
      moment: `${state.games[0]}–${state.games[1]}`,
      weight,
      side: winner === 0 ? 'HOME' : 'AWAY',
      mark,
      text,
    });
    if (!isGame) {
      const score = pointText(points);
      const happenings = [happens('PLAY', score, isServers ? 'Point on serve' : 'Point against the serve')];
      return { state: { ...state, points, note: '' }, happenings, keyMoment: null };
    }

    const games = bump(state.games, winner);
    const next: TennisState = { ...state, points: [0, 0], server: server === 0 ? 1 : 0 };
    const isSet = (games[winner] >= 6 && Math.abs(games[0] - games[1]) >= 2) || games[winner] === 7;
    if (!isSet) {
      const happening = isServers
        ? happens('PLAY', 'Game', `Game, ${games[0]}–${games[1]}`)
        : happens('NOTABLE', 'Break', `Break of serve, ${games[0]}–${games[1]}`);
      return {
        state: { ...next, games, note: isServers ? 'Game' : 'BREAK' },
        happenings: [happening],
        keyMoment: null,
      };
    }
    return {
      state: {
        ...next,
        sets: bump(state.sets, winner),
        games: [0, 0],
        finished: [...state.finished, games],
        note: 'SET',
      },
      happenings: [happens('KEY', 'Set', `Set ${state.finished.length + 1}, ${games[0]}–${games[1]}`)],
      keyMoment: 'SET',
    };
  },
  probabilities: ({ sets, games, points, server, serve }) => {
    const hold: Pair = [gameChance(serve[0], 0, 0), gameChance(serve[1], 0, 0)];
    const other = server === 0 ? 1 : 0;
    const serverTakes = gameChance(serve[server], points[server], points[other]);
    const homeTakes = server === 0 ? serverTakes : 1 - serverTakes;
    const setChance = setChances(hold);
    const set =
      homeTakes * setChance(other, games[0] + 1, games[1]) +
      (1 - homeTakes) * setChance(other, games[0], games[1] + 1);
    // Who serves first in a later set hardly matters, so take the mean of both.
    const later = (setChance(0, 0, 0) + setChance(1, 0, 0)) / 2;
    const match = (home: number, away: number): number =>
      home >= setsToWin
        ? 1
        : away >= setsToWin
          ? 0
          : later * match(home + 1, away) + (1 - later) * match(home, away + 1);
    const chance = set * match(sets[0] + 1, sets[1]) + (1 - set) * match(sets[0], sets[1] + 1);
    return sets[0] >= setsToWin ? [1, 0] : sets[1] >= setsToWin ? [0, 1] : [chance, 1 - chance];
  },
  score: ({ sets, finished, games, points, note }) => {
    const isOver = sets[0] >= setsToWin || sets[1] >= setsToWin;
    const shown = isOver ? finished : [...finished, games];
    return {
      home: shown.map(([home]) => home).join(' '),
      away: shown.map(([, away]) => away).join(' '),
      period: isOver ? 'Finished' : `Set ${finished.length + 1} · ${pointText(points)}`,
      note,
    };
  },
  board: ({ sets, finished, games, points, server }) => {
    const isOver = sets[0] >= setsToWin || sets[1] >= setsToWin;
    const shown = isOver ? finished : [...finished, games];
    const row = (player: 0 | 1) => [
      ...shown.map((set) => String(set[player])),
      ...(isOver ? [] : [pointOf(points, player)]),
    ];
    return {
      columns: [...shown.map((_, set) => `Set ${set + 1}`), ...(isOver ? [] : ['Points'])],
      home: row(0),
      away: row(1),
      active: isOver ? null : server === 0 ? 'HOME' : 'AWAY',
      detail: isOver ? 'Finished' : `Set ${finished.length + 1}`,
    };
  },
  winner: ({ sets }) => (sets[0] >= setsToWin ? 0 : sets[1] >= setsToWin ? 1 : null),
};
