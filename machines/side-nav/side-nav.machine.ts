import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { sportIds } from '#domain/market/sport.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface SideNavContext {
  sportId: string | null;
  tournamentId: string | null;
}

export type SideNavEvent =
  | { type: 'sport.chosen'; sportId: string }
  | { type: 'tournament.chosen'; tournamentId: string }
  | { type: 'previous.chosen' }
  /** The page shows another sport, chosen elsewhere. */
  | { type: 'page.moved'; sportId: string }
  /** The page shows home again, or all of a sport again after one of its competitions. */
  | { type: 'home.shown' }
  | { type: 'sport.shown' };

/** Sports → competitions → events, and the Previous link of each level (SID-2, SID-3). */
export const sideNavMachine = setup({
  types: {
    context: {} as SideNavContext,
    events: {} as SideNavEvent,
  },
  actions: {
    /** Sets the selected market's sport for the whole page, 100 ms after the choice (TOP-5). */
    publishSport: (_, _params: { sportId: string }) => notProvided('publishSport'),
    keepSport: assign((_, { sportId }: { sportId: string }) => ({ sportId, tournamentId: null })),
  },
  guards: {
    isAtCompetitions: stateIn({ level: 'competitions' }),
    isAnotherSport: ({ context }, { sportId }: { sportId: string }) => sportId !== context.sportId,
  },
  delays: { publish: timing.selectFromSideNav },
}).createMachine({
  id: 'sideNav',
  context: { sportId: null, tournamentId: null },
  type: 'parallel',
  states: {
    level: {
      initial: 'sports',
      states: {
        sports: {},
        competitions: {
          on: {
            'tournament.chosen': {
              target: 'events',
              actions: assign({ tournamentId: ({ event }) => event.tournamentId }),
            },
            // Back from the first level selects cricket again.
            'previous.chosen': {
              target: 'sports',
              actions: assign({ sportId: sportIds.cricket, tournamentId: null }),
            },
          },
        },
        events: {
          on: {
            'sport.shown': { target: 'competitions', actions: assign({ tournamentId: null }) },
            'previous.chosen': { target: 'competitions', actions: assign({ tournamentId: null }) },
          },
        },
      },
      on: {
        'sport.chosen': {
          target: '.competitions',
          actions: { type: 'keepSport', params: ({ event }) => ({ sportId: event.sportId }) },
        },
        'home.shown': { target: '.sports', actions: assign({ tournamentId: null }) },
        // The competitions of a sport that the page has left say nothing any more.
        'page.moved': {
          guard: { type: 'isAnotherSport', params: ({ event }) => event },
          target: '.sports',
          actions: { type: 'keepSport', params: ({ event }) => ({ sportId: event.sportId }) },
        },
      },
    },
    publication: {
      initial: 'idle',
      states: {
        idle: {},
        waiting: {
          after: {
            publish: {
              target: 'idle',
              actions: {
                type: 'publishSport',
                params: ({ context }) => ({ sportId: context.sportId ?? sportIds.cricket }),
              },
            },
          },
        },
      },
      on: {
        'sport.chosen': '.waiting',
        'previous.chosen': { guard: 'isAtCompetitions', target: '.waiting' },
        // Whoever chose a competition has gone on: its sport, shown later, would take them back.
        'tournament.chosen': '.idle',
      },
    },
  },
});

export type SideNavRef = ActorRefFrom<typeof sideNavMachine>;
export type SideNavSnapshot = SnapshotFrom<typeof sideNavMachine>;
export type SideNavLevel = 'sports' | 'competitions' | 'events';

export const selectLevel = (snapshot: SideNavSnapshot): SideNavLevel => snapshot.value.level;
