import type { Level } from '../../src/domain/odds/levels.ts';
import type { Operation } from './operations.ts';

export interface ToldFill {
  incoming: string;
  resting: string;
  size: number;
  price: number;
}

/** An order book in the bench. Both know their orders by the id that they were given. */
export interface BookUnderTest {
  /** Carries the operations out, in their order; the fills are told, some at a time, where somebody listens. */
  run(operations: readonly Operation[], tell?: (fills: readonly ToldFill[]) => void): void;
  /** Best first. */
  depth(): { toBack: Level[]; toLay: Level[] };
}
