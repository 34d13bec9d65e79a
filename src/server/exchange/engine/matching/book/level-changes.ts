import type { BookSide, Level } from '#domain/odds/levels.ts';
import type { OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';
import { placeOf, type LevelsByTick, type Page } from './levels-by-tick.ts';

const layBit = 1;
const backBit = 2;

/** The levels of a book that have changed since they were last told. */
export class LevelChanges {
  readonly #levels: LevelsByTick;
  readonly #ladder: OddsLadder;
  #lays: number[] = [];
  #backs: number[] = [];

  constructor(levels: LevelsByTick, ladder: OddsLadder) {
    this.#levels = levels;
    this.#ladder = ladder;
  }

  /** Notes that something of `side` changed at that tick. */
  mark(side: Side, tick: number, page: Page, place: number): void {
    const bit = side === 'LAY' ? layBit : backBit;
    if (page.untold[place]! & bit) return;
    page.untold[place]! |= bit;
    (side === 'LAY' ? this.#lays : this.#backs).push(tick);
  }

  /** Returns the changed levels with their current sizes, and forgets them. Resting lays are what can be backed. */
  take(bestLay: number, bestBack: number): Record<BookSide, Level[]> {
    const told = {
      toBack: this.#lays.map((tick) => this.#level(tick, tick <= bestLay)),
      toLay: this.#backs.map((tick) => this.#level(tick, tick >= bestBack)),
    };
    this.#lays = [];
    this.#backs = [];
    return told;
  }

  #level(tick: number, isOfThatSide: boolean): Level {
    this.#levels.pageOf(tick).untold[placeOf(tick)] = 0;
    return [this.#ladder.prices[tick]!, isOfThatSide ? this.#levels.sizeAt(tick) : 0];
  }
}
