import type { Going } from './going.ts';

/** A team, player or horse of the maker's world. It stays the same from day to day. */
export interface Entrant {
  /** Unique in its sport. */
  id: string;
  name: string;
  /**
   * How good it is among those it meets: 0 is the average, 1 a standard deviation better. Of a horse in a race, on that
   * day's going.
   */
  strength: number;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Where a team plays at home. */
  ground?: string;
  kit?: Kit;
  /** Those who play for a team, in their order. */
  lineUp?: readonly string[];
  /** A player's place in the tour's ranking; 1 is the best. */
  ranking?: number;
  /** A player's seeding in this tournament, if seeded. */
  seeding?: number;
  horse?: Horse;
  ride?: Ride;
}

/** Two colours, `#rrggbb`. Their contrast is at least 3 : 1, the ratio WCAG 2.2 asks of graphical objects (1.4.11). */
export interface Kit {
  main: string;
  trim: string;
}

export interface Horse {
  /** Years. */
  age: number;
  sex: 'colt' | 'filly' | 'gelding' | 'mare' | 'horse';
  colour: string;
  trainer: string;
  silks: Kit;
  /** The going it runs best on. */
  liked: Going;
}

/** What belongs to a horse in one race only; a virtual runner has its number alone. */
export interface Ride {
  /** Saddlecloth, from 1. */
  number: number;
  /** Stall, from 1. */
  draw?: number;
  jockey?: string;
  /** Carried, kg. */
  weight?: number;
}
