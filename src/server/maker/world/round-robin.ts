import { modulo } from './calendar.ts';

/** One match of a double round robin. Teams are numbered from 0. */
export interface Pairing {
  home: number;
  away: number;
  /** From 0. */
  season: number;
  /** From 0, of 2 × (teams − 1). */
  round: number;
}

/**
 * Returns the match at a place in an endless row of double round robins for an even number of teams, by the circle
 * method: one team stays put, the others move on by one place each round. Played one after the other in this order, a
 * team has at least teams ÷ 2 − 2 matches of others between two of its own, across rounds and seasons alike. It plays at
 * home and away by turns, with never more than two of a kind in a row.
 */
export function pairingAt(place: number, teams: number): Pairing {
  const aRound = teams / 2;
  const others = teams - 1;
  const roundEver = Math.floor(place / aRound);
  const at = modulo(place, aRound);
  const round = modulo(roundEver, 2 * others);
  const turn = modulo(round, others);
  const isReturn = round >= others;
  const [up, down] = at === 0 ? [others, turn] : [modulo(turn + at, others), modulo(turn - at, others)];
  // The team that stays put changes its rhythm halfway, so that nobody has three matches at home in a row at the turn.
  const isUpHome = at === 0 ? (turn % 2 === 1) !== turn >= aRound : at % 2 === 1;
  const [one, other] = isUpHome ? [up, down] : [down, up];
  return {
    home: isReturn ? other : one,
    away: isReturn ? one : other,
    season: Math.floor(roundEver / (2 * others)),
    round,
  };
}
