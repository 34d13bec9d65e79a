import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { lookTiming } from '#domain/limits/look-timing.ts';
import type { SeenCheck } from '#domain/limits/seen-check.ts';
import { must } from '#domain/must.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface RealityCheckContext {
  /** As last heard; null until it was. */
  check: SeenCheck | null;
  /** The id that the answer is sent under, however often. */
  clientId: string | null;
  /** The bettor wants to stop for now. */
  isStopping: boolean;
}

export type RealityCheckEvent =
  | { type: 'answer.chosen'; clientId: string; isStopping: boolean }
  /** Something was refused because a check is due, or the page is looked at again. */
  | { type: 'look.wanted' };

/**
 * When a bettor is stopped for a look at what they did, and until when. The exchange keeps the clock, one for all tabs
 * and devices: what is answered in another tab is over here, too.
 */
export const realityCheckMachine = setup({
  types: { context: {} as RealityCheckContext, events: {} as RealityCheckEvent },
  actors: {
    readCheck: fromPromise<SeenCheck>(async () => notProvided('readCheck')),
    /** Resolves once the exchange has noted it. */
    answerCheck: fromPromise<void, { clientId: string }>(async () => notProvided('answerCheck')),
  },
  actions: {
    takeCheck: assign((_, { check }: { check: SeenCheck }) => ({ check })),
    keepAnswer: assign(({ context }, answer: { clientId: string; isStopping: boolean }) => ({
      clientId: context.clientId ?? answer.clientId,
      isStopping: answer.isStopping,
    })),
    forgetAnswer: assign({ clientId: null }),
    signOut: () => notProvided('signOut'),
  },
  guards: {
    isDue: ({ context }) => context.check?.isDue ?? false,
    isStopping: ({ context }) => context.isStopping,
  },
  delays: {
    callAnswer: timing.callAnswer,
    nextLook: ({ context: { check } }) =>
      check?.every == null
        ? lookTiming.off
        : Math.min((check.dueIn ?? 0) * 1_000 || lookTiming.counting, lookTiming.counting),
    lookAgain: lookTiming.shown,
  },
}).createMachine({
  id: 'realityCheck',
  context: { check: null, clientId: null, isStopping: false },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readCheck',
        src: 'readCheck',
        onDone: {
          target: 'deciding',
          actions: { type: 'takeCheck', params: ({ event }) => ({ check: event.output }) },
        },
        onError: 'deciding',
      },
      after: { callAnswer: 'deciding' },
      // One that is due stays to be answered while it is asked whether it still is.
      on: {
        'answer.chosen': {
          guard: 'isDue',
          target: 'answering',
          actions: { type: 'keepAnswer', params: ({ event }) => event },
        },
      },
    },
    deciding: { always: [{ guard: 'isDue', target: 'due' }, { target: 'counting' }] },
    counting: { after: { nextLook: 'reading' }, on: { 'look.wanted': 'reading' } },
    due: {
      initial: 'asked',
      after: { lookAgain: 'reading' },
      on: {
        'answer.chosen': {
          target: 'answering',
          actions: { type: 'keepAnswer', params: ({ event }) => event },
        },
      },
      states: { asked: {}, unanswered: {} },
    },
    answering: {
      invoke: {
        id: 'answerCheck',
        src: 'answerCheck',
        input: ({ context }) => ({ clientId: must(context.clientId) }),
        onDone: [
          { guard: 'isStopping', target: 'stopped', actions: 'forgetAnswer' },
          { target: 'reading', actions: 'forgetAnswer' },
        ],
        onError: 'due.unanswered',
      },
      after: { callAnswer: 'due.unanswered' },
    },
    /** The bettor goes. */
    stopped: { type: 'final', entry: 'signOut' },
  },
});

export type RealityCheckSnapshot = SnapshotFrom<typeof realityCheckMachine>;

/** What is to be shown: the check, until it is answered. */
export const selectShown = ({ context: { check } }: RealityCheckSnapshot): SeenCheck | null =>
  check?.isDue ? check : null;
