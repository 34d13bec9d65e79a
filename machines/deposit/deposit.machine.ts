import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { BettorPayment, PaymentCommand, PaymentRefusal } from '#domain/payment/bettor-payment.ts';
import { must } from '#domain/must.ts';
import { readAmount, type TypedAmount } from '#domain/payment/typed-amount.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';
import type { CommandNews } from '../payments/payments.types.ts';

/** A way to pay in. Amounts in minor units. */
export interface DepositMethod {
  methodId: string;
  name: string;
  least: number;
  most: number;
  usualSeconds: number;
  asksUtr: boolean;
  isOn: boolean;
}

export interface DepositInput {
  /** From the address; what is no way to pay chooses none. */
  methodId: string;
}

export interface DepositContext extends DepositInput {
  methods: readonly DepositMethod[];
  amountText: string;
  refusal: PaymentRefusal | null;
  payment: BettorPayment | null;
}

export type DepositEvent =
  | CommandNews
  | { type: 'retry.chosen' }
  | { type: 'method.chosen'; methodId: string }
  /** On a phone: from the method to the amount, and back. */
  | { type: 'next.chosen' }
  | { type: 'back.chosen' }
  | { type: 'amount.typed'; text: string }
  | { type: 'ask.chosen'; clientId: string; chosenAt: string };

const methodOf = ({ methods, methodId }: DepositContext): DepositMethod | null =>
  methods.find((method) => method.methodId === methodId) ?? null;

const typedOf = (context: DepositContext): TypedAmount => {
  const method = methodOf(context);
  return method ? readAmount(context.amountText, method) : { amount: null, problem: null };
};

const mayAsk = (context: DepositContext): boolean =>
  methodOf(context)?.isOn === true && typedOf(context).amount !== null;

type Ask = Extract<DepositEvent, { type: 'ask.chosen' }>;
const commandOf = ({ context, event }: { context: DepositContext; event: Ask }): PaymentCommand => ({
  type: 'ASK_DEPOSIT',
  clientId: event.clientId,
  chosenAt: event.chosenAt,
  methodId: context.methodId,
  amount: must(typedOf(context).amount),
});

const takeMethod = assign<
  DepositContext,
  Extract<DepositEvent, { type: 'method.chosen' }>,
  undefined,
  DepositEvent,
  never
>({
  methodId: ({ event }) => event.methodId,
  refusal: null,
});

/** How, and how much, money is paid in. Only a press asks for it. */
export const depositMachine = setup({
  types: { context: {} as DepositContext, events: {} as DepositEvent, input: {} as DepositInput },
  actors: {
    readMethods: fromPromise<readonly DepositMethod[]>(async () => notProvided('readMethods')),
  },
  actions: {
    /** Has the command stored and sent. */
    giveCommand: (_, _params: { command: PaymentCommand }) => notProvided('giveCommand'),
    takeCommand: assign(({ context }, { command }: { command: PaymentCommand }) =>
      command.type === 'ASK_DEPOSIT' ? { methodId: command.methodId, refusal: null } : context,
    ),
  },
  guards: {
    isMethodOn: ({ context }) => methodOf(context)?.isOn === true,
    isTyped: ({ context: { amountText } }) => amountText !== '',
    isAutomatic: ({ context }) => methodOf(context)?.asksUtr === false && mayAsk(context),
    isKnown: ({ context }, { methodId }: { methodId: string }) =>
      context.methods.some((method) => method.methodId === methodId),
    mayAsk: ({ context }) => mayAsk(context),
    hasPayment: (_, { payment }: { payment: BettorPayment | null }) => payment !== null,
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({ ...input, methods: [], amountText: '', refusal: null, payment: null }),
  initial: 'loading',
  on: {
    // From this press, or one whose answer an earlier visit did not hear.
    'command.begun': { target: '.asking', actions: { type: 'takeCommand', params: ({ event }) => event } },
    'command.ended': [
      {
        guard: { type: 'hasPayment', params: ({ event }) => event },
        target: '.asked',
        actions: assign({ payment: ({ event }) => event.payment }),
      },
      { target: '.loading', actions: assign({ refusal: ({ event }) => event.refusal }) },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: 'readMethods',
        src: 'readMethods',
        onDone: { target: 'choosing', actions: assign({ methods: ({ event }) => event.output }) },
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
    },
    noAnswer: { on: { 'retry.chosen': 'loading' } },
    /** On a phone one step after the other; where there is room, both stand beside each other. */
    choosing: {
      initial: 'sorting',
      on: {
        'method.chosen': { guard: { type: 'isKnown', params: ({ event }) => event }, actions: takeMethod },
        'amount.typed': { actions: assign({ amountText: ({ event }) => event.text, refusal: null }) },
        'ask.chosen': [
          { guard: 'isAutomatic', target: 'automatic' },
          {
            guard: 'mayAsk',
            target: 'asking',
            actions: { type: 'giveCommand', params: (asked) => ({ command: commandOf(asked) }) },
          },
        ],
      },
      states: {
        // What was typed before a refusal is corrected, not typed anew.
        sorting: { always: [{ guard: 'isTyped', target: 'amount' }, { target: 'method' }] },
        method: { on: { 'next.chosen': { guard: 'isMethodOn', target: 'amount' } } },
        amount: { on: { 'back.chosen': 'method' } },
      },
    },
    /** The command is under way. Its own machine says how it stands. */
    asking: {},
    /** This way asks the bettor's bank itself, on a page of its own. */
    automatic: { type: 'final' },
    asked: { type: 'final' },
  },
});

export type DepositSnapshot = SnapshotFrom<typeof depositMachine>;

export const selectMethod = ({ context }: DepositSnapshot): DepositMethod | null => methodOf(context);
/** The amount that is typed, by what the chosen way takes. */
export const selectTyped = ({ context }: DepositSnapshot): TypedAmount => typedOf(context);
