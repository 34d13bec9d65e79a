import { classicLadder } from '../../src/domain/odds/odds-ladder.ts';
import { anyEntrants } from '../../src/server/maker/models/calibration.fixture.ts';
import type { MatchModel } from '../../src/server/maker/models/model.ts';
import { drifted } from '../../src/server/maker/drift.ts';
import { offersOf, type Offers } from '../../src/server/maker/offers.ts';
import { HeldQuotes } from '../../src/server/maker/held-quotes.ts';
import type { QuotedOrder, QuoteOptions } from '../../src/server/maker/quote.ts';
import { createRandom } from '../../src/server/maker/random.ts';
import type { Phase } from './recorded-shape.ts';
import { emptyShape, look, type Level, type RunnerSides, type Shape } from './shape.ts';

/** Minor units of a rupee to the pound. */
const poundInPaise = 100_00;
const matches = 60;
const lastMinutesMs = 10 * 60_000;

function sidesOf(orders: readonly QuotedOrder[], runners: number): RunnerSides[] {
  const levels = (runner: number, side: 'LAY' | 'BACK', direction: 1 | -1): Level[] =>
    orders
      .filter((order) => order.runner === runner && order.side === side)
      .map(({ odds, stake }): Level => [odds, stake / poundInPaise])
      .sort(([a], [b]) => direction * (a - b));
  return Array.from({ length: runners }, (_, runner) => ({
    toBack: levels(runner, 'LAY', -1),
    toLay: levels(runner, 'BACK', 1),
  }));
}

const bestOf = ({ toBack, toLay }: RunnerSides): string => `${toBack[0]?.[0]} ${toLay[0]?.[0]}`;

/** Quotes the runners that must have a price on both sides. */
function quotesOf(held: HeldQuotes, chances: readonly number[], offer: QuoteOptions): RunnerSides[] {
  return sidesOf(held.around(chances, offer), chances.length).filter((_, runner) => {
    const chance = chances[runner] ?? 0;
    return chance >= 0.01 && chance <= 0.99;
  });
}

/** Returns a function that adds one moment after another, and how long it lasts, to a shape. */
function adder(shape: Shape): (runners: readonly RunnerSides[], ms: number) => void {
  let before: string[] = [];
  return (runners, ms) => {
    const best = runners.map(bestOf);
    if (best.length === before.length)
      shape.changes += best.filter((now, runner) => now !== before[runner]).length;
    before = best;
    look(shape, runners, classicLadder);
    shape.minutes += ms / 60_000;
  };
}

/** Looks at the last minutes before the off. */
function lookBefore(
  shape: Shape,
  chances: readonly number[],
  { preMatch, drift }: Offers,
  seed: string,
): void {
  const add = adder(shape);
  const held = new HeldQuotes();
  const everyMs = drift?.everyMs ?? lastMinutesMs;
  for (let toOff = lastMinutesMs; toOff > 0; toOff -= everyMs)
    add(quotesOf(held, drift ? drifted(chances, drift, seed, toOff) : chances, preMatch), everyMs);
}

/** Quotes simulated matches as the maker does, each at every step of its play. */
export function ourShapes(model: MatchModel, sportId: string, field: number): Record<Phase, Shape> {
  const shapes = { before: emptyShape(), 'in play': emptyShape() };
  const offers = offersOf(sportId);
  for (let match = 0; match < matches; match++) {
    const random = createRandom(`depth${match}`);
    let state = model.start(random, anyEntrants(field)(random));
    lookBefore(shapes.before, model.probabilities(state), offers, `depth${match}`);
    const add = adder(shapes['in play']);
    const held = new HeldQuotes();
    while (model.winner(state) === null) {
      add(quotesOf(held, model.probabilities(state), offers.inPlay), model.stepMs);
      const next = model.step(state, random);
      if (next.keyMoment) held.forget();
      state = next.state;
    }
  }
  return shapes;
}
