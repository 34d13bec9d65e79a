import type { Level } from '../../src/domain/odds/levels.ts';
import type { Operation } from './operations.ts';

export interface ToldFill {
  incoming: string;
  resting: string;
  size: number;
  price: number;
}

/** An order book in the bench. Every book knows its orders by the id that they were given. */
export interface BookUnderTest {
  /** Carries out the operations in order. Reports the fills, several at a time, to `tell` if given. */
  run(operations: readonly Operation[], tell?: (fills: readonly ToldFill[]) => void): void;
  /** Best first. */
  depth(): { toBack: Level[]; toLay: Level[] };
}
