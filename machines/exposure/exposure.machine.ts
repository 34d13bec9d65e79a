import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { exposureTarget, type ExposureRow, type ExposureTarget } from '#domain/risk/exposure-row.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface ExposureContext {
  rows: readonly ExposureRow[];
}

export type ExposureEvent =
  | { type: 'list.opened' }
  | { type: 'list.closed' }
  | { type: 'retry.chosen' }
  | { type: 'row.chosen'; row: Pick<ExposureRow, 'sportId' | 'eventId'> };

type Chosen = { event: Extract<ExposureEvent, { type: 'row.chosen' }> };
const target = ({ event }: Chosen) => exposureTarget(event.row);

/** My Market: the markets with bets, loaded each time it opens, and where a row leads (HDR-7, PNL-4, PNL-5). */
export const exposureMachine = setup({
  types: {
    context: {} as ExposureContext,
    events: {} as ExposureEvent,
  },
  actors: {
    /** The user events exposure: a POST with an empty body (HDR-7). */
    loadRows: fromPromise<readonly ExposureRow[]>(async () => notProvided('loadRows')),
  },
  actions: {
    /** Closes the popup and shows the page instead. */
    openPath: (_, _params: { path: string }) => notProvided('openPath'),
    /** Closes the popup and launches the casino game. */
    openGame: (_, _params: { eventId: string }) => notProvided('openGame'),
    takeRows: assign((_, { rows }: { rows: readonly ExposureRow[] }) => ({ rows })),
  },
  guards: {
    hasRows: ({ context }) => context.rows.length > 0,
    leadsTo: (_, { to, kind }: { to: ExposureTarget; kind: ExposureTarget['kind'] }) => to.kind === kind,
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'exposure',
  context: { rows: [] },
  initial: 'closed',
  on: { 'list.closed': { target: '.closed', actions: assign({ rows: [] }) } },
  states: {
    closed: { on: { 'list.opened': 'loading' } },
    loading: {
      invoke: {
        id: 'rows',
        src: 'loadRows',
        onDone: {
          target: 'sorting',
          actions: { type: 'takeRows', params: ({ event }) => ({ rows: event.output }) },
        },
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
    },
    sorting: { always: [{ guard: 'hasRows', target: 'listed' }, { target: 'empty' }] },
    listed: {
      on: {
        'row.chosen': [
          {
            guard: { type: 'leadsTo', params: (step) => ({ to: target(step), kind: 'page' }) },
            target: 'closed',
            actions: {
              type: 'openPath',
              params: (step) => {
                const to = target(step);
                return { path: to.kind === 'page' ? to.path : '' };
              },
            },
          },
          {
            guard: { type: 'leadsTo', params: (step) => ({ to: target(step), kind: 'game' }) },
            target: 'closed',
            actions: { type: 'openGame', params: ({ event }) => ({ eventId: event.row.eventId }) },
          },
        ],
      },
    },
    empty: {},
    noAnswer: { on: { 'retry.chosen': 'loading' } },
  },
});

export type ExposureRef = ActorRefFrom<typeof exposureMachine>;
export type ExposureSnapshot = SnapshotFrom<typeof exposureMachine>;

export const selectRows = ({ context }: ExposureSnapshot): readonly ExposureRow[] => context.rows;
