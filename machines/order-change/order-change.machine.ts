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
import { backOff, randomOf } from '#domain/wire/back-off.ts';
import { timing } from '#domain/site/timing.ts';
import { askUntilKnown } from '../ask-until-known.ts';
import { notProvided } from '../not-provided.ts';

/** `isGivenUp`: the exchange had not received it, and will not take it any more. */
export type ChangeAnswer = { kind: 'accepted' } | { kind: 'refused'; message: string; isGivenUp?: boolean };

export interface OrderChangeInput {
  change: OrderChange;
  /** An earlier visit stored the change, so it may or may not have been sent. */
  isFound: boolean;
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}

export interface OrderChangeContext extends OrderChangeInput {
  attempts: number;
  /** Why nothing was changed; null until it is known. */
  refusal: { message: string; isGivenUp: boolean } | null;
}

export type OrderChangeEvent =
  /** The bettor wants to keep the bet as it is after all. */
  { type: 'change.abandoned' } | { type: 'network.returned' };

/** Sent to the machine that asked for the change as the change moves. */
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
 * One change of a waiting bet: sent once under one id, and stored meanwhile. If no answer comes or the bettor abandons it, the
 * exchange is told not to take it and answers what became of it. Until then nothing else is asked of that bet.
 */
export const orderChangeMachine = setup({
  types: {
    context: {} as OrderChangeContext,
    events: {} as OrderChangeEvent,
    input: {} as OrderChangeInput,
  },
  actors: {
    sendChange: fromPromise<ChangeAnswer, OrderChange>(async () => notProvided('sendChange')),
    /** Gives the change up. The answer is its outcome: refused as given up, unless it had arrived before. */
    giveUpChange: fromPromise<ChangeAnswer, { clientId: string }>(async () => notProvided('giveUpChange')),
  },
  actions: {
    /** A change does not wait for a browser that is slow to store it, or stores nothing. */
    storeChange: () => notProvided('storeChange'),
    forgetChange: () => notProvided('forgetChange'),
    takeRefusal: assign((_, answer: ChangeAnswer) => ({
      refusal:
        answer.kind === 'refused' ? { message: answer.message, isGivenUp: answer.isGivenUp ?? false } : null,
    })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    tell: sendParent(({ context: { change } }, { type }: Pick<ChangeTold, 'type'>): ChangeTold => ({
      type,
      change,
    })),
  },
  guards: {
    isFound: ({ context }) => context.isFound,
    isAccepted: (_, { kind }: ChangeAnswer) => kind === 'accepted',
  },
  delays: {
    callAnswer: timing.callAnswer,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
  },
}).createMachine({
  id: 'orderChange',
  context: ({ input }) => ({ ...input, attempts: 0, refusal: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isFound', target: 'found' }, { target: 'sending' }] },
    sending: {
      entry: 'storeChange',
      invoke: {
        id: 'sendChange',
        src: 'sendChange',
        input: ({ context }) => context.change,
        onDone: known,
        onError: 'givingUp',
      },
      after: { callAnswer: 'givingUp' },
      on: { 'change.abandoned': 'givingUp' },
    },
    /** An earlier visit stored it. Another tab may still be waiting for its answer and should get it first. */
    found: { after: { callAnswer: 'givingUp' } },
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

/** How a change stands, for display. */
export type ChangeState =
  | { kind: 'pending'; what: OrderChange['what'] }
  /** Unanswered or abandoned. The exchange is told not to take it and asked what became of it. */
  | { kind: 'givingUp'; what: OrderChange['what'] }
  | { kind: 'refused'; what: OrderChange['what']; message: string; isGivenUp: boolean };

export function changeStateOf(snapshot: SnapshotFrom<typeof orderChangeMachine>): ChangeState {
  const { change, refusal } = snapshot.context;
  const { what } = change;
  if (refusal) return { kind: 'refused', what, ...refusal };
  return { kind: snapshot.matches('givingUp') ? 'givingUp' : 'pending', what };
}
