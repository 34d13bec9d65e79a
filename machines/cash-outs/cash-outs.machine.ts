import { assign, enqueueActions, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { StoredCashOut } from '#domain/bet/cash-out-request.ts';
import type { Order } from '#domain/bet/order.ts';
import { cashOutMachine, type CashOutRef } from '../cash-out/cash-out.machine.ts';
import {
  cashOutQuoteMachine,
  type CashOutQuoteRef,
  type QuoteScope,
} from '../cash-out-quote/cash-out-quote.machine.ts';
import { outliveChildren, type ChildFault } from '../child-faults.ts';
import { notProvided } from '../not-provided.ts';

export interface CashOutsInput {
  /** Any integer: seeds the jitter of the cash outs' back-off. */
  seed: number;
}

interface HeldQuote {
  quote: CashOutQuoteRef;
  holders: number;
}

export interface CashOutsContext extends CashOutsInput {
  /** By market id. */
  cashOuts: ReadonlyMap<string, CashOutRef>;
  /** By `scopeKey`: the quotes that somebody looks at. */
  quotes: ReadonlyMap<string, HeldQuote>;
}

export type CashOutsEvent =
  /** Somebody shows a market's cash out. */
  | { type: 'cashOut.wanted'; marketId: string }
  /** Kept by an earlier visit: each is asked about. */
  | { type: 'cashOuts.found'; kept: readonly StoredCashOut[] }
  /** From the account's feed. `isImage`: these are all that stand. */
  | {
      type: 'orders.told';
      orders: readonly Order[];
      settledMarkets: readonly string[];
      isImage: boolean;
    }
  | { type: 'network.returned' }
  /** One quote for all who look at the same part of the same position … */
  | { type: 'quote.held'; scope: QuoteScope }
  /** … until the last of them has looked away. */
  | { type: 'quote.released'; scope: QuoteScope }
  /** A cash out moved. */
  | { type: `xstate.snapshot.${string}` }
  | ChildFault;

export const scopeKey = ({ marketId, runnerId, percent }: QuoteScope): string =>
  JSON.stringify([marketId, runnerId, percent]);

/** The cash outs of whoever is signed in: one child a market, wherever on the page it is shown. */
export const cashOutsMachine = setup({
  types: {
    context: {} as CashOutsContext,
    events: {} as CashOutsEvent,
    input: {} as CashOutsInput,
  },
  actors: {
    cashOut: cashOutMachine,
    quote: cashOutQuoteMachine,
    /** Sends `cashOuts.found`, once, where there are some. */
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
        // What nothing was placed of has nothing more to say once the market was paid.
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
    /** A new map: whoever looks at the cash outs looks again. */
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
