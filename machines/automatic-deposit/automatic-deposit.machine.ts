import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { BettorPayment, PaymentCommand, PaymentRefusal } from '#domain/payment/bettor-payment.ts';
import { readAmount } from '#domain/payment/typed-amount.ts';
import { timing } from '#domain/site/timing.ts';
import type { DepositMethod } from '../deposit/deposit.machine.ts';
import { notProvided } from '../not-provided.ts';
import type { CommandNews } from '../payments/payments.types.ts';

/** The way to pay without a UTR, if there is one, and the deposit of this amount that is under way by it. */
export interface AutomaticWay {
  method: DepositMethod | null;
  underWay: BettorPayment | null;
}

export interface AutomaticDepositContext {
  /** As it stands in the address. */
  amountText: string;
  way: AutomaticWay | null;
  refusal: PaymentRefusal | null;
  payment: BettorPayment | null;
}

export type AutomaticDepositEvent =
  CommandNews | { type: 'retry.chosen' } | { type: 'ask.chosen'; clientId: string; chosenAt: string };

type Ask = Extract<AutomaticDepositEvent, { type: 'ask.chosen' }>;

const amountOf = ({ amountText, way }: AutomaticDepositContext): number | null =>
  way?.method ? readAmount(amountText, way.method).amount : null;

const commandOf = ({ context, event }: { context: AutomaticDepositContext; event: Ask }): PaymentCommand => ({
  type: 'ASK_DEPOSIT',
  clientId: event.clientId,
  chosenAt: event.chosenAt,
  methodId: must(context.way?.method).methodId,
  amount: must(amountOf(context)),
});

/** One deposit that the bettor's bank is asked for itself. Opening its address asks for nothing: a press does. */
export const automaticDepositMachine = setup({
  types: {
    context: {} as AutomaticDepositContext,
    events: {} as AutomaticDepositEvent,
    input: {} as { amountText: string },
  },
  actors: {
    readWay: fromPromise<AutomaticWay, { amountText: string }>(async () => notProvided('readWay')),
  },
  actions: {
    /** Has the command stored and sent. */
    giveCommand: (_, _params: { command: PaymentCommand }) => notProvided('giveCommand'),
  },
  guards: {
    isUnderWay: ({ context }) => context.way?.underWay != null,
    mayAsk: ({ context }) => context.way?.method?.isOn === true && amountOf(context) !== null,
    hasRefusal: ({ context }) => context.refusal !== null,
    hasPayment: (_, { payment }: { payment: BettorPayment | null }) => payment !== null,
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'automaticDeposit',
  context: ({ input }) => ({ ...input, way: null, refusal: null, payment: null }),
  initial: 'finding',
  on: {
    // From this press, or one whose answer an earlier visit did not hear.
    'command.begun': '.asking',
    'command.ended': [
      {
        guard: { type: 'hasPayment', params: ({ event }) => event },
        target: '.asked',
        actions: assign({ payment: ({ event }) => event.payment }),
      },
      { target: '.finding', actions: assign({ refusal: ({ event }) => event.refusal }) },
    ],
  },
  states: {
    finding: {
      invoke: {
        id: 'readWay',
        src: 'readWay',
        input: ({ context: { amountText } }) => ({ amountText }),
        onDone: {
          target: 'deciding',
          actions: assign({
            way: ({ event }) => event.output,
            payment: ({ event }) => event.output.underWay,
          }),
        },
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
    },
    noAnswer: { on: { 'retry.chosen': 'finding' } },
    deciding: {
      always: [
        { guard: 'isUnderWay', target: 'asked' },
        { guard: 'hasRefusal', target: 'ready.refused' },
        { guard: 'mayAsk', target: 'ready' },
        { target: 'notOffered' },
      ],
    },
    /** The way is off, or does not take this amount. */
    notOffered: {},
    ready: {
      initial: 'idle',
      on: {
        'ask.chosen': {
          guard: 'mayAsk',
          target: 'asking',
          actions: [
            assign({ refusal: null }),
            { type: 'giveCommand', params: (asked) => ({ command: commandOf(asked) }) },
          ],
        },
      },
      states: { idle: {}, refused: {} },
    },
    /** The command is under way. Its own machine says how it stands. */
    asking: {},
    /** From here on it is waited for. */
    asked: { type: 'final' },
  },
});

export type AutomaticDepositSnapshot = SnapshotFrom<typeof automaticDepositMachine>;

/** Why this amount cannot be asked for in this way, in words; null if it can. */
export const selectProblem = ({ context: { amountText, way } }: AutomaticDepositSnapshot): string | null =>
  way?.method ? readAmount(amountText, way.method).problem : null;
