import { classicLadder, tickOf, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import { formatOdds } from '#domain/odds/odds.ts';
import type { Side } from '#domain/bet/side.ts';
import { OrderBook } from './order-book.ts';

/** Orders by name. The part before a dash is the owner, so `ann-1` and `ann-2` belong to one owner. */
export class NamedBook {
  readonly book: OrderBook<string>;
  readonly #owners = new Map<string, number>();
  readonly #slots = new Map<string, number>();

  constructor(ladder: OddsLadder = classicLadder) {
    this.book = new OrderBook(ladder);
  }

  /** Places an order and returns its fills as text, in order: `a 5 @ 2.36`. */
  place(name: string, side: Side, odds: number, stake: number): string[] {
    const owner = name.split('-')[0]!;
    const number = this.#owners.get(owner) ?? this.#owners.size;
    this.#owners.set(owner, number);
    const tick = tickOf(this.book.ladder, odds);
    const left = this.book.match(side, tick, stake, number);
    if (left > 0 && !this.book.isSelfMatch)
      this.#slots.set(name, this.book.rest(side, tick, left, number, name));
    const { count, resting, stakes, odds: matched } = this.book.fills;
    return resting.slice(0, count).map((other, at) => `${other} ${stakes[at]} @ ${formatOdds(matched[at]!)}`);
  }

  slot(name: string): number {
    const slot = this.#slots.get(name);
    if (slot === undefined) throw new Error(`No order is called ${name}`);
    return slot;
  }

  cancel(name: string): number {
    return this.book.cancel(this.slot(name));
  }
}

/**
 * A book as text, one line per price with its size and queue, highest odds first: prices to lay above prices to back.
 */
export function draw({ book }: NamedBook): string {
  const line = (side: 'lay' | 'back', [odds, size]: readonly [number, number], queue: string[]) =>
    `${side.padEnd(4)} ${formatOdds(odds)} ${size}: ${queue.join(' ')}`;
  const lines = (ladder: 'toBack' | 'toLay') =>
    book
      .levels(ladder)
      .map((level) =>
        line(ladder === 'toLay' ? 'lay' : 'back', level, book.queueAt(tickOf(book.ladder, level[0]))),
      );
  return ['', ...lines('toLay').reverse(), ...lines('toBack'), ''].join('\n');
}

/** A drawing in a test, without its indentation. */
export const drawing = (text: TemplateStringsArray): string => text.join('').replace(/^ +/gm, '');
