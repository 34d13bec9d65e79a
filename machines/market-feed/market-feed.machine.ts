import { and, assign, fromCallback, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notOpenCode, type NotOpenCode, type StatusFacts } from '#domain/market/market-status.ts';
import { fitOf, type FeedPoint, type FeedStep } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import { feedDelays, lostStates } from '../feed.ts';
import { notProvided } from '../not-provided.ts';

/** The part of a message that decides. Its prices are for the store. */
export type MessageFacts =
  | ({ kind: 'image'; market: StatusFacts } & FeedPoint)
  | ({ kind: 'change'; market: StatusFacts | null } & FeedStep)
  | ({ kind: 'heartbeat' } & FeedPoint)
  | { kind: 'unknownMarket' };

export interface MarketFeedInput {
  marketId: string;
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}

export interface MarketFeedContext extends MarketFeedInput {
  /** The point the shown prices are at; null before the first image. */
  point: FeedPoint | null;
  /** What the market last said of itself. */
  market: StatusFacts | null;
  /** Connections lost since a change or heartbeat last followed an image. */
  attempts: number;
  isOnline: boolean;
  isVisible: boolean;
}

export type MarketFeedEvent =
  /** `message` is passed to `applyMessage` unchanged. */
  | { type: 'message.received'; facts: MessageFacts; message: unknown }
  /** The store has applied consecutive changes up to `point`. None of them was about the market itself. */
  | { type: 'changes.followed'; point: FeedPoint }
  /** The stream was cut, refused or ended by the other side. */
  | { type: 'stream.ended' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  /** The clock jumped: the device slept, and the data is old. */
  | { type: 'device.woke' };

type Message = Extract<MarketFeedEvent, { type: 'message.received' }>;
const theMessage = ({ event }: { event: Message }) => event;

const isChange = (event: MarketFeedEvent) =>
  event.type === 'message.received' && event.facts.kind === 'change';

const lost = lostStates('#marketFeed.watching');

/** Whether one market's prices are live. A lost stream is requested again for ever, with growing waits. */
export const marketFeedMachine = setup({
  types: {
    context: {} as MarketFeedContext,
    events: {} as MarketFeedEvent,
    input: {} as MarketFeedInput,
  },
  actors: {
    /** Subscribes until stopped. `point` is where this feed is, for a transport that can resume from there. */
    watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(() =>
      notProvided('watchMarket'),
    ),
    /** Sends `network.*`, `page.*` and `device.woke`, and on start whether the device is offline or the page hidden. */
    watchDevice: fromCallback<MarketFeedEvent, { marketId: string }>(() => notProvided('watchDevice')),
  },
  actions: {
    /** Applies a fitting image or change to the market's store. */
    applyMessage: (_, _params: { message: unknown }) => notProvided('applyMessage'),
    /** Runs only for applied messages: a late or repeated one reports the past. */
    takePoint: assign(({ context }, { facts }: { facts: MessageFacts }) => {
      if (facts.kind !== 'image' && facts.kind !== 'change') return {};
      return {
        point: { epoch: facts.epoch, to: facts.to },
        market: facts.market ?? context.market,
        attempts: facts.kind === 'image' ? context.attempts : 0,
      };
    }),
    followTo: assign({ attempts: 0, point: (_, { point }: { point: FeedPoint }) => point }),
    countHeard: assign({ attempts: 0 }),
    /** Changes were missed, so only an image helps. */
    forgetPoint: assign({ point: null }),
    /** The socket may be half open. The next subscription opens a fresh one. */
    dropConnection: () => notProvided('dropConnection'),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isUnknown: (_, { facts }: Message) => facts.kind === 'unknownMarket',
    /** An image, or a change that starts exactly at `point`. */
    isApplicable: ({ context }, { facts }: Message) =>
      facts.kind !== 'unknownMarket' && fitOf(context.point, facts) === 'apply',
    /** Nothing new, but nothing was missed either. */
    isAbreast: ({ context }, { facts }: Message) =>
      facts.kind !== 'unknownMarket' && fitOf(context.point, facts) === 'abreast',
    /** A change that overtook its image. A heartbeat is not early: it comes after the image, so the image was lost. */
    isEarly: and([stateIn({ watching: 'connecting' }), ({ event }) => isChange(event)]),
    isVisible: ({ context }) => context.isVisible,
    isOnline: ({ context }) => context.isOnline,
  },
  delays: {
    /** After this much silence prices are not live. It differs where another source than the gateway delivers them. */
    silence: timing.gatewaySilence,
    ...feedDelays(timing.streamRetryCap),
  },
}).createMachine({
  id: 'marketFeed',
  context: ({ input }) => ({
    ...input,
    point: null,
    market: null,
    attempts: 0,
    isOnline: true,
    isVisible: true,
  }),
  invoke: {
    id: 'device',
    src: 'watchDevice',
    input: ({ context: { marketId } }) => ({ marketId }),
  },
  initial: 'watching',
  on: {
    'network.lost': [
      { guard: 'isVisible', target: '.notLive.offline', actions: assign({ isOnline: false }) },
      { actions: assign({ isOnline: false }) },
    ],
    'network.returned': [
      { guard: 'isVisible', target: '.watching', reenter: true, actions: assign({ isOnline: true }) },
      { actions: assign({ isOnline: true }) },
    ],
    'page.hidden': { target: '.notLive.paused', actions: assign({ isVisible: false }) },
    'device.woke': { guard: and(['isVisible', 'isOnline']), target: '.watching', reenter: true },
  },
  states: {
    watching: {
      invoke: {
        id: 'market',
        src: 'watchMarket',
        input: ({ context: { marketId, point } }) => ({ marketId, point }),
      },
      initial: 'connecting',
      on: {
        'stream.ended': 'notLive.cut',
        'message.received': [
          { guard: { type: 'isUnknown', params: theMessage }, target: 'notLive.unknownMarket' },
          {
            guard: { type: 'isApplicable', params: theMessage },
            target: '.live',
            actions: [
              { type: 'takePoint', params: theMessage },
              { type: 'applyMessage', params: theMessage },
            ],
          },
          {
            guard: { type: 'isAbreast', params: theMessage },
            target: '.live',
            actions: 'countHeard',
          },
          { guard: 'isEarly' },
          { target: 'notLive.gap', actions: 'forgetPoint' },
        ],
      },
      states: {
        /** Waits for the image. */
        connecting: { after: { imageAnswer: '#marketFeed.notLive.silent' } },
        live: {
          after: { silence: '#marketFeed.notLive.silent' },
          on: {
            'changes.followed': {
              target: 'live',
              reenter: true,
              actions: { type: 'followTo', params: ({ event: { point } }) => ({ point }) },
            },
          },
        },
      },
    },
    notLive: {
      initial: 'cut',
      states: {
        ...lost,
        silent: { ...lost.silent, entry: 'dropConnection' },
        unknownMarket: { after: { unknownRetry: '#marketFeed.watching' } },
        offline: {},
        /** The tab is hidden. Nobody bets on prices they cannot see, and its timers cannot be trusted. */
        paused: {
          on: {
            'page.shown': [
              { guard: 'isOnline', target: '#marketFeed.watching', actions: assign({ isVisible: true }) },
              { target: 'offline', actions: assign({ isVisible: true }) },
            ],
          },
        },
      },
    },
  },
});

export type MarketFeedRef = ActorRefFrom<typeof marketFeedMachine>;
export type MarketFeedSnapshot = SnapshotFrom<typeof marketFeedMachine>;
export type NotLiveReason = 'connecting' | 'silent' | 'gap' | 'cut' | 'unknownMarket' | 'offline' | 'paused';

/** Why no bet may be placed: prices that are not live, or the market's own status. */
export type NoBetReason = NotLiveReason | NotOpenCode;

export const isLive = (snapshot: MarketFeedSnapshot): boolean => snapshot.matches({ watching: 'live' });

/** Why the prices are not live, or null when they are. */
export function notLiveReasonOf({ value }: MarketFeedSnapshot): NotLiveReason | null {
  if ('notLive' in value) return value.notLive;
  return value.watching === 'live' ? null : 'connecting';
}

/** Why no bet may be placed: first whatever hides the prices, then the market's own status. Null when one may. */
export function noBetReasonOf(snapshot: MarketFeedSnapshot): NoBetReason | null {
  const { market } = snapshot.context;
  return notLiveReasonOf(snapshot) ?? (market ? notOpenCode(market) : 'MARKET_NOT_OPEN');
}
