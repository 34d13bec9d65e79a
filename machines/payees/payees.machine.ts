import { assign, fromCallback, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { Payee } from '#domain/payment/wallet.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface PayeesContext {
  /** Null until known. */
  payees: readonly Payee[] | null;
  /** The one about to be removed. */
  removed: Payee | null;
}

export type PayeesEvent =
  | { type: 'retry.chosen' }
  | { type: 'network.returned' }
  /** One was added or changed. */
  | { type: 'payee.saved'; payee: Payee }
  | { type: 'remove.chosen'; payee: Payee }
  | { type: 'confirm.chosen' }
  | { type: 'back.chosen' };

const withPayee = (payees: readonly Payee[], saved: Payee): Payee[] =>
  payees.some(({ payeeId }) => payeeId === saved.payeeId)
    ? payees.map((payee) => (payee.payeeId === saved.payeeId ? saved : payee))
    : [...payees, saved];

const read = {
  target: 'listed',
  actions: {
    type: 'takePayees',
    params: ({ event }: { event: { output: readonly Payee[] } }) => ({ payees: event.output }),
  },
} as const;

/** Whom a bettor may have money sent to, and forgetting one of them. What is on its way to it goes on. */
export const payeesMachine = setup({
  types: { context: {} as PayeesContext, events: {} as PayeesEvent },
  actors: {
    readPayees: fromPromise<readonly Payee[]>(async () => notProvided('readPayees')),
    /** Answers who is left. Removing one that is gone already is no fault. */
    removePayee: fromPromise<readonly Payee[], { payeeId: string }>(async () => notProvided('removePayee')),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback<PayeesEvent>(() => notProvided('watchNetwork')),
  },
  actions: {
    takePayees: assign((_, { payees }: { payees: readonly Payee[] }) => ({ payees, removed: null })),
    takeSaved: assign(({ context }, { payee }: { payee: Payee }) => ({
      payees: withPayee(context.payees ?? [], payee),
    })),
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'payees',
  context: { payees: null, removed: null },
  initial: 'loading',
  on: {
    'payee.saved': { target: '.listed', actions: { type: 'takeSaved', params: ({ event }) => event } },
  },
  states: {
    loading: {
      invoke: { id: 'readPayees', src: 'readPayees', onDone: read, onError: 'noAnswer' },
      after: { callAnswer: 'noAnswer' },
    },
    noAnswer: {
      invoke: { src: 'watchNetwork' },
      on: { 'retry.chosen': 'loading', 'network.returned': 'loading' },
    },
    listed: {
      on: {
        'remove.chosen': {
          target: 'confirming',
          actions: assign({ removed: ({ event }) => event.payee }),
        },
      },
    },
    confirming: {
      on: {
        'back.chosen': { target: 'listed', actions: assign({ removed: null }) },
        'confirm.chosen': 'removing',
      },
    },
    removing: {
      invoke: {
        id: 'removePayee',
        src: 'removePayee',
        input: ({ context }) => ({ payeeId: must(context.removed).payeeId }),
        onDone: read,
        onError: 'notRemoved',
      },
      after: { callAnswer: 'notRemoved' },
    },
    /** It is not known whether it was. Asking again does no harm. */
    notRemoved: {
      on: {
        'confirm.chosen': 'removing',
        'back.chosen': { target: 'loading', actions: assign({ removed: null }) },
      },
    },
  },
});

export type PayeesRef = ActorRefFrom<typeof payeesMachine>;
export type PayeesSnapshot = SnapshotFrom<typeof payeesMachine>;

export const selectPayees = ({ context }: PayeesSnapshot): readonly Payee[] | null => context.payees;
