import { assign, enqueueActions, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { StoredCashOut } from '#domain/bet/cash-out-request.ts';
import { cashOutMachine } from '../cash-out/cash-out.machine.ts';
import { cashOutQuoteMachine, type QuoteScope } from '../cash-out-quote/cash-out-quote.machine.ts';
import { outliveChildren } from '../child-faults.ts';
import { notProvided } from '../not-provided.ts';
import type { CashOutsContext, CashOutsEvent, CashOutsInput } from './cash-outs.types.ts';

export const scopeKey = ({ marketId, runnerId, percent }: QuoteScope): string =>
  JSON.stringify([marketId, runnerId, percent]);

/** The signed-in user's cash outs: one child a market, wherever on the page it is shown. */
export const cashOutsMachine = setup({
  types: {
    context: {} as CashOutsContext,
    events: {} as CashOutsEvent,
    input: {} as CashOutsInput,
  },
  actors: {
    cashOut: cashOutMachine,
    quote: cashOutQuoteMachine,
    /** Sends `cashOuts.found` once if there are any. */
    findCashOuts: fromCallback<CashOutsEvent>(() => notProvided('findCashOuts')),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback<CashOutsEvent>(() => notProvided('watchNetwork')),
  },
  actions: {
    open: assign(
      ({ context: { cashOuts, seed }, spawn }, { marketIds }: { marketIds: readonly string[] }) => {
        const opened = new Map(cashOuts);
        for (const marketId of marketIds) {
          if (opened.has(marketId)) continue;
          const input = { marketId, seed: seed + opened.size };
          opened.set(marketId, spawn('cashOut', { id: marketId, syncSnapshot: true, input }));
        }
        return { cashOuts: opened };
      },
    ),
    tellFound: enqueueActions(
      ({ context: { cashOuts }, enqueue }, { kept }: { kept: readonly StoredCashOut[] }) => {
        for (const { request, place } of kept) {
          const cashOut = cashOuts.get(request.marketId);
          if (cashOut) enqueue.sendTo(cashOut, { type: 'request.found', request, place });
        }
      },
    ),
    tellOrders: enqueueActions(
      ({ context: { cashOuts }, enqueue }, told: Extract<CashOutsEvent, { type: 'orders.told' }>) => {
        const { orders, settledMarkets, isImage } = told;
        for (const order of orders) {
          const cashOut = cashOuts.get(order.marketId);
          if (cashOut) enqueue.sendTo(cashOut, { type: 'order.changed', order });
        }
        if (isImage)
          for (const cashOut of cashOuts.values()) enqueue.sendTo(cashOut, { type: 'orders.listed', orders });
        // A cash out that placed nothing has nothing more to say once its market is paid.
        for (const marketId of settledMarkets) {
          const cashOut = cashOuts.get(marketId);
          if (cashOut) enqueue.sendTo(cashOut, { type: 'market.settled' });
        }
      },
    ),
    tellNetwork: enqueueActions(({ context: { cashOuts }, enqueue }) => {
      for (const cashOut of cashOuts.values()) enqueue.sendTo(cashOut, { type: 'network.returned' });
    }),
    hold: assign(({ context: { quotes }, spawn }, { scope }: { scope: QuoteScope }) => {
      const key = scopeKey(scope);
      const held = quotes.get(key) ?? { quote: spawn('quote', { id: key, input: scope }), holders: 0 };
      return { quotes: new Map(quotes).set(key, { ...held, holders: held.holders + 1 }) };
    }),
    release: enqueueActions(({ context: { quotes }, enqueue }, { scope }: { scope: QuoteScope }) => {
      const key = scopeKey(scope);
      const held = quotes.get(key);
      if (!held) return;
      const left = new Map(quotes);
      if (held.holders > 1) left.set(key, { ...held, holders: held.holders - 1 });
      else {
        left.delete(key);
        enqueue.stopChild(held.quote);
      }
      enqueue.assign({ quotes: left });
    }),
    /** Makes a new map, so that subscribers to the cash outs look again. */
    lookAgain: assign({ cashOuts: ({ context: { cashOuts } }) => new Map(cashOuts) }),
    reportFault: (_, _params: { error: unknown }) => notProvided('reportFault'),
  },
}).createMachine({
  id: 'cashOuts',
  context: ({ input }) => ({ ...input, cashOuts: new Map(), quotes: new Map() }),
  invoke: [{ src: 'findCashOuts' }, { src: 'watchNetwork' }],
  on: {
    'cashOut.wanted': {
      actions: { type: 'open', params: ({ event: { marketId } }) => ({ marketIds: [marketId] }) },
    },
    'cashOuts.found': {
      actions: [
        {
          type: 'open',
          params: ({ event: { kept } }) => ({ marketIds: kept.map(({ request }) => request.marketId) }),
        },
        { type: 'tellFound', params: ({ event }) => event },
      ],
    },
    'orders.told': { actions: { type: 'tellOrders', params: ({ event }) => event } },
    'network.returned': { actions: 'tellNetwork' },
    'quote.held': { actions: { type: 'hold', params: ({ event }) => event } },
    'quote.released': { actions: { type: 'release', params: ({ event }) => event } },
    'xstate.snapshot.*': { actions: 'lookAgain' },
    ...outliveChildren,
  },
});

export type CashOutsRef = ActorRefFrom<typeof cashOutsMachine>;
export type CashOutsSnapshot = SnapshotFrom<typeof cashOutsMachine>;
