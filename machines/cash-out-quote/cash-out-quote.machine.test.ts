import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { timing } from '#domain/site/timing.ts';
import { settle } from '../testing/samples.ts';
import { cashOutQuoteMachine, type QuoteAnswer, type QuoteScope } from './cash-out-quote.machine.ts';

const worth = (minor: number): QuoteAnswer => ({
  offer: { legs: [], before: [], after: [], isWhole: true, worth: minor },
  code: null,
});
const never = () => new Promise<never>(() => undefined);

function openQuote(...answers: (() => Promise<QuoteAnswer>)[]) {
  const clock = new SimulatedClock();
  const asked: QuoteScope[] = [];
  const readQuote = fromPromise<QuoteAnswer, QuoteScope>(({ input }) => {
    asked.push(input);
    return (answers[asked.length - 1] ?? never)();
  });
  const quote = createActor(cashOutQuoteMachine.provide({ actors: { readQuote } }), {
    clock,
    input: { marketId: 'm1', runnerId: null, percent: 40 },
  }).start();
  return {
    quote,
    clock,
    asked,
    state: () => quote.getSnapshot().value,
    shown: () => quote.getSnapshot().context.answer?.offer?.worth ?? null,
  };
}

test('it is asked for a moment after it is looked at, so that a slider’s way asks once', async () => {
  const { clock, asked, state, shown } = openQuote(async () => worth(17));
  clock.increment(timing.quoteRefresh - 1);
  expect(state()).toBe('waiting');
  expect(asked).toEqual([]);
  clock.increment(1);
  await settle();
  expect(state()).toBe('idle');
  expect(shown()).toBe(17);
  expect(asked).toEqual([{ marketId: 'm1', runnerId: null, percent: 40 }]);
});

test('it is asked for again after what is seen changed, however often, and stands until then', async () => {
  const { quote, clock, asked, state, shown } = openQuote(
    async () => worth(17),
    async () => worth(18),
  );
  clock.increment(timing.quoteRefresh);
  await settle();
  for (let times = 0; times < 5; times++) quote.send({ type: 'sight.changed' });
  expect(state()).toBe('waiting');
  expect(shown()).toBe(17);
  clock.increment(timing.quoteRefresh);
  await settle();
  expect(state()).toBe('idle');
  expect(shown()).toBe(18);
  expect(asked).toHaveLength(2);
});

test('what changes while it is asked for is asked about after that', async () => {
  const { quote, clock, state } = openQuote(async () => worth(17));
  clock.increment(timing.quoteRefresh);
  quote.send({ type: 'sight.changed' });
  await settle();
  expect(state()).toBe('waiting');
});

test.each([
  ['that fails', () => Promise.reject(new Error('cut'))],
  ['that never comes', never],
])('an answer %s takes the quote away, until the next one', async (_, second) => {
  const { quote, clock, state, shown } = openQuote(
    async () => worth(17),
    second,
    async () => worth(18),
  );
  clock.increment(timing.quoteRefresh);
  await settle();
  quote.send({ type: 'sight.changed' });
  clock.increment(timing.quoteRefresh);
  await settle();
  clock.increment(timing.callAnswer);
  expect(state()).toBe('late');
  expect(shown()).toBeNull();
  clock.increment(timing.retryCap);
  await settle();
  expect(state()).toBe('idle');
  expect(shown()).toBe(18);
});
