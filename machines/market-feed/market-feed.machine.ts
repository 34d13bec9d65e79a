import { and, assign, fromCallback, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { fitOf, type FeedPoint, type FeedStep } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import { feedDelays, lostStates } from '../feed.ts';
import { notProvided } from '../not-provided.ts';

export type MarketStatus = 'INACTIVE' | 'OPEN' | 'SUSPENDED' | 'CLOSED';

/** What an image or a change may say about the market itself; null when it says nothing. */
export interface MarketFacts {
  status: MarketStatus;
  suspendReason: string | null;
}

/** What of a message decides. The prices in it are the store's. */
export type MessageFacts =
  | ({ kind: 'image'; market: MarketFacts } & FeedPoint)
  | ({ kind: 'change'; market: MarketFacts | null } & FeedStep)
  | ({ kind: 'heartbeat' } & FeedPoint)
  | { kind: 'unknownMarket' };

export interface MarketFeedInput {
  marketId: string;
  /** Any integer: the seed of the back-off's jitter. */
  seed: number;
}

export interface MarketFeedContext extends MarketFeedInput {
  /** Where the prices shown stand; null before the first image. */
  point: FeedPoint | null;
  market: MarketFacts | null;
  /** Connections lost since a change or heartbeat last followed an image. */
  attempts: number;
  isOnline: boolean;
  isVisible: boolean;
}

export type MarketFeedEvent =
  /** `message` is handed to `applyMessage` as it is. */
  | { type: 'message.received'; facts: MessageFacts; message: unknown }
  /** Changes that followed one another are in the store, up to `point`; none said anything of the market itself. */
  | { type: 'changes.followed'; point: FeedPoint }
  /** The stream was cut, refused or ended by the other side. */
  | { type: 'stream.ended' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  /** The clock jumped: the device slept, and whatever stands is old. */
  | { type: 'device.woke' };

type Message = Extract<MarketFeedEvent, { type: 'message.received' }>;
const theMessage = ({ event }: { event: Message }) => event;

const isChange = (event: MarketFeedEvent) =>
  event.type === 'message.received' && event.facts.kind === 'change';

const lost = lostStates('#marketFeed.watching');

/** Whether one market's prices are live. A lost stream is asked for again, with growing waits, for ever. */
export const marketFeedMachine = setup({
  types: {
    context: {} as MarketFeedContext,
    events: {} as MarketFeedEvent,
    input: {} as MarketFeedInput,
  },
  actors: {
    /** Subscribes until stopped. `point` is where this feed stands, for a transport that can go on from there. */
    watchMarket: fromCallback<MarketFeedEvent, { marketId: string; point: FeedPoint | null }>(() =>
      notProvided('watchMarket'),
    ),
    /** Sends `network.*`, `page.*` and `device.woke`; at once what already is (offline, hidden). */
    watchDevice: fromCallback<MarketFeedEvent, { marketId: string }>(() => notProvided('watchDevice')),
  },
  actions: {
    /** Puts an image or a change that fits into the market's store. */
    applyMessage: (_, _params: { message: unknown }) => notProvided('applyMessage'),
    /** Of what is applied alone: a message that came late or twice says what was, not what is. */
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
    /** What lies between is unknown: only an image helps. */
    forgetPoint: assign({ point: null }),
    /** The socket may be half open: the next subscription opens a fresh one. */
    dropConnection: () => notProvided('dropConnection'),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isUnknown: (_, { facts }: Message) => facts.kind === 'unknownMarket',
    /** An image, or a change of exactly what stands. */
    isApplicable: ({ context }, { facts }: Message) =>
      facts.kind !== 'unknownMarket' && fitOf(context.point, facts) === 'apply',
    /** Nothing new, but nothing was missed either. */
    isAbreast: ({ context }, { facts }: Message) =>
      facts.kind !== 'unknownMarket' && fitOf(context.point, facts) === 'abreast',
    /** A change that overtook its image. A heartbeat is no such: by then the image should have come, and was lost. */
    isEarly: and([stateIn({ watching: 'connecting' }), ({ event }) => isChange(event)]),
    isVisible: ({ context }) => context.isVisible,
    isOnline: ({ context }) => context.isOnline,
  },
  delays: {
    /** After which prices are not live; another where something else than the gateway brings them. */
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
        /** For the image. */
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
        /** The tab is hidden: nobody bets on what nobody sees, and its timers cannot be trusted. */
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

export const isLive = (snapshot: MarketFeedSnapshot): boolean => snapshot.matches({ watching: 'live' });

/** Why the prices are not live; null when they are. */
export function notLiveReasonOf({ value }: MarketFeedSnapshot): NotLiveReason | null {
  if ('notLive' in value) return value.notLive;
  return value.watching === 'live' ? null : 'connecting';
}

/** Whether a bet may be placed on what is shown: live, and the market open. */
export const mayBet = (snapshot: MarketFeedSnapshot): boolean =>
  isLive(snapshot) && snapshot.context.market?.status === 'OPEN';

/** Why a bet may not be placed: what hides the prices first, else the market's own state; null when it may. */
export function noBetReasonOf(snapshot: MarketFeedSnapshot): NotLiveReason | MarketStatus | null {
  const status = snapshot.context.market?.status ?? 'INACTIVE';
  return notLiveReasonOf(snapshot) ?? (status === 'OPEN' ? null : status);
}
