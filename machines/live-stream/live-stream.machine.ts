import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { messages } from '#domain/words/page-words.ts';
import { notProvided } from '../not-provided.ts';

export interface LiveStreamInput {
  hasToken: boolean;
  /** The selected event's video, or null. */
  videoId: string | null;
}

export type LiveStreamContext = LiveStreamInput;

export type LiveStreamEvent =
  | { type: 'toggle.pressed' }
  /** Another event was selected, or the event's video appeared or disappeared. */
  | { type: 'video.changed'; videoId: string | null }
  | { type: 'token.changed'; hasToken: boolean };

/** The Live Stream panel: opens for anyone signed in and closes when its video changes (PNL-7, VAL-4). */
export const liveStreamMachine = setup({
  types: {
    context: {} as LiveStreamContext,
    events: {} as LiveStreamEvent,
    input: {} as LiveStreamInput,
  },
  actions: {
    toastError: (_, _params: { message: string }) => notProvided('toastError'),
    takeVideo: assign((_, { videoId }: { videoId: string | null }) => ({ videoId })),
    takeToken: assign((_, { hasToken }: { hasToken: boolean }) => ({ hasToken })),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isKept: (_, { hasToken }: { hasToken: boolean }) => hasToken,
    isOther: ({ context }, { videoId }: { videoId: string | null }) => context.videoId !== videoId,
  },
}).createMachine({
  id: 'liveStream',
  context: ({ input }) => input,
  initial: 'closed',
  on: {
    'video.changed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.closed',
      actions: { type: 'takeVideo', params: ({ event }) => event },
    },
    'token.changed': { actions: { type: 'takeToken', params: ({ event }) => event } },
  },
  states: {
    closed: {
      on: {
        'toggle.pressed': [
          { guard: 'hasToken', target: 'open' },
          { actions: { type: 'toastError', params: { message: messages.loginBeforeLive } } },
        ],
      },
    },
    open: {
      on: {
        'toggle.pressed': 'closed',
        'token.changed': [
          { guard: { type: 'isKept', params: ({ event }) => event } },
          { target: 'closed', actions: { type: 'takeToken', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type LiveStreamRef = ActorRefFrom<typeof liveStreamMachine>;
export type LiveStreamSnapshot = SnapshotFrom<typeof liveStreamMachine>;

export const isStreamOpen = (snapshot: LiveStreamSnapshot): boolean => snapshot.matches('open');
