import { itemAt } from '#domain/must.ts';
import type { Entrant } from './entrant.ts';
import { shuffled } from './strengths.ts';

export const fieldOfKnockout = 16;

/**
 * When each match of a knockout of 16 starts, in slots after the tournament's first: eight matches, four quarter-finals,
 * two semi-finals, the final. A match starts at least 16 slots after those that decide who plays it. Each number
 * leaves another remainder when divided by 15, so tournaments that begin every 15 slots fill every slot once.
 */
const startsAfter = [0, 1, 2, 3, 4, 5, 6, 7, 23, 24, 25, 26, 42, 43, 59];
/** How many matches a knockout has. Tournaments begin as many slots apart. */
export const matchesOfKnockout = startsAfter.length;

export interface KnockoutMatch {
  /** Counts the tournaments. */
  edition: number;
  /** 0–7, then quarter-finals 8–11, semi-finals 12 and 13, the final 14. */
  match: number;
}

/** Returns the match of a slot. */
export function knockoutMatchAt(slot: number): KnockoutMatch {
  const match = startsAfter.findIndex((after) => (slot - after) % matchesOfKnockout === 0);
  return { edition: (slot - itemAt(startsAfter, match)) / matchesOfKnockout, match };
}

export const slotOfMatch = ({ edition, match }: KnockoutMatch): number =>
  edition * matchesOfKnockout + itemAt(startsAfter, match);

/** Returns the editions that are played, or have just been, while a slot's match is; the newest first. */
export function editionsAt(slot: number): number[] {
  const newest = Math.floor(slot / matchesOfKnockout);
  // The final is the last to start, and is still read of for as long as a tournament is apart from the next.
  const oldest = Math.ceil((slot - Math.max(...startsAfter)) / matchesOfKnockout) - 1;
  return Array.from({ length: newest - oldest + 1 }, (_, at) => newest - at);
}

/** Returns the two matches whose winners play this one; null in the first round. */
export const feedersOf = (match: number): readonly [number, number] | null =>
  match < 8 ? null : [(match - 8) * 2, (match - 8) * 2 + 1];

export const roundOf = (match: number): string =>
  match < 8 ? 'Round of 16' : match < 12 ? 'Quarter-final' : match < 14 ? 'Semi-final' : 'Final';

/**
 * Draws sixteen players, given best first, for the first round: neighbours play each other. The best four are seeded:
 * the first two can meet only in the final, the next two only them in the semi-finals.
 */
export function drawKnockout(players: readonly Entrant[], seed: string): Entrant[] {
  const seeded = players.slice(0, 4).map((player, at) => ({ ...player, seeding: at + 1 }));
  const [first, second, ...others] = seeded;
  const [third, fourth] = shuffled(others, `${seed}|seeds`);
  const places = new Map([first, third, fourth, second].map((player, quarter) => [quarter * 4, player]));
  const rest = shuffled(players.slice(4), `${seed}|draw`);
  return players.map((_, place) => places.get(place) ?? itemAt(rest.splice(0, 1), 0));
}
