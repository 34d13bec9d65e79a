import { assign, fromCallback, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Day } from '#domain/calendar/day.ts';
import {
  atPage,
  isSameAsk,
  ofDays,
  pageCount,
  sortedBy,
  turnedTo,
  type ReportAnswer,
  type ReportAsk,
} from '#domain/report/report.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** The report's rows, or why there are none. */
export type ReportReply = ReportAnswer | { refusal: string };

export interface ReportContext {
  ask: ReportAsk;
  /** The newest answer, which stays while the next is loading. */
  answer: ReportAnswer | null;
  refusal: string;
}

export type ReportEvent =
  | { type: 'range.chosen'; from: Day; to: Day }
  | { type: 'sort.chosen'; sort: string }
  /** The page after the shown one, or before it. */
  | { type: 'page.chosen'; page: number }
  /** The address changed: by Back, by Forward, or by this machine. */
  | { type: 'address.changed'; ask: ReportAsk }
  | { type: 'retry.chosen' }
  | { type: 'network.returned' }
  /** The whole period is wanted as a file. */
  | { type: 'file.chosen' };

const isPastEnd = ({ ask, answer }: ReportContext): boolean => ask.page > 1 && answer?.rows.length === 0;

/** What is left of the page that was asked for: the last one there is. */
const lastPage = ({ ask, answer }: ReportContext): ReportAsk =>
  atPage(ask, Math.min(ask.page - 1, pageCount(answer?.count ?? 0)));

/** A report of a period. The address holds what is asked for, so that Back and a reload restore it. */
export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    input: {} as { ask: ReportAsk },
  },
  actors: {
    readReport: fromPromise<ReportReply, ReportAsk>(async () => notProvided('readReport')),
    /** Reads all rows and hands them to the bettor as a file. */
    saveFile: fromPromise<void, ReportAsk>(async () => notProvided('saveFile')),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback<ReportEvent>(() => notProvided('watchNetwork')),
  },
  actions: {
    writeAddress: (_, _params: { ask: ReportAsk; isCorrection: boolean }) => notProvided('writeAddress'),
    askFor: assign((_, { ask }: { ask: ReportAsk }) => ({ ask })),
    takeAnswer: assign((_, { reply }: { reply: ReportReply }) =>
      'refusal' in reply ? { refusal: reply.refusal, answer: null } : { refusal: '', answer: reply },
    ),
    forget: assign({ answer: null }),
  },
  guards: {
    isOther: ({ context }, { ask }: { ask: ReportAsk }) => !isSameAsk(context.ask, ask),
    isRefused: ({ context }) => context.refusal !== '',
    isPastEnd: ({ context }) => isPastEnd(context),
    hasRows: ({ context }) => (context.answer?.rows.length ?? 0) > 0,
  },
  delays: { callAnswer: timing.callAnswer, fileAnswer: timing.fileAnswer },
}).createMachine({
  id: 'report',
  context: ({ input }) => ({ ask: input.ask, answer: null, refusal: '' }),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: {
        'range.chosen': {
          target: '.asking',
          actions: {
            type: 'askFor',
            params: ({ context, event: { from, to } }) => ({ ask: ofDays(context.ask, from, to) }),
          },
        },
        'sort.chosen': {
          target: '.asking',
          actions: {
            type: 'askFor',
            params: ({ context, event }) => ({ ask: sortedBy(context.ask, event.sort) }),
          },
        },
        'address.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.loading',
          actions: { type: 'askFor', params: ({ event }) => event },
        },
      },
      states: {
        /** Something else was chosen here. */
        asking: {
          entry: {
            type: 'writeAddress',
            params: ({ context }) => ({ ask: context.ask, isCorrection: false }),
          },
          always: 'loading',
        },
        loading: {
          invoke: {
            id: 'report',
            src: 'readReport',
            input: ({ context }) => context.ask,
            onDone: {
              target: 'sorting',
              actions: { type: 'takeAnswer', params: ({ event }) => ({ reply: event.output }) },
            },
            onError: 'noAnswer',
          },
          after: { callAnswer: 'noAnswer' },
        },
        sorting: {
          always: [
            { guard: 'isRefused', target: 'refused' },
            {
              guard: 'isPastEnd',
              target: 'loading',
              actions: [
                {
                  type: 'askFor',
                  params: ({ context }) => ({ ask: lastPage(context) }),
                },
                {
                  type: 'writeAddress',
                  params: ({ context }) => ({ ask: context.ask, isCorrection: true }),
                },
              ],
            },
            { guard: 'hasRows', target: 'listed' },
            { target: 'empty' },
          ],
        },
        listed: {
          on: {
            // While rows load, those that are shown do not say what follows them.
            'page.chosen': {
              target: 'asking',
              actions: {
                type: 'askFor',
                params: ({ context: { ask, answer }, event: { page } }) => ({
                  ask: turnedTo(ask, page, answer?.place),
                }),
              },
            },
          },
        },
        empty: {},
        /** The exchange refuses this period. */
        refused: {},
        noAnswer: {
          entry: 'forget',
          invoke: { src: 'watchNetwork' },
          on: { 'retry.chosen': 'loading', 'network.returned': 'loading' },
        },
      },
    },
    file: {
      initial: 'none',
      states: {
        none: { on: { 'file.chosen': 'saving' } },
        saving: {
          invoke: {
            id: 'file',
            src: 'saveFile',
            input: ({ context }) => context.ask,
            onDone: 'none',
            onError: 'failed',
          },
          after: { fileAnswer: 'failed' },
        },
        failed: { on: { 'file.chosen': 'saving' } },
      },
    },
  },
});

export type ReportRef = ActorRefFrom<typeof reportMachine>;
export type ReportSnapshot = SnapshotFrom<typeof reportMachine>;
