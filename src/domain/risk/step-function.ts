import { must } from '../must.ts';
import type { Hundredths } from '../bet/bet.ts';
import type { Piece } from './number-bet.ts';

/** The sum of bets as a function of the number their market settles on: constant, with jumps at some whole numbers. */
export class StepFunction {
  /** The value below the first jump. */
  #start: Hundredths = 0;
  readonly #jumps = new Map<number, Hundredths>();

  add(pieces: readonly Piece[], sign: 1 | -1 = 1): void {
    let before = 0;
    for (const [from, pays] of pieces) {
      const jump = sign * (pays - before);
      before = pays;
      if (from === -Infinity) this.#start += jump;
      else this.#jump(from, jump);
    }
  }

  #jump(at: number, by: Hundredths): void {
    const jump = (this.#jumps.get(at) ?? 0) + by;
    if (jump === 0) this.#jumps.delete(at);
    else this.#jumps.set(at, jump);
  }

  at(number: number): Hundredths {
    let value = this.#start;
    for (const [from, jump] of this.#jumps) if (from <= number) value += jump;
    return value;
  }

  /** Its constant stretches, from −∞ up. */
  pieces(): Piece[] {
    let value = this.#start;
    const pieces: Piece[] = [[-Infinity, value]];
    for (const at of [...this.#jumps.keys()].sort((a, b) => a - b)) {
      value += must(this.#jumps.get(at));
      pieces.push([at, value]);
    }
    return pieces;
  }

  /** The lowest value that the sum of some functions takes anywhere. */
  static lowestOf(functions: readonly StepFunction[]): Hundredths {
    const sum = new StepFunction();
    for (const one of functions) {
      sum.#start += one.#start;
      for (const [at, jump] of one.#jumps) sum.#jump(at, jump);
    }
    return sum.pieces().reduce((low, [, value]) => Math.min(low, value), Infinity);
  }
}
