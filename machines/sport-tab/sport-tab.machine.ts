import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { sportDestination } from '#domain/market/sport-tab.ts';
import { sportIds } from '#domain/market/sport.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface SportTabContext {
  /** The sport chosen but not yet published, or null. */
  pending: string | null;
}

/** `exchangeId`: the stored exchange choice at that moment (TOP-2). */
export type SportTabEvent = { type: 'sport.chosen'; sportId: string; exchangeId: string };

const destination = ({ event }: { event: SportTabEvent }) =>
  sportDestination(event.sportId, event.exchangeId);
const openPage = {
  type: 'openPath',
  params: (step: { event: SportTabEvent }) => ({ path: destination(step).path }),
} as const;

/** Choosing a sport in the top navigation opens its page at once and publishes it 50 ms later (TOP-2, TOP-5). */
export const sportTabMachine = setup({
  types: {
    context: {} as SportTabContext,
    events: {} as SportTabEvent,
  },
  actions: {
    openPath: (_, _params: { path: string }) => notProvided('openPath'),
    /** Sets the selected market's sport for the whole page. */
    publishSport: (_, _params: { sportId: string }) => notProvided('publishSport'),
  },
  guards: {
    isPublished: (_, { isPublished }: { isPublished: boolean }) => isPublished,
  },
  delays: { publish: timing.selectFromTopNav },
}).createMachine({
  id: 'sportTab',
  context: { pending: null },
  initial: 'idle',
  on: {
    'sport.chosen': [
      {
        guard: { type: 'isPublished', params: destination },
        target: '.waiting',
        actions: [assign({ pending: ({ event }) => event.sportId }), openPage],
      },
      { target: '.idle', actions: [assign({ pending: null }), openPage] },
    ],
  },
  states: {
    idle: {},
    waiting: {
      after: {
        publish: {
          target: 'idle',
          actions: [
            {
              type: 'publishSport',
              params: ({ context }) => ({ sportId: context.pending ?? sportIds.cricket }),
            },
            assign({ pending: null }),
          ],
        },
      },
    },
  },
});

export type SportTabRef = ActorRefFrom<typeof sportTabMachine>;
export type SportTabSnapshot = SnapshotFrom<typeof sportTabMachine>;

/** The sport to mark before it is published, or null. */
export const selectPendingSport = ({ context }: SportTabSnapshot): string | null => context.pending;
