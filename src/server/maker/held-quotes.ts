import { itemAt } from '#domain/must.ts';
import { bestQuotes, ordersAt, type BestQuotes, type QuotedOrder, type QuoteOptions } from './quote.ts';

/** The least that is left of the gap to the fair price before a quote is given up, ticks, unless the options say. */
const usualEdge = 0.5;

/**
 * A market's quotes as its maker leaves them standing. A price that has become better for bettors is shown at once. One
 * that would become worse stays as long as it still does not lose: people need some seconds from the price they see to
 * the bet. No quote is ever on the wrong side of the fair price, so nobody gains by knowing it sooner.
 */
export class HeldQuotes {
  #last: readonly BestQuotes[] = [];

  /** Returns the orders around fair chances, which are in the market's order. */
  around(chances: readonly number[], options: QuoteOptions): QuotedOrder[] {
    const last = this.#last;
    this.#last = bestQuotes(chances, options).map((fresh, runner) =>
      last.length === chances.length
        ? held(itemAt(last, runner), fresh, options.leastEdge ?? usualEdge)
        : fresh,
    );
    return ordersAt(this.#last, options);
  }

  /** Forgets where the prices stood: nobody can bet at them any more. */
  forget(): void {
    this.#last = [];
  }
}

function held(last: BestQuotes, fresh: BestQuotes, leastEdge: number): BestQuotes {
  const { fair } = fresh;
  if (fair === null) return fresh;
  const isLayHeld =
    last.lay !== null && fresh.lay !== null && last.lay > fresh.lay && last.lay <= fair - leastEdge;
  const isBackHeld =
    last.back !== null && fresh.back !== null && last.back < fresh.back && last.back >= fair + leastEdge;
  return { fair, lay: isLayHeld ? last.lay : fresh.lay, back: isBackHeld ? last.back : fresh.back };
}
