import { assign, fromCallback, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { fitOf, type FeedPoint, type StreamPlace } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import { feedDelays, lostStates } from '../feed.ts';
import { notProvided } from '../not-provided.ts';

/** The part of a message that decides. Its score is for the store. */
export type ScoreFacts = StreamPlace | { kind: 'unknownEvent' };

export interface ScoreFeedInput {
  eventId: string;
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}

export interface ScoreFeedContext extends ScoreFeedInput {
  /** The point the shown score is at; null before the first image. */
  point: FeedPoint | null;
  /** Connections lost since a change or heartbeat last followed an image. */
  attempts: number;
}

export type ScoreFeedEvent =
  /** `message` is passed to `applyMessage` unchanged. */
  | { type: 'message.received'; facts: ScoreFacts; message: unknown }
  /** The stream was cut, refused or ended by the other side. */
  | { type: 'stream.ended' };

type Message = Extract<ScoreFeedEvent, { type: 'message.received' }>;
const theMessage = ({ event }: { event: Message }) => event;

/**
 * Whether an event's score is live. Nobody bets on it, so a hidden page or a lost network is ignored; both show as
 * silence. A lost stream is requested again for ever, with growing waits.
 */
export const scoreFeedMachine = setup({
  types: {
    context: {} as ScoreFeedContext,
    events: {} as ScoreFeedEvent,
    input: {} as ScoreFeedInput,
  },
  actors: {
    watchScore: fromCallback<ScoreFeedEvent, { eventId: string }>(() => notProvided('watchScore')),
  },
  actions: {
    /** Applies a fitting image or change to the score's store. */
    applyMessage: (_, _params: { message: unknown }) => notProvided('applyMessage'),
    takePoint: assign(({ context }, { facts }: { facts: ScoreFacts }) => {
      if (facts.kind === 'unknownEvent') return {};
      const { kind, epoch, to } = facts;
      return { point: { epoch, to }, attempts: kind === 'image' ? context.attempts : 0 };
    }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isUnknown: (_, { facts }: Message) => facts.kind === 'unknownEvent',
    /** An image, or a change that starts exactly at `point`. */
    isApplicable: ({ context }, { facts }: Message) =>
      facts.kind !== 'unknownEvent' && fitOf(context.point, facts) === 'apply',
    /** Nothing new, but nothing was missed either. */
    isAbreast: ({ context }, { facts }: Message) =>
      facts.kind !== 'unknownEvent' && fitOf(context.point, facts) === 'abreast',
    /** Before its image, a new subscription may well deliver messages that do not fit. */
    isWaiting: stateIn({ watching: 'connecting' }),
  },
  delays: {
    silence: timing.scoreSilence,
    ...feedDelays(),
  },
}).createMachine({
  id: 'scoreFeed',
  context: ({ input }) => ({ ...input, point: null, attempts: 0 }),
  initial: 'watching',
  states: {
    watching: {
      invoke: { id: 'score', src: 'watchScore', input: ({ context: { eventId } }) => ({ eventId }) },
      initial: 'connecting',
      on: {
        'stream.ended': 'notLive.cut',
        'message.received': [
          { guard: { type: 'isUnknown', params: theMessage }, target: 'notLive.unknownEvent' },
          {
            guard: { type: 'isApplicable', params: theMessage },
            target: '.live',
            actions: [
              { type: 'takePoint', params: theMessage },
              { type: 'applyMessage', params: theMessage },
            ],
          },
          { guard: 'isWaiting' },
          {
            guard: { type: 'isAbreast', params: theMessage },
            target: '.live',
            actions: { type: 'takePoint', params: theMessage },
          },
          { target: 'notLive.gap', actions: assign({ point: null }) },
        ],
      },
      states: {
        /** Waits for the image. */
        connecting: { after: { imageAnswer: '#scoreFeed.notLive.silent' } },
        live: { after: { silence: '#scoreFeed.notLive.silent' } },
      },
    },
    notLive: {
      initial: 'cut',
      states: {
        ...lostStates('#scoreFeed.watching'),
        unknownEvent: { after: { unknownRetry: '#scoreFeed.watching' } },
      },
    },
  },
});

export type ScoreFeedRef = ActorRefFrom<typeof scoreFeedMachine>;
export type ScoreFeedSnapshot = SnapshotFrom<typeof scoreFeedMachine>;
export type ScoreNotLive = 'connecting' | 'silent' | 'gap' | 'cut' | 'unknownEvent';

/** Why the score is not live; null when it is. */
export function scoreNotLiveOf({ value }: ScoreFeedSnapshot): ScoreNotLive | null {
  if ('notLive' in value) return value.notLive;
  return value.watching === 'live' ? null : 'connecting';
}
