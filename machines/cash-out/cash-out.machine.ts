import {
  assign,
  fromPromise,
  setup,
  type ActorRefFrom,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import { must } from '#domain/must.ts';
import type { CashOutRequest, StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { Order } from '#domain/bet/order.ts';
import { delayOf, isMissing, laterOrder } from '#domain/bet/order-progress.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';
import { commandDelays, commandGuards, isPlaced, notAsked, takeAnswer } from '../reliable-command.ts';
import { giveUp, lookAfter, lookUp } from './cash-out.asking.ts';
import type {
  CashOutAnswer,
  CashOutContext,
  CashOutDone,
  CashOutEvent,
  CashOutInput,
  CashOutResult,
} from './cash-out.types.ts';

const keptOf = ({ event }: { event: DoneActorEvent<CashOutRequest> }) => event.output;
const takeFound = assign<
  CashOutContext,
  { type: 'request.found' } & StoredCashOut,
  undefined,
  CashOutEvent,
  never
>(({ event: { request, place } }) => ({ request, place, mayArrive: true }));

const withOrder = (done: CashOutDone, order: Order): CashOutDone => ({
  ...done,
  orders: done.orders.map((one) => (one.orderId === order.orderId ? laterOrder(one, order) : one)),
});

const notOffered = { offer: null, lastWorth: null };

const none = {
  ...notOffered,
  reason: null,
  worseAt: null,
  held: null,
  request: null,
  done: null,
  refusal: null,
};

/**
 * One market's cash out: offered as the book moves, sent once under one id. Only the exchange says what became of it.
 */
export const cashOutMachine = setup({
  types: { context: {} as CashOutContext, events: {} as CashOutEvent, input: {} as CashOutInput },
  actors: {
    /** Stores and returns the request; but if this market has one with an unknown result, returns that one. */
    storeCashOut: fromPromise<CashOutRequest, StoredCashOut>(async () => notProvided('storeCashOut')),
    sendCashOut: fromPromise<CashOutResult, CashOutRequest>(async () => notProvided('sendCashOut')),
    lookUpCashOut: fromPromise<CashOutAnswer, { clientId: string }>(async () => notProvided('lookUpCashOut')),
    /** Gives the cash out up. If it arrived before, the answer says what became of it. */
    giveUpCashOut: fromPromise<CashOutResult, { clientId: string }>(async () => notProvided('giveUpCashOut')),
  },
  actions: {
    /** The result is known, so another cash out may be sent. This one is kept until the bettor has seen it. */
    noteResult: () => notProvided('noteResult'),
    forgetRequest: () => notProvided('forgetRequest'),
    takeAnswer: assign(({ context }, answer: CashOutAnswer) => {
      if (answer.kind === 'done') return { done: answer.done };
      if (answer.kind === 'refused') return { refusal: answer.message };
      return { absences: context.absences + 1 };
    }),
    freeze: assign(({ context }, { clientId }: { clientId: string }) => {
      const { marketId, runnerId, percent, offer } = context;
      const { legs, before } = must(offer);
      return { request: { clientId, marketId, runnerId, percent, legs, before } };
    }),
    takeOrder: assign(({ context: { done } }, { order }: { order: Order }) => ({
      done: done && withOrder(done, order),
    })),
    forgetAbsences: assign({ absences: 0 }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clear: assign({ ...none, ...notAsked, mayArrive: false }),
  },
  guards: {
    ...commandGuards,
    hasOffer: ({ context: { offer } }) => offer !== null && offer.legs.length > 0,
    /** The offer got worse under the pointer, and is worse than what an earlier press was held back at. */
    isJustWorse: ({ context: { offer, worseAt, held } }, { at }: { at: number }) =>
      worseAt !== null &&
      at - worseAt < timing.priceChangeGuard &&
      offer !== null &&
      (held === null || offer.worth < held),
    isOurs: ({ context: { request } }, kept: CashOutRequest) => kept.clientId === request?.clientId,
    isPercent: (_, { percent }: { percent: number }) =>
      Number.isInteger(percent) && percent >= 1 && percent <= 100,
    isPlaced: (_, { kind }: CashOutAnswer) => kind === 'done',
    isMissing: ({ context: { done } }, { orders }: { orders: readonly Order[] }) =>
      done !== null && done.orders.some((order) => isMissing(order, orders)),
    areLegsHeld: ({ context: { done } }) =>
      done !== null && done.orders.some(({ remaining }) => remaining > 0),
  },
  delays: {
    ...commandDelays,
    delayOverdue: ({ context: { done } }) =>
      Math.max(...must(done).orders.map(delayOf)) + timing.delayOverdue,
    resultStays: timing.resultStays,
  },
}).createMachine({
  id: 'cashOut',
  context: ({ input }) => ({
    ...input,
    place: 'market',
    runnerId: null,
    percent: 100,
    ...none,
    ...notAsked,
    mayArrive: false,
  }),
  initial: 'closed',
  on: {
    'offer.changed': {
      actions: assign(({ context, event: { offer, reason, at } }) => ({
        offer,
        reason,
        lastWorth: offer?.worth ?? context.lastWorth,
        worseAt: offer && offer.worth < (context.lastWorth ?? -Infinity) ? at : context.worseAt,
      })),
    },
    'open.chosen': { actions: assign({ place: ({ event }) => event.place }) },
  },
  states: {
    closed: {
      entry: 'clear',
      on: {
        // The button shows the figure for the whole market, so it opens with the whole, whatever was chosen before.
        'open.chosen': {
          target: 'choosing',
          actions: assign({ place: ({ event }) => event.place, runnerId: null, percent: 100 }),
        },
        'request.found': { target: 'unknown.asking', actions: takeFound },
      },
    },
    /** Shows what the position is worth now. Nothing is sent yet. */
    choosing: {
      entry: 'clear',
      on: {
        'request.found': { target: 'unknown.asking', actions: takeFound },
        'close.chosen': 'closed',
        'runner.chosen': {
          actions: assign(({ context, event: { runnerId } }) => ({
            runnerId,
            held: null,
            ...(runnerId !== context.runnerId && notOffered),
          })),
        },
        'percent.chosen': {
          guard: { type: 'isPercent', params: ({ event }) => event },
          actions: assign(({ context, event: { percent } }) => ({
            percent,
            held: null,
            ...(percent !== context.percent && notOffered),
          })),
        },
        'cashOut.chosen': [
          {
            guard: { type: 'isJustWorse', params: ({ event }) => event },
            actions: assign({ held: ({ context: { offer } }) => must(offer).worth }),
          },
          {
            guard: 'hasOffer',
            target: 'storing',
            actions: { type: 'freeze', params: ({ event }) => event },
          },
        ],
        'market.settled': 'closed',
      },
    },
    /** Stores the request before it is sent, so that a crash cannot lose it. */
    storing: {
      invoke: {
        id: 'storeCashOut',
        src: 'storeCashOut',
        input: ({ context: { request, place } }) => ({ request: must(request), place }),
        onDone: [
          { guard: { type: 'isOurs', params: keptOf }, target: 'sending' },
          // Another tab's request is stored. This one was not sent.
          {
            target: 'unknown.asking',
            actions: assign({ request: ({ event }) => event.output, mayArrive: true }),
          },
        ],
        onError: 'notStored',
      },
      // It may have been stored after all. Forgets it, or it would block the next one.
      after: { storeAnswer: { target: 'notStored', actions: 'forgetRequest' } },
    },
    /** The browser could not store the request, or not in time, so it was not sent. */
    notStored: { on: { 'again.chosen': 'choosing', 'close.chosen': 'closed', 'market.settled': 'closed' } },
    sending: {
      invoke: {
        id: 'sendCashOut',
        src: 'sendCashOut',
        input: ({ context }) => must(context.request),
        onDone: [
          { guard: isPlaced, target: 'done', actions: takeAnswer },
          { target: 'refused', actions: takeAnswer },
        ],
        onError: 'unknown',
      },
      after: { placeAnswer: 'unknown.asking' },
    },
    /** The cash out may have been executed. The machine asks the exchange by client id until it has an answer. */
    unknown: {
      initial: 'waiting',
      // A request without an answer by then is taken to be no longer on its way; `givingUp` makes sure of it.
      after: {
        placeAnswer: { guard: 'mayArrive', target: '.asking', actions: assign({ mayArrive: false }) },
      },
      states: lookUp,
    },
    /** The request may still be on its way with outdated prices, so the exchange is told not to take it. */
    givingUp: { initial: 'asking', states: giveUp },
    done: {
      initial: 'sorting',
      on: {
        'close.chosen': { target: 'closed', actions: 'forgetRequest' },
        'order.changed': {
          target: '.sorting',
          actions: { type: 'takeOrder', params: ({ event }) => event },
        },
      },
      states: {
        sorting: { always: [{ guard: 'areLegsHeld', target: 'held' }, { target: 'achieved' }] },
        /** In play: the legs wait out the market's delay. */
        held: {
          // The order may have ended before its answer arrived.
          after: { delayOverdue: 'missing' },
          on: {
            'orders.listed': {
              guard: { type: 'isMissing', params: ({ event }) => event },
              target: 'missing',
            },
          },
        },
        /** A leg's outcome was reported while the account's feed was broken. Asks until the exchange answers. */
        missing: { initial: 'asking', states: lookAfter },
        achieved: { entry: 'noteResult', on: { 'market.settled': 'paid' } },
        /** The market is paid, so what it came to is told among the settled ones. The result stays a while to be read. */
        paid: {
          after: { resultStays: { target: '#cashOut.closed', actions: 'forgetRequest' } },
          on: { 'order.changed': { actions: { type: 'takeOrder', params: ({ event }) => event } } },
        },
      },
    },
    /** Nothing was placed. */
    refused: {
      entry: 'noteResult',
      on: {
        'again.chosen': { target: 'choosing', actions: 'forgetRequest' },
        'close.chosen': { target: 'closed', actions: 'forgetRequest' },
        'market.settled': { target: 'closed', actions: 'forgetRequest' },
      },
    },
  },
});

export type CashOutRef = ActorRefFrom<typeof cashOutMachine>;
export type CashOutSnapshot = SnapshotFrom<typeof cashOutMachine>;
