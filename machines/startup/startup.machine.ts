import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { backOff, randomOf } from '#domain/wire/back-off.ts';
import { droppedAtStartup, hiddenInTopNav, sportIds } from '#domain/market/sport.ts';
import { must } from '#domain/must.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface StartupSport {
  sportId: string;
  sportName: string;
  highlight: boolean;
}

/** The five lists of CAL-2. Apart from the sports, their rows are opaque here and belong to the pages. */
export interface StartupLists {
  casinoEvents: readonly unknown[];
  sports: readonly StartupSport[];
  allEvents: readonly unknown[];
  racingEvents: readonly unknown[];
  exchangeTypes: readonly unknown[];
}
export type ListName = keyof StartupLists;

export interface StartupInput {
  /** The sport chosen before. Checked against the list once it has arrived. */
  sportId: string;
  /** Any integer. Spreads the retries of clients that missed a list at the same time. */
  seed: number;
}

export interface StartupContext extends StartupInput {
  /** What has arrived so far. A failed list is empty. */
  arrived: StartupLists;
  /** The lists that failed, in the order in which they are asked for again. */
  missing: readonly ListName[];
  /** Failed attempts in a row. */
  attempts: number;
  /** Null until each of the five has arrived or failed. */
  lists: StartupLists | null;
}

export type StartupEvent =
  | { type: 'sport.chosen'; sportId: string }
  | { type: 'events.refreshed'; allEvents: readonly unknown[] }
  | { type: 'network.returned' };

/** One list's region, done when the list arrives or fails. A failed list is logged, and empty until it arrives. */
const loads = (list: ListName) => {
  const failed = {
    target: 'done',
    actions: [
      { type: 'logFailedList', params: { list } },
      { type: 'missList', params: { list } },
    ],
  } as const;
  return {
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: list,
          src: 'loadList',
          input: { list },
          onDone: { target: 'done', actions: { type: 'keepList', params: { list } } },
          onError: failed,
        },
        // The other lists do not wait for ever for one that never answers.
        after: { listAnswer: failed },
      },
      done: { type: 'final' },
    },
  } as const;
};

/** CAL-1: drops binary from the sports. */
const storable = (lists: StartupLists): StartupLists => ({
  ...lists,
  sports: lists.sports.filter(({ sportId }) => !droppedAtStartup.has(sportId)),
});

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
    /** Tells the page to stop looking for a theme. */
    tellNoTheme: () => notProvided('tellNoTheme'),
    keepList: assign(({ context, event }, { list }: { list: ListName }) => ({
      arrived: { ...context.arrived, [list]: 'output' in event ? event.output : [] },
    })),
    missList: assign(({ context }, { list }: { list: ListName }) => ({
      missing: [...context.missing, list],
    })),
    storeLists: assign(({ context: { arrived } }) => ({ lists: storable(arrived) })),
    /** The first of the missing lists has arrived. */
    addList: assign(({ context: { lists, missing } }, { rows }: { rows: readonly unknown[] }) => ({
      lists: lists && storable({ ...lists, [must(missing[0])]: rows }),
      missing: missing.slice(1),
      attempts: 0,
    })),
    /** Tries another list next, since this one may be the only one not served. */
    passOver: assign(({ context: { missing, attempts } }) => ({
      missing: [...missing.slice(1), must(missing[0])],
      attempts: attempts + 1,
    })),
    chooseCricket: assign({ sportId: sportIds.cricket }),
  },
  delays: {
    listAnswer: timing.listAnswer,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
  },
  guards: {
    isMissingOne: ({ context }) => context.missing.length > 0,
    isSportGone: ({ context: { lists, sportId } }) =>
      hiddenInTopNav.has(sportId) || !lists?.sports.some((sport) => sport.sportId === sportId),
  },
}).createMachine({
  id: 'startup',
  context: ({ input }) => ({
    arrived: { casinoEvents: [], sports: [], allEvents: [], racingEvents: [], exchangeTypes: [] },
    lists: null,
    ...input,
    missing: [],
    attempts: 0,
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
          initial: 'sorting',
          states: {
            sorting: { always: [{ guard: 'isMissingOne', target: 'waiting' }, { target: 'complete' }] },
            complete: {},
            /** A list has failed. It is asked for until it arrives. */
            waiting: {
              after: { backOff: 'asking' },
              on: { 'network.returned': 'asking' },
            },
            asking: {
              invoke: {
                id: 'loadMissing',
                src: 'loadList',
                input: ({ context }) => ({ list: must(context.missing[0]) }),
                onDone: {
                  target: 'sorting',
                  actions: { type: 'addList', params: ({ event }) => ({ rows: event.output }) },
                },
                onError: { target: 'waiting', actions: 'passOver' },
              },
              after: { listAnswer: { target: 'waiting', actions: 'passOver' } },
            },
          },
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
