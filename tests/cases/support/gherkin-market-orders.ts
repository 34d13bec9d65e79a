import { isMarketOrder, type GherkinInput, type GherkinPlace } from './gherkin-input.ts';
import { ownOrders } from './overruled-ids.ts';
import { PlainMatching, type PlainOrder } from './plain-matching.ts';
import { notOurs, overruled, type LeftOut } from './reference-case.ts';

function plain(order: GherkinPlace, id: number): PlainOrder {
  const side = order.side === 'Buy' ? 'LAY' : 'BACK';
  const anyPrice = side === 'LAY' ? Infinity : 0;
  return {
    id: String(id),
    user: order.broker,
    book: 'book',
    side,
    price: isMarketOrder(order) ? anyPrice : Number(order.price),
    size: Number(order.qty),
  };
}

/** A market order filled at once is an order at the ladder's end. Cases with one that would rest are left out. */
export function leaveOutGherkin({ sequence }: GherkinInput): LeftOut | undefined {
  const matching = new PlainMatching();
  for (const [at, step] of sequence.entries()) {
    if (!('op' in step)) continue;
    matching.place(plain(step, at));
    const rests = matching.resting.some(({ order }) => order.id === String(at));
    if (isMarketOrder(step) && rests) return notOurs('resting market orders');
  }
  return matching.meetsOwnOrders ? overruled(ownOrders) : undefined;
}
