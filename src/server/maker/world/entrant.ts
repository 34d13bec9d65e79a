/** A team, player or horse of the maker's world. It stays the same from day to day. */
export interface Entrant {
  id: string;
  name: string;
  /** How good it is among those it meets: 0 is the average, 1 a standard deviation better. */
  strength: number;
}
