import {
  assign,
  fromPromise,
  sendParent,
  setup,
  type ActorRefFrom,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import type { OrderChange } from '#domain/bet/order-change.ts';
import { backOff, randomOf } from '#domain/site/back-off.ts';
import { timing } from '#domain/site/timing.ts';
import { askUntilKnown } from '../ask-until-known.ts';
import { notProvided } from '../not-provided.ts';

export type ChangeAnswer = { kind: 'accepted' } | { kind: 'refused'; message: string };

export interface OrderChangeInput {
  change: OrderChange;
  /** An earlier visit kept it: it may or may not have been sent. */
  isKept: boolean;
  /** Any integer: the seed of the back-off's jitter. */
  seed: number;
}

export interface OrderChangeContext extends OrderChangeInput {
  attempts: number;
  /** Why nothing was changed; empty until it is known. */
  refusal: string;
}

export type OrderChangeEvent =
  /** The bettor wants the bet as it is after all. */
  { type: 'change.left' } | { type: 'network.returned' };

/** Told to the machine that asked for the change, as it moves. */
export interface ChangeTold {
  type: 'change.unanswered' | 'change.accepted' | 'change.refused';
  change: OrderChange;
}

const answerOf = ({ event }: { event: DoneActorEvent<ChangeAnswer> }) => event.output;
const known = [
  { guard: { type: 'isAccepted', params: answerOf }, target: '#orderChange.accepted' },
  { target: '#orderChange.refused', actions: { type: 'takeRefusal', params: answerOf } },
] as const;

/**
 * One change of a bet that waits: kept, and sent once, under one id. Where no answer comes, or the bettor leaves it, the
 * exchange is told not to take it any more, and says what became of it: until then nothing else is asked of that bet.
 */
export const orderChangeMachine = setup({
  types: {
    context: {} as OrderChangeContext,
    events: {} as OrderChangeEvent,
    input: {} as OrderChangeInput,
  },
  actors: {
    sendChange: fromPromise<ChangeAnswer, OrderChange>(async () => notProvided('sendChange')),
    /** Gives the change up at the exchange; what became of it: refused as given up, unless it was there before. */
    giveUpChange: fromPromise<ChangeAnswer, { clientId: string }>(async () => notProvided('giveUpChange')),
  },
  actions: {
    /** A cancel does not wait for a browser that is slow to keep it, or keeps nothing. */
    keepChange: () => notProvided('keepChange'),
    forgetChange: () => notProvided('forgetChange'),
    takeRefusal: assign((_, answer: ChangeAnswer) => ({
      refusal: answer.kind === 'refused' ? answer.message : '',
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    tell: sendParent(({ context: { change } }, { type }: Pick<ChangeTold, 'type'>): ChangeTold => ({
      type,
      change,
    })),
  },
  guards: {
    isKept: ({ context }) => context.isKept,
    isAccepted: (_, { kind }: ChangeAnswer) => kind === 'accepted',
  },
  delays: {
    callAnswer: timing.callAnswer,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
  },
}).createMachine({
  id: 'orderChange',
  context: ({ input }) => ({ ...input, attempts: 0, refusal: '' }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isKept', target: 'left' }, { target: 'sending' }] },
    sending: {
      entry: 'keepChange',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => context.change,
        onDone: known,
        onError: 'givingUp',
      },
      after: { callAnswer: 'givingUp' },
      on: { 'change.left': 'givingUp' },
    },
    /** By an earlier visit, or in another tab, which may be waiting for its answer still and is the first to know. */
    left: { after: { callAnswer: 'givingUp' } },
    givingUp: {
      entry: { type: 'tell', params: { type: 'change.unanswered' } },
      initial: 'asking',
      states: askUntilKnown({
        src: 'giveUpChange',
        input: ({ context }: { context: OrderChangeContext }) => ({ clientId: context.change.clientId }),
        known,
        inVain: 'waiting',
      }),
    },
    accepted: {
      type: 'final',
      entry: ['forgetChange', { type: 'tell', params: { type: 'change.accepted' } }],
    },
    refused: {
      type: 'final',
      entry: ['forgetChange', { type: 'tell', params: { type: 'change.refused' } }],
    },
  },
});

export type OrderChangeRef = ActorRefFrom<typeof orderChangeMachine>;

/** How a change stands, as it is shown. */
export type ChangeState =
  | { kind: 'pending'; what: OrderChange['what'] }
  /** It was not answered, or is left: the exchange is told not to take it, and asked what became of it. */
  | { kind: 'givingUp'; what: OrderChange['what'] }
  | { kind: 'refused'; message: string };

export function changeStateOf(snapshot: SnapshotFrom<typeof orderChangeMachine>): ChangeState {
  const { change, refusal } = snapshot.context;
  if (snapshot.matches('refused')) return { kind: 'refused', message: refusal };
  return { kind: snapshot.matches('givingUp') ? 'givingUp' : 'pending', what: change.what };
}
