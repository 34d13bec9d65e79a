import { assign, fromPromise, sendParent, setup, type DoneActorEvent } from 'xstate';
import { backOff, randomOf } from '#domain/site/back-off.ts';
import { timing } from '#domain/site/timing.ts';
import { askUntilKnown } from '../ask-until-known.ts';
import { notProvided } from '../not-provided.ts';

/** What is asked of a bet that waits. `stake` is the whole stake, what is matched included. */
export type AskedChange = { marketId: string; orderId: string } & (
  { what: 'cancel' } | { what: 'edit'; odds: number; stake: number }
);
export type OrderChange = AskedChange & { clientId: string };

export type ChangeAnswer = { kind: 'accepted' } | { kind: 'refused'; message: string };

export interface OrderChangeInput {
  change: OrderChange;
  /** Which of the changes that were asked for: what is told to the parent names it. */
  ask: number;
}

export interface OrderChangeContext extends OrderChangeInput {
  attempts: number;
}

export type OrderChangeEvent =
  /** The bettor wants the bet as it is after all. */
  { type: 'change.left' } | { type: 'network.returned' };

/** Told to the machine that asked for the change. */
export type ChangeTold =
  | { type: 'change.accepted'; ask: number; orderId: string }
  | { type: 'change.refused'; ask: number; orderId: string; message: string }
  | { type: 'change.unanswered'; ask: number; orderId: string };

const answerOf = ({ event }: { event: DoneActorEvent<ChangeAnswer> }) => event.output;
const known = [
  {
    guard: { type: 'isAccepted', params: answerOf },
    target: '#orderChange.accepted',
    actions: 'tellAccepted',
  },
  { target: '#orderChange.refused', actions: { type: 'tellRefused', params: answerOf } },
] as const;

/**
 * One change of a bet that waits: sent once, under one id. Where no answer comes, or the bettor leaves it, the exchange is
 * told not to take it any more, and says what became of it: until then nothing else is asked of that bet.
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
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    tellAccepted: sendParent(({ context: { ask, change } }): ChangeTold => ({
      type: 'change.accepted',
      ask,
      orderId: change.orderId,
    })),
    tellRefused: sendParent(({ context: { ask, change } }, answer: ChangeAnswer): ChangeTold => ({
      type: 'change.refused',
      ask,
      orderId: change.orderId,
      message: answer.kind === 'refused' ? answer.message : '',
    })),
    tellUnanswered: sendParent(({ context: { ask, change } }): ChangeTold => ({
      type: 'change.unanswered',
      ask,
      orderId: change.orderId,
    })),
  },
  guards: { isAccepted: (_, { kind }: ChangeAnswer) => kind === 'accepted' },
  delays: {
    callAnswer: timing.callAnswer,
    backOff: ({ context: { attempts, ask } }) => backOff(attempts, randomOf(ask, attempts)),
  },
}).createMachine({
  id: 'orderChange',
  context: ({ input }) => ({ ...input, attempts: 0 }),
  initial: 'sending',
  states: {
    sending: {
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
    givingUp: {
      entry: 'tellUnanswered',
      initial: 'asking',
      states: askUntilKnown({
        src: 'giveUpChange',
        input: ({ context }: { context: OrderChangeContext }) => ({ clientId: context.change.clientId }),
        known,
        inVain: 'waiting',
      }),
    },
    accepted: { type: 'final' },
    refused: { type: 'final' },
  },
});
