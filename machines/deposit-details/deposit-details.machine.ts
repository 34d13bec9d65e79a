import {
  assign,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type DoneActorEvent,
  type SnapshotFrom,
} from 'xstate';
import { must } from '#domain/must.ts';
import type { BettorPayment, PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { findToPay, isToPay, type DetailsAddress, type FoundDeposit } from '#domain/payment/find-deposit.ts';
import { readUtr } from '#domain/payment/utr.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';
import type { DepositDetailsContext, DepositDetailsEvent, GiveUpAnswer } from './deposit-details.types.ts';

type Given = Extract<DepositDetailsEvent, { type: 'utr.given' }>;
const commandOf = ({ context, event }: { context: DepositDetailsContext; event: Given }): PaymentCommand => ({
  type: 'GIVE_UTR',
  clientId: event.clientId,
  chosenAt: event.chosenAt,
  paymentId: must(context.payment).paymentId,
  utr: must(readUtr(context.utrText)),
});

const none = { payment: null, other: null };
const takeFound = assign<
  DepositDetailsContext,
  DoneActorEvent<readonly BettorPayment[]>,
  undefined,
  DepositDetailsEvent,
  never
>(({ context, event }) => {
  const deposit: FoundDeposit = findToPay(event.output, context.address);
  if (deposit.kind === 'none') return none;
  return { ...none, [deposit.kind === 'found' ? 'payment' : 'other']: deposit.payment };
});
const untold = { target: 'typing.noAnswer' } as const;

/** Whom and what to pay, and the UTR under which it was paid. */
export const depositDetailsMachine = setup({
  types: {
    context: {} as DepositDetailsContext,
    events: {} as DepositDetailsEvent,
    input: {} as DetailsAddress,
  },
  actors: {
    readDeposits: fromPromise<readonly BettorPayment[]>(async () => notProvided('readDeposits')),
    /** Sends `payment.changed` now and then, and after each `news.heard`. */
    followPayment: fromCallback<DepositDetailsEvent, { paymentId: string }>(() =>
      notProvided('followPayment'),
    ),
    giveUpDeposit: fromPromise<GiveUpAnswer, { paymentId: string }>(async () => notProvided('giveUpDeposit')),
  },
  actions: {
    /** Has the command stored and sent. */
    giveCommand: (_, _params: { command: PaymentCommand }) => notProvided('giveCommand'),
    takeCommand: assign((_, { command }: { command: PaymentCommand }) =>
      command.type === 'GIVE_UTR' ? { utrText: command.utr, refusal: null } : {},
    ),
    takePayment: assign((_, { payment }: { payment: BettorPayment | null }) => (payment ? { payment } : {})),
  },
  guards: {
    isFound: ({ context }) => context.payment !== null,
    isToPay: ({ context: { payment } }) => payment !== null && isToPay(payment),
    isSaidPaid: ({ context: { payment } }) =>
      payment?.utr != null && (payment.state === 'WAITING' || payment.state === 'APPROVED'),
    hasPayment: (_, { payment }: { payment: BettorPayment | null }) => payment !== null,
    hasRefusal: ({ context }) => context.refusal !== null,
    isUtr: ({ context }) => readUtr(context.utrText) !== null,
    isNewer: ({ context }, { payment }: { payment: BettorPayment }) =>
      payment.paymentId === context.payment?.paymentId && payment.version > context.payment.version,
    isHeard: (_, { kind }: GiveUpAnswer) => kind === 'heard',
  },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'depositDetails',
  context: ({ input }) => ({
    address: input,
    ...none,
    utrText: '',
    refusal: null,
    isGivingUp: false,
  }),
  initial: 'finding',
  on: {
    // From this press, or one whose answer an earlier visit did not hear.
    'command.begun': {
      target: '.giving',
      actions: { type: 'takeCommand', params: ({ event }) => event },
    },
    'command.ended': [
      {
        guard: { type: 'hasPayment', params: ({ event }) => event },
        target: '.sorting',
        actions: { type: 'takePayment', params: ({ event }) => event },
      },
      { target: '.finding', actions: assign({ refusal: ({ event }) => event.refusal }) },
    ],
  },
  states: {
    finding: {
      invoke: {
        id: 'readDeposits',
        src: 'readDeposits',
        onDone: { target: 'sorting', actions: takeFound },
        onError: 'noAnswer',
      },
      after: { callAnswer: 'noAnswer' },
    },
    noAnswer: { on: { 'retry.chosen': 'finding' } },
    sorting: {
      always: [
        { guard: 'isToPay', target: 'typing' },
        { guard: 'isSaidPaid', target: 'given' },
        { guard: 'isFound', target: 'over' },
        { target: 'notThere' },
      ],
    },
    /** The address means no deposit that is to be paid. Nothing was asked, nothing is booked. */
    notThere: {},
    typing: {
      initial: 'sorting',
      invoke: {
        id: 'followPayment',
        src: 'followPayment',
        input: ({ context }) => ({ paymentId: must(context.payment).paymentId }),
      },
      on: {
        'news.heard': { actions: sendTo('followPayment', { type: 'news.heard' }) },
        'utr.typed': {
          target: '.idle',
          actions: assign({ utrText: ({ event }) => event.text, refusal: null }),
        },
        'utr.given': {
          guard: 'isUtr',
          target: 'giving',
          actions: { type: 'giveCommand', params: (given) => ({ command: commandOf(given) }) },
        },
        'giveUp.chosen': 'givingUp',
        'payment.changed': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          target: 'sorting',
          actions: { type: 'takePayment', params: ({ event }) => event },
        },
      },
      states: {
        sorting: {
          always: [
            { guard: 'hasRefusal', target: 'refused' },
            { guard: ({ context }) => context.isGivingUp, target: 'givenUp' },
            { target: 'idle' },
          ],
        },
        idle: {},
        refused: {},
        /** Its provider has still to confirm that nothing will be charged. */
        givenUp: {},
        noAnswer: {},
      },
    },
    /** The command is under way. Its own machine says how it stands. */
    giving: {},
    givingUp: {
      invoke: {
        id: 'giveUpDeposit',
        src: 'giveUpDeposit',
        input: ({ context }) => ({ paymentId: must(context.payment).paymentId }),
        onDone: [
          {
            guard: { type: 'isHeard', params: ({ event }) => event.output },
            target: 'sorting',
            actions: [
              assign({ isGivingUp: true }),
              {
                type: 'takePayment',
                params: ({ event: { output } }) => ({
                  payment: output.kind === 'heard' ? output.payment : null,
                }),
              },
            ],
          },
          // It moved meanwhile.
          { target: 'finding' },
        ],
        onError: untold,
      },
      after: { callAnswer: untold },
    },
    /** It is waited for on a page of its own. */
    given: { type: 'final' },
    over: {},
  },
});

export type DepositDetailsSnapshot = SnapshotFrom<typeof depositDetailsMachine>;
