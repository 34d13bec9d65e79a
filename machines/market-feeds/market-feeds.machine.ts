import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { Conflation } from '#domain/market/conflation.ts';
import { must } from '#domain/must.ts';
import { timing } from '#domain/site/timing.ts';
import { outliveChildren } from '../child-faults.ts';
import { marketFeedMachine } from '../market-feed/market-feed.machine.ts';
import { notProvided } from '../not-provided.ts';
import type { MarketFeedsContext, MarketFeedsEvent, MarketFeedsInput } from './market-feeds.types.ts';

/** The fastest pace at which changes are asked for while the page does not have the focus. */
const offFocus: Conflation = 100;

const lingerOf = (marketId: string): string => `linger-${marketId}`;

const without = (holders: readonly Conflation[], one: Conflation): Conflation[] =>
  holders.toSpliced(holders.indexOf(one), 1);

const paceOf = (asked: Conflation, { isFocused }: Pick<MarketFeedsContext, 'isFocused'>): Conflation =>
  isFocused || asked > offFocus ? asked : offFocus;

/** Each market goes at the pace of its fastest holder. One that nobody holds keeps its pace. */
const pacesOf = (context: MarketFeedsContext): ReadonlyMap<string, Conflation> =>
  new Map(
    [...context.feeds].flatMap(([marketId, { holders }]) => {
      const [least] = holders.toSorted((a, b) => a - b);
      if (least === undefined) return [];
      return [[marketId, paceOf(least, context)]];
    }),
  );

const setPaces = {
  type: 'setPaces',
  params: ({ context }: { context: MarketFeedsContext }) => ({ paces: pacesOf(context) }),
} as const;

/** The markets the page shows. Each has one feed at the pace of its fastest holder, however many views show it. */
export const marketFeedsMachine = setup({
  types: {
    context: {} as MarketFeedsContext,
    events: {} as MarketFeedsEvent,
    input: {} as MarketFeedsInput,
  },
  actors: { marketFeed: marketFeedMachine },
  actions: {
    open: assign(({ context: { feeds, seed }, spawn }, { marketId }: { marketId: string }) => {
      if (feeds.has(marketId)) return {};
      const feed = spawn('marketFeed', { id: marketId, input: { marketId, seed: seed + feeds.size } });
      return { feeds: new Map(feeds).set(marketId, { feed, holders: [] }) };
    }),
    hold: assign(
      ({ context: { feeds } }, { marketId, conflation }: { marketId: string; conflation: Conflation }) => {
        const open = feeds.get(marketId);
        if (!open) return {};
        return { feeds: new Map(feeds).set(marketId, { ...open, holders: [...open.holders, conflation] }) };
      },
    ),
    release: assign(
      ({ context: { feeds } }, { marketId, conflation }: { marketId: string; conflation: Conflation }) => {
        const open = feeds.get(marketId);
        if (!open) return {};
        const holders = without(open.holders, conflation);
        return { feeds: new Map(feeds).set(marketId, { ...open, holders }) };
      },
    ),
    /** Keeps a market that nobody holds for a while, since the next page often shows it again. */
    linger: enqueueActions(({ context: { feeds }, enqueue }, { marketId }: { marketId: string }) => {
      enqueue.cancel(lingerOf(marketId));
      if (feeds.get(marketId)?.holders.length !== 0) return;
      enqueue.raise(
        { type: 'market.left', marketId },
        { id: lingerOf(marketId), delay: timing.marketLinger },
      );
    }),
    close: enqueueActions(({ context, enqueue }, { marketId }: { marketId: string }) => {
      const feeds = new Map(context.feeds);
      const open = must(feeds.get(marketId));
      feeds.delete(marketId);
      enqueue.stopChild(open.feed);
      enqueue.assign({ feeds });
    }),
    /** Sets how often each market's changes are asked for. */
    setPaces: (_, _params: { paces: ReadonlyMap<string, Conflation> }) => notProvided('setPaces'),
    /** Drops the market's prices, which are no longer shown. */
    forgetMarket: (_, _params: { marketId: string }) => notProvided('forgetMarket'),
    reportFault: (_, _params: { error: unknown }) => notProvided('reportFault'),
  },
  guards: {
    isNew: ({ context: { feeds } }, { marketId }: { marketId: string }) => !feeds.has(marketId),
  },
}).createMachine({
  id: 'marketFeeds',
  context: ({ input }) => ({ ...input, feeds: new Map(), isFocused: true }),
  on: {
    'market.wanted': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: [
        { type: 'open', params: ({ event }) => event },
        { type: 'linger', params: ({ event }) => event },
        {
          type: 'setPaces',
          params: ({ context, event: { marketId, conflation } }) => ({
            paces: new Map([[marketId, paceOf(conflation, context)]]),
          }),
        },
      ],
    },
    'market.held': {
      actions: [
        { type: 'open', params: ({ event }) => event },
        { type: 'hold', params: ({ event }) => event },
        { type: 'linger', params: ({ event }) => event },
        setPaces,
      ],
    },
    'market.released': {
      actions: [
        { type: 'release', params: ({ event }) => event },
        { type: 'linger', params: ({ event }) => event },
        setPaces,
      ],
    },
    // Whoever holds it meanwhile cancels this.
    'market.left': {
      actions: [
        { type: 'close', params: ({ event }) => event },
        { type: 'forgetMarket', params: ({ event }) => event },
      ],
    },
    'focus.changed': {
      actions: [assign({ isFocused: ({ event }) => event.isFocused }), setPaces],
    },
    ...outliveChildren,
  },
});

export type MarketFeedsRef = ActorRefFrom<typeof marketFeedsMachine>;
