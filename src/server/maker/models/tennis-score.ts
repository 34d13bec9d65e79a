import { itemAt } from '#domain/must.ts';
import type { Score } from '#domain/market/event.ts';
import type { Scoreboard } from '#domain/market/scoreboard.ts';
import { isTieBreak, serverOf, type Player, type TennisScore } from './tennis-chances.ts';
import type { Pair } from './pair.ts';

/** Best of three. */
export const setsToWin = 2;

export interface TennisState extends TennisScore {
  /** The games of the finished sets, for the score. */
  finished: readonly Pair[];
  /** Each player's chance of winning a point on serve. */
  serve: Pair;
  note: string;
}

export const isOver = ({ sets }: TennisState): boolean => Math.max(...sets) >= setsToWin;

const pointWords = ['0', '15', '30', '40'];

/** The points of a game in the players' order. */
function pointText(points: Pair, games: Pair): string {
  const [home, away] = points;
  if (isTieBreak(games)) return `${home}–${away}`;
  if (home >= 3 && away >= 3) return home === away ? '40–40' : home > away ? 'A–40' : '40–A';
  return `${pointWords[home]}–${pointWords[away]}`;
}

/** The points of a game as the umpire calls them, the server's first; those of a tie-break in the players' order. */
export const calledPoints = (points: Pair, games: Pair, server: Player): string =>
  pointText(server === 0 || isTieBreak(games) ? points : [points[1], points[0]], games);

/** Returns one player's points in a game, as shown. */
function pointOf({ points, games }: TennisState, player: Player): string {
  const [own, other] = [points[player], points[player === 0 ? 1 : 0]];
  if (isTieBreak(games)) return String(own);
  if (own < 3 || other < 3) return itemAt(pointWords, Math.min(own, 3));
  return own > other ? 'A' : own < other ? '' : '40';
}

export function tennisScore(state: TennisState): Score {
  const { finished, games, points, note } = state;
  const shown = isOver(state) ? finished : [...finished, games];
  return {
    home: shown.map(([home]) => home).join(' '),
    away: shown.map(([, away]) => away).join(' '),
    period: isOver(state) ? 'Finished' : `Set ${finished.length + 1} · ${pointText(points, games)}`,
    note,
  };
}

export function tennisBoard(state: TennisState): Scoreboard {
  const { finished, games, points, server } = state;
  const ended = isOver(state);
  const shown = ended ? finished : [...finished, games];
  const row = (player: Player) => [
    ...shown.map((set) => String(set[player])),
    ...(ended ? [] : [pointOf(state, player)]),
  ];
  return {
    columns: [...shown.map((_, set) => `Set ${set + 1}`), ...(ended ? [] : ['Points'])],
    home: row(0),
    away: row(1),
    active: ended ? null : serverOf(server, games, points) === 0 ? 'HOME' : 'AWAY',
    detail: ended ? 'Finished' : `Set ${finished.length + 1}${isTieBreak(games) ? ', tie-break' : ''}`,
  };
}
