import { assign, fromCallback, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { backOff, randomOf } from '#domain/site/back-off.ts';
import { continuityOf, isBehind, type FeedPoint, type FeedStep } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** What of a line decides. The score in it is the store's. */
export type ScoreFacts =
  | ({ kind: 'image' } & FeedPoint)
  | ({ kind: 'change' } & FeedStep)
  | ({ kind: 'heartbeat' } & FeedPoint)
  | { kind: 'unknownEvent' };

export interface ScoreFeedInput {
  eventId: string;
  /** Any integer: the seed of the back-off's jitter. */
  seed: number;
}

export interface ScoreFeedContext extends ScoreFeedInput {
  /** Where the score shown stands; null before the first image. */
  point: FeedPoint | null;
  /** Connections lost since a change or heartbeat last followed an image. */
  attempts: number;
}

export type ScoreFeedEvent =
  /** `line` is handed to `applyLine` as it is. */
  | { type: 'line.received'; facts: ScoreFacts; line: unknown }
  /** The stream was cut, refused or ended by the other side. */
  | { type: 'stream.ended' };

type Line = Extract<ScoreFeedEvent, { type: 'line.received' }>;
const theLine = ({ event }: { event: Line }) => event;

/**
 * Whether an event's score is live. Nobody bets on it, so it takes no notice of a hidden page or a lost network: either
 * shows as silence. A lost stream is asked for again, with growing waits, for ever.
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
    /** Puts an image or a change that fits into the score's store. */
    applyLine: (_, _params: { line: unknown }) => notProvided('applyLine'),
    takePoint: assign(({ context }, { facts }: { facts: ScoreFacts }) => {
      if (facts.kind === 'unknownEvent') return {};
      const { kind, epoch, to } = facts;
      return { point: { epoch, to }, attempts: kind === 'image' ? context.attempts : 0 };
    }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isUnknown: (_, { facts }: Line) => facts.kind === 'unknownEvent',
    /** An image, or a change of exactly what stands. */
    isApplicable: ({ context }, { facts }: Line) =>
      facts.kind === 'image' || (facts.kind === 'change' && continuityOf(context.point, facts) === 'apply'),
    /** Nothing new, but nothing was missed either. */
    isAbreast: ({ context }, { facts }: Line) =>
      (facts.kind === 'heartbeat' && !isBehind(context.point, facts)) ||
      (facts.kind === 'change' && continuityOf(context.point, facts) === 'skip'),
    /** Before its image a new subscription may well say what does not fit. */
    isWaiting: stateIn({ watching: 'connecting' }),
  },
  delays: {
    silence: timing.scoreSilence,
    gapWait: ({ context: { attempts, seed } }) =>
      attempts === 0 ? 0 : backOff(attempts, randomOf(seed, attempts)),
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
    imageAnswer: timing.callAnswer,
    unknownRetry: timing.retryCap,
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
        'line.received': [
          { guard: { type: 'isUnknown', params: theLine }, target: 'notLive.unknownEvent' },
          {
            guard: { type: 'isApplicable', params: theLine },
            target: '.live',
            actions: [
              { type: 'takePoint', params: theLine },
              { type: 'applyLine', params: theLine },
            ],
          },
          { guard: 'isWaiting' },
          {
            guard: { type: 'isAbreast', params: theLine },
            target: '.live',
            actions: { type: 'takePoint', params: theLine },
          },
          { target: 'notLive.gap', actions: assign({ point: null }) },
        ],
      },
      states: {
        /** For the image. */
        connecting: { after: { imageAnswer: '#scoreFeed.notLive.silent' } },
        live: { after: { silence: '#scoreFeed.notLive.silent' } },
      },
    },
    notLive: {
      exit: 'countAttempt',
      initial: 'cut',
      states: {
        silent: { after: { backOff: '#scoreFeed.watching' } },
        gap: { after: { gapWait: '#scoreFeed.watching' } },
        cut: { after: { backOff: '#scoreFeed.watching' } },
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
