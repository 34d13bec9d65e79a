import type { Entrant } from './entrant.ts';
import type { Going } from './going.ts';

/** The conditions of a race. */
export interface RaceFacts {
  course: string;
  /** Its place on the meeting's card, from 1. */
  number: number;
  /** How many races the meeting has. */
  races: number;
  /** Metres. */
  distance: number;
  going: Going;
  /** Class 1 is the best. */
  class: number;
}

/** An entrant that is taken out before the start. */
export interface Withdrawal {
  /** Its place among the entrants. */
  entrant: number;
  /** How long before the start, ms at speed 1. */
  before: number;
}

/** Who meets whom in one slot of a sport, and what is known of it beforehand. */
export interface Draw {
  /** The home side first. */
  entrants: readonly Entrant[];
  eventName: string;
  tournamentId: string;
  tournamentName: string;
  /** Counts a tournament's seasons, editions or meetings. */
  season?: number;
  /** Such as "Round 3" or "Final". */
  round?: string;
  /** Where it is played. */
  ground?: string;
  race?: RaceFacts;
  withdrawal?: Withdrawal;
}

/**
 * Gives the draw of a sport's slot. It follows from slot and seed alone. Draws of slots that are so near that their
 * matches may overlap have no entrant in common.
 */
export type Calendar = (slot: number, seed: string) => Draw;

/** Names a slot of a sport, once and for ever. */
export const slotName = (sportId: string, slot: number): string => `${sportId}-${slot.toString(36)}`;

/** Returns the seed of the random stream that a slot's match is played with. */
export const playSeedOf = (sportId: string, slot: number, seed: string): string =>
  `${seed}|${slotName(sportId, slot)}|play`;

/** The remainder of a division that rounds down: never negative. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
