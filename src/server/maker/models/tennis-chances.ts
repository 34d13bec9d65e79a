import type { Pair } from './pair.ts';

export type Player = 0 | 1;

export const otherThan = (player: Player): Player => (player === 0 ? 1 : 0);

/** A set is won by six games with two ahead. At six games each, a tie-break decides, in every set. */
const gamesToWin = 6;
/** A game or a tie-break is won two points ahead. */
const gamePoints = 4;
const tieBreakPoints = 7;

export const isTieBreak = ([home, away]: Pair): boolean => home === gamesToWin && away === gamesToWin;
export const isSetOver = ([home, away]: Pair): boolean =>
  Math.max(home, away) > gamesToWin || (Math.max(home, away) === gamesToWin && Math.abs(home - away) >= 2);
export const isGameOver = ([home, away]: Pair, games: Pair): boolean =>
  Math.max(home, away) >= (isTieBreak(games) ? tieBreakPoints : gamePoints) && Math.abs(home - away) >= 2;

/** Returns who serves the next point. In a tie-break the first server serves once, then each serves twice. */
export function serverOf(first: Player, games: Pair, [home, away]: Pair): Player {
  if (!isTieBreak(games)) return first;
  return Math.floor((home + away + 1) / 2) % 2 === 0 ? first : otherThan(first);
}

/**
 * Returns the server's chance of winning the game from a point score; `p` is the chance of a point. From deuce it is
 * p² / (p² + (1 − p)²) (Newton and Keller 2005; O'Malley 2008).
 */
export function gameChance(p: number, server: number, receiver: number): number {
  if (server >= gamePoints && server - receiver >= 2) return 1;
  if (receiver >= gamePoints && receiver - server >= 2) return 0;
  if (server === receiver && server >= gamePoints - 1) return (p * p) / (p * p + (1 - p) * (1 - p));
  return p * gameChance(p, server + 1, receiver) + (1 - p) * gameChance(p, server, receiver + 1);
}

/**
 * Returns home's chance of winning the tie-break from a point score. `serve` has each player's chance of a point on serve,
 * `first` served first. Level at six or more, both serve once in the next two points, so that who is first is no matter.
 */
export function tieBreakChance(serve: Pair, first: Player, points: Pair): number {
  const level: Pair = [gamesToWin, gamesToWin];
  const onHomes = serve[0];
  const onAways = 1 - serve[1];
  const twoAhead = onHomes * onAways;
  const fromLevel = twoAhead / (twoAhead + (1 - onHomes) * (1 - onAways));
  const known = new Map<number, number>();
  const chance = (home: number, away: number): number => {
    if (isGameOver([home, away], level)) return Number(home > away);
    if (home === away && home >= tieBreakPoints - 1) return fromLevel;
    const key = home * 1_000 + away;
    let result = known.get(key);
    if (result === undefined) {
      const p = serverOf(first, level, [home, away]) === 0 ? onHomes : onAways;
      result = p * chance(home + 1, away) + (1 - p) * chance(home, away + 1);
      known.set(key, result);
    }
    return result;
  };
  return chance(...points);
}

export interface TennisScore {
  sets: Pair;
  games: Pair;
  points: Pair;
  /** Who serves this game, or served first in this tie-break. */
  server: Player;
}

/**
 * Returns home's chance of winning a match of best of `2 × setsToWin − 1` sets from any score. It is exact for independent
 * points with the chances of `serve` (Barnett and Clarke 2005). Who serves first in a later set follows from the games of
 * those before it, although it makes no difference to the set (Newton and Keller 2005). Many paths lead to a score, so
 * each score between games is worked out only once a match.
 */
export function matchChances(serve: Pair, setsToWin: number): (score: TennisScore) => number {
  const holds: Pair = [gameChance(serve[0], 0, 0), gameChance(serve[1], 0, 0)];
  const tieBreaks: Pair = [tieBreakChance(serve, 0, [0, 0]), tieBreakChance(serve, 1, [0, 0])];
  const known = new Map<string, number>();

  function afterGame({ sets, games, server }: TennisScore, isHomes: boolean): number {
    const next: Pair = [games[0] + Number(isHomes), games[1] + Number(!isHomes)];
    const after = { points: [0, 0], server: otherThan(server) } as const;
    if (!isSetOver(next)) return between({ ...after, sets, games: next });
    const won: Pair = [sets[0] + Number(isHomes), sets[1] + Number(!isHomes)];
    if (Math.max(...won) >= setsToWin) return Number(isHomes);
    return between({ ...after, sets: won, games: [0, 0] });
  }
  const mixed = (score: TennisScore, chance: number): number =>
    chance * afterGame(score, true) + (1 - chance) * afterGame(score, false);

  function between(score: TennisScore): number {
    const { sets, games, server } = score;
    const key = `${sets.join('')}${games.join('')}${server}`;
    let chance = known.get(key);
    if (chance === undefined) {
      const game = isTieBreak(games) ? tieBreaks[server] : server === 0 ? holds[0] : 1 - holds[1];
      chance = mixed(score, game);
      known.set(key, chance);
    }
    return chance;
  }

  return (score) => {
    const { sets, games, points, server } = score;
    if (Math.max(...sets) >= setsToWin) return Number(sets[0] > sets[1]);
    if (points[0] + points[1] === 0) return between(score);
    if (isTieBreak(games)) return mixed(score, tieBreakChance(serve, server, points));
    const taken = gameChance(serve[server], points[server], points[otherThan(server)]);
    return mixed(score, server === 0 ? taken : 1 - taken);
  };
}
