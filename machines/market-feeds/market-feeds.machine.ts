import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { Conflation } from '#domain/market/conflation.ts';
import { must } from '#domain/must.ts';
import { timing } from '#domain/site/timing.ts';
import { outliveChildren, type ChildFault } from '../child-faults.ts';
import { marketFeedMachine, type MarketFeedRef } from '../market-feed/market-feed.machine.ts';
import { notProvided } from '../not-provided.ts';

interface OpenFeed {
  feed: MarketFeedRef;
  /** The conflation that each holder asks for. */
  holders: readonly Conflation[];
}

export interface MarketFeedsInput {
  /** Any integer: seeds the jitter of the feeds' back-off. */
  seed: number;
}

export interface MarketFeedsContext extends MarketFeedsInput {
  /** By market id. */
  feeds: ReadonlyMap<string, OpenFeed>;
  /** Whether the page has the focus. */
  isFocused: boolean;
}

export type MarketFeedsEvent =
  /** Somebody is about to show the market: it is fed, and let go soon unless it is held. */
  | { type: 'market.wanted'; marketId: string; conflation: Conflation }
  | { type: 'market.held'; marketId: string; conflation: Conflation }
  | { type: 'market.released'; marketId: string; conflation: Conflation }
  /** Nobody has held it for a while. */
  | { type: 'market.left'; marketId: string }
  | { type: 'focus.changed'; isFocused: boolean }
  | ChildFault;

/** The most often a market's changes are asked for while the page has not the focus. */
const offFocus: Conflation = 100;

const lingerOf = (marketId: string): string => `linger-${marketId}`;

const without = (holders: readonly Conflation[], one: Conflation): Conflation[] =>
  holders.toSpliced(holders.indexOf(one), 1);

const paceOf = (asked: Conflation, { isFocused }: Pick<MarketFeedsContext, 'isFocused'>): Conflation =>
  isFocused || asked > offFocus ? asked : offFocus;

/** As often as the quickest holder asks; a market that nobody holds goes on as it was. */
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

/** The markets that the page shows: each is fed once, however many places show it, as often as the quickest of them asks. */
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
    /** The next page often shows it again: what nobody holds is kept for a while, as it was. */
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
    /** How often each market's changes are asked for. */
    setPaces: (_, _params: { paces: ReadonlyMap<string, Conflation> }) => notProvided('setPaces'),
    /** Its prices are not shown any more, and not kept. */
    forgetMarket: (_, _params: { marketId: string }) => notProvided('forgetMarket'),
    reportFault: (_, _params: { error: unknown }) => notProvided('reportFault'),
  },
  guards: {
    isNew: ({ context: { feeds } }, { marketId }: { marketId: string }) => !feeds.has(marketId),
    isUnheld: ({ context: { feeds } }, { marketId }: { marketId: string }) =>
      feeds.get(marketId)?.holders.length === 0,
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
    'market.left': {
      guard: { type: 'isUnheld', params: ({ event }) => event },
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
