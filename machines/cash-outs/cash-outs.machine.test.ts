import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { cashOutMachine } from '../cash-out/cash-out.machine.ts';
import type { CashOutAnswer } from '../cash-out/cash-out.types.ts';
import {
  cashOutQuoteMachine,
  type QuoteAnswer,
  type QuoteScope,
} from '../cash-out-quote/cash-out-quote.machine.ts';
import { sampleOrder, settle } from '../testing/samples.ts';
import { cashOutsMachine, scopeKey } from './cash-outs.machine.ts';
import type { CashOutsEvent } from './cash-outs.types.ts';

const silent = fromCallback<CashOutsEvent>(() => undefined);
const never = () => new Promise<never>(() => undefined);

/** One user's cash outs, with an exchange whose answer about each is given. */
function openCashOuts(lookUp: () => Promise<CashOutAnswer> = never, noteResult = () => undefined) {
  const faults: unknown[] = [];
  const clock = new SimulatedClock();
  const asked: string[] = [];
  let quoted = 0;
  const cashOut = cashOutMachine.provide({
    actors: {
      lookUpCashOut: fromPromise(async ({ input }) => {
        asked.push(input.clientId);
        return lookUp();
      }),
    },
    actions: { noteResult, forgetRequest: () => undefined },
  });
  const quote = cashOutQuoteMachine.provide({
    actors: {
      readQuote: fromPromise<QuoteAnswer, QuoteScope>(async () => {
        quoted++;
        return never();
      }),
    },
  });
  const cashOuts = createActor(
    cashOutsMachine.provide({
      actors: { cashOut, quote, findCashOuts: silent, watchNetwork: silent },
      actions: {
        reportFault: (_, { error }) => void faults.push(error),
      },
    }),
    { clock, input: { seed: 1 } },
  ).start();
  return {
    cashOuts,
    clock,
    faults,
    asked,
    quotedTimes: () => quoted,
    stateOf: (marketId: string) => cashOuts.getSnapshot().context.cashOuts.get(marketId)?.getSnapshot().value,
    quotes: () => [...cashOuts.getSnapshot().context.quotes.keys()],
  };
}

const request = {
  clientId: 'client-1',
  marketId: 'm',
  runnerId: null,
  percent: 100,
  legs: [],
  before: [],
};

test('a market has one cash out, however many places show it', () => {
  const { cashOuts, stateOf } = openCashOuts();
  cashOuts.send({ type: 'cashOut.wanted', marketId: 'm' });
  const first = cashOuts.getSnapshot().context.cashOuts.get('m');
  cashOuts.send({ type: 'cashOut.wanted', marketId: 'm' });
  expect(cashOuts.getSnapshot().context.cashOuts.get('m')).toBe(first);
  expect(stateOf('m')).toBe('closed');
});

test('what an earlier visit kept is asked about, whether its market is shown or not', async () => {
  const { cashOuts, asked, stateOf } = openCashOuts(async () => ({
    kind: 'refused',
    message: 'Nothing was placed.',
  }));
  cashOuts.send({ type: 'cashOuts.found', kept: [{ request, place: 'bets' }] });
  await settle();
  expect(asked).toEqual(['client-1']);
  expect(stateOf('m')).toBe('refused');
});

test('whoever looks at the cash outs hears of each move of one', async () => {
  const { cashOuts, stateOf } = openCashOuts();
  cashOuts.send({ type: 'cashOut.wanted', marketId: 'm' });
  const seen: unknown[] = [];
  cashOuts.subscribe(() => seen.push(stateOf('m')));
  cashOuts.getSnapshot().context.cashOuts.get('m')?.send({ type: 'open.chosen', place: 'market' });
  expect(seen.at(-1)).toBe('choosing');
});

test('what was refused has nothing more to say when its market was paid', async () => {
  const { cashOuts, stateOf } = openCashOuts(async () => ({ kind: 'refused', message: 'No.' }));
  cashOuts.send({ type: 'cashOuts.found', kept: [{ request, place: 'bets' }] });
  await settle();
  cashOuts.send({ type: 'orders.told', orders: [], settledMarkets: ['m', 'other'], isImage: false });
  expect(stateOf('m')).toBe('closed');
});

test('what was achieved stays a minute after its market was paid, to be read', async () => {
  const { cashOuts, clock, stateOf } = openCashOuts(async () => ({
    kind: 'done',
    done: { after: [], orders: [sampleOrder(10_000)] },
  }));
  cashOuts.send({ type: 'cashOuts.found', kept: [{ request, place: 'bets' }] });
  await settle();
  clock.increment(3_600_000);
  expect(stateOf('m')).toEqual({ done: 'achieved' });
  cashOuts.send({ type: 'orders.told', orders: [], settledMarkets: ['m'], isImage: false });
  clock.increment(59_999);
  expect(stateOf('m')).toEqual({ done: 'paid' });
  clock.increment(1);
  expect(stateOf('m')).toBe('closed');
});

test('one quote serves all who look at the same part of a position, until the last has looked away', () => {
  const { cashOuts, clock, quotedTimes, quotes } = openCashOuts();
  const scope = { marketId: 'm', runnerId: null, percent: 100 };
  cashOuts.send({ type: 'quote.held', scope });
  cashOuts.send({ type: 'quote.held', scope });
  cashOuts.send({ type: 'quote.held', scope: { ...scope, percent: 50 } });
  clock.increment(500);
  expect(quotedTimes()).toBe(2);
  cashOuts.send({ type: 'quote.released', scope });
  expect(quotes()).toContain(scopeKey(scope));
  cashOuts.send({ type: 'quote.released', scope });
  expect(quotes()).toEqual([scopeKey({ ...scope, percent: 50 })]);
});

test('each cash out without an answer is asked about again at once when the network returns', async () => {
  const { cashOuts, asked } = openCashOuts(() => Promise.reject(new Error('cut')));
  cashOuts.send({ type: 'cashOuts.found', kept: [{ request, place: 'bets' }] });
  await settle();
  cashOuts.send({ type: 'network.returned' });
  expect(asked).toEqual(['client-1', 'client-1']);
});

test('a fault in one cash out is reported, and leaves the others as they are', async () => {
  const fault = new Error('A fault of ours');
  const { cashOuts, faults, stateOf } = openCashOuts(
    async () => ({ kind: 'refused', message: 'No.' }),
    () => {
      throw fault;
    },
  );
  cashOuts.send({ type: 'cashOut.wanted', marketId: 'other' });
  cashOuts.send({ type: 'cashOuts.found', kept: [{ request, place: 'bets' }] });
  await settle();
  expect(faults).toEqual([fault]);
  cashOuts.getSnapshot().context.cashOuts.get('other')?.send({ type: 'open.chosen', place: 'market' });
  expect(stateOf('other')).toBe('choosing');
});
