import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { droppedAtStartup, hiddenInTopNav, sportIds } from '#domain/market/sport.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface StartupSport {
  sportId: string;
  sportName: string;
  highlight: boolean;
}

/** The five lists of CAL-2. What is in their rows beyond the sports is the pages' business, not this machine's. */
export interface StartupLists {
  casinoEvents: readonly unknown[];
  sports: readonly StartupSport[];
  allEvents: readonly unknown[];
  racingEvents: readonly unknown[];
  exchangeTypes: readonly unknown[];
}
export type ListName = keyof StartupLists;

export interface StartupInput {
  /** The sport chosen before; checked against the list when it is there. */
  sportId: string;
}

export interface StartupContext {
  /** What has come so far; a failed list is empty. */
  arrived: StartupLists;
  /** Null until all five are complete. */
  lists: StartupLists | null;
  sportId: string;
}

export type StartupEvent =
  { type: 'sport.chosen'; sportId: string } | { type: 'events.refreshed'; allEvents: readonly unknown[] };

/** One list's region: it is done when the list came or failed. A failed one is logged and stays empty. */
const loads = (list: ListName) =>
  ({
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: list,
          src: 'loadList',
          input: { list },
          onDone: { target: 'done', actions: { type: 'keepList', params: { list } } },
          onError: { target: 'done', actions: { type: 'logFailedList', params: { list } } },
        },
        // The others do not wait for ever for one that never answers.
        after: { listAnswer: { target: 'done', actions: { type: 'logFailedList', params: { list } } } },
      },
      done: { type: 'final' },
    },
  }) as const;

export const startupMachine = setup({
  types: {
    context: {} as StartupContext,
    events: {} as StartupEvent,
    input: {} as StartupInput,
  },
  actors: {
    loadList: fromPromise<readonly unknown[], { list: ListName }>(async () => notProvided('loadList')),
    loadTheme: fromPromise<void>(async () => notProvided('loadTheme')),
    loadSupport: fromPromise<void>(async () => notProvided('loadSupport')),
  },
  actions: {
    /** Names the endpoint on the console (CAL-2). */
    logFailedList: (_, _params: { list: ListName }) => notProvided('logFailedList'),
    /** The page need not look for one any longer. */
    tellNoTheme: () => notProvided('tellNoTheme'),
    keepList: assign(({ context, event }, { list }: { list: ListName }) => ({
      arrived: { ...context.arrived, [list]: 'output' in event ? event.output : [] },
    })),
    /** CAL-1: binary is dropped from the sports. */
    storeLists: assign(({ context: { arrived } }) => ({
      lists: { ...arrived, sports: arrived.sports.filter(({ sportId }) => !droppedAtStartup.has(sportId)) },
    })),
    chooseCricket: assign({ sportId: sportIds.cricket }),
  },
  delays: { listAnswer: timing.listAnswer },
  guards: {
    isSportGone: ({ context: { lists, sportId } }) =>
      hiddenInTopNav.has(sportId) || !lists?.sports.some((sport) => sport.sportId === sportId),
  },
}).createMachine({
  id: 'startup',
  context: ({ input }) => ({
    arrived: { casinoEvents: [], sports: [], allEvents: [], racingEvents: [], exchangeTypes: [] },
    lists: null,
    sportId: input.sportId,
  }),
  type: 'parallel',
  states: {
    lists: {
      initial: 'loading',
      states: {
        loading: {
          type: 'parallel',
          states: {
            casinoEvents: loads('casinoEvents'),
            sports: loads('sports'),
            allEvents: loads('allEvents'),
            racingEvents: loads('racingEvents'),
            exchangeTypes: loads('exchangeTypes'),
          },
          onDone: { target: 'checkingSport', actions: 'storeLists' },
        },
        checkingSport: {
          always: [{ guard: 'isSportGone', target: 'ready', actions: 'chooseCricket' }, { target: 'ready' }],
        },
        ready: {
          on: {
            'events.refreshed': {
              actions: assign(({ context, event }) => ({
                lists: context.lists && { ...context.lists, allEvents: event.allEvents },
              })),
            },
          },
        },
      },
      on: { 'sport.chosen': { actions: assign({ sportId: ({ event }) => event.sportId }) } },
    },
    theme: {
      initial: 'loading',
      states: {
        loading: {
          invoke: { src: 'loadTheme', onDone: 'arrived', onError: 'absent' },
          after: { listAnswer: 'absent' },
        },
        arrived: {},
        absent: { entry: 'tellNoTheme' },
      },
    },
    support: {
      initial: 'loading',
      states: {
        loading: {
          invoke: { src: 'loadSupport', onDone: 'arrived', onError: 'absent' },
          after: { listAnswer: 'absent' },
        },
        arrived: {},
        absent: {},
      },
    },
  },
});

export type StartupRef = ActorRefFrom<typeof startupMachine>;
export type StartupSnapshot = SnapshotFrom<typeof startupMachine>;

export const selectLists = (snapshot: StartupSnapshot): StartupLists | null => snapshot.context.lists;
export const selectSportId = (snapshot: StartupSnapshot): string => snapshot.context.sportId;
