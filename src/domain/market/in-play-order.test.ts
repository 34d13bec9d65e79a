import { expect, test } from 'vitest';
import { inPlayOrder } from './in-play-order.ts';

const event = (exEventId: string, sportId = '1') => ({ exEventId, sportId });
const led = (eventId: string, ...chances: number[]) => ({
  eventId,
  runners: chances.map((chance) => ({ chance })),
});
const order = (events: ReturnType<typeof event>[], leading: ReturnType<typeof led>[], sportId = '4') =>
  inPlayOrder(events, leading, sportId).map(({ exEventId }) => exEventId);

test('as the exchange says that they lead, and behind them those that it does not tell of, as they stood', () => {
  expect(
    order(
      ['x', 'a', 'y', 'b'].map((id) => event(id)),
      [led('b', 5_000, 5_000), led('a', 6_000, 4_000)],
    ),
  ).toEqual(['b', 'a', 'x', 'y']);
});

test('the chosen sport comes first', () => {
  const events = [event('a'), event('b', '4'), event('c', '4')];
  expect(order(events, [led('a', 5_000, 5_000), led('c', 5_000, 5_000)])).toEqual(['c', 'b', 'a']);
});

test('what is as good as decided comes last, whatever its sport and however much is matched', () => {
  const events = [event('decided', '4'), event('open'), event('untold')];
  expect(order(events, [led('decided', 200, 9_800), led('open', 5_000, 5_000)])).toEqual([
    'open',
    'untold',
    'decided',
  ]);
});
