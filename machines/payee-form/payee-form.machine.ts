import { assign, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { Payee } from '#domain/payment/wallet.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** Whom to send money to, as typed. */
export interface PayeeDetails {
  holder: string;
  bank: string;
  account: string;
}

/** What is sent. The password and the code are only ever on their way. */
export interface PayeeAsk extends PayeeDetails {
  clientId: string;
  /** Null: a new one. */
  payeeId: string | null;
  password: string;
  /** Of the second step; empty where none is asked for. */
  code: string;
}

/** What the exchange may answer. If there is no answer, the actor throws. */
export type PayeeAnswer =
  { kind: 'saved'; payee: Payee } | { kind: 'refused'; message: string; asksCode: boolean };

export interface PayeeFormContext {
  payeeId: string | null;
  /** What was last sent without an answer, and under which id: sent again unchanged, it is saved once. */
  sent: ({ clientId: string } & PayeeDetails) | null;
  /** Why the last attempt failed, in words. */
  trouble: string | null;
  payee: Payee | null;
  /** Whether a code of the second step is asked for. The exchange says so, too, if that was not known. */
  asksCode: boolean;
}

export type PayeeFormEvent = {
  type: 'payee.submitted';
  clientId: string;
  password: string;
  code: string;
} & PayeeDetails;

const isSame = (a: PayeeDetails, b: PayeeDetails): boolean =>
  a.holder === b.holder && a.bank === b.bank && a.account === b.account;

const answerOf = ({ event }: { event: DoneActorEvent<PayeeAnswer> }) => event.output;
const unanswered = {
  target: 'editing.noAnswer',
  actions: {
    type: 'keepTrouble',
    params: {
      trouble:
        'It is not known whether this payee was saved. Save it again: the same one is not saved twice.',
    },
  },
} as const;

/** Adding a payee, or changing one, with the password. The context never holds the password. */
export const payeeFormMachine = setup({
  types: {
    context: {} as PayeeFormContext,
    events: {} as PayeeFormEvent,
    input: {} as { payeeId: string | null; asksCode: boolean },
  },
  actors: {
    savePayee: fromPromise<PayeeAnswer, PayeeAsk>(async () => notProvided('savePayee')),
  },
  actions: {
    tellSaved: (_, _params: { payee: Payee }) => notProvided('tellSaved'),
    keepSent: assign(({ context: { sent } }, { clientId, holder, bank, account }: PayeeFormEvent) => {
      const details = { holder, bank, account };
      const isAgain = sent !== null && isSame(sent, details);
      return { sent: { clientId: isAgain ? sent.clientId : clientId, ...details }, trouble: null };
    }),
    /** A refusal is the answer to that id: another attempt needs another. */
    takeRefusal: assign(({ context }, answer: PayeeAnswer) => ({
      sent: null,
      asksCode: context.asksCode || (answer.kind === 'refused' && answer.asksCode),
      trouble: answer.kind === 'refused' ? answer.message : null,
    })),
    takeSaved: assign((_, answer: PayeeAnswer) => ({
      payee: answer.kind === 'saved' ? answer.payee : null,
      sent: null,
    })),
    keepTrouble: assign((_, { trouble }: { trouble: string }) => ({ trouble })),
  },
  guards: { isSaved: (_, { kind }: PayeeAnswer) => kind === 'saved' },
  delays: { callAnswer: timing.callAnswer },
}).createMachine({
  id: 'payeeForm',
  context: ({ input }) => ({ ...input, sent: null, trouble: null, payee: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'idle',
      on: {
        'payee.submitted': {
          target: 'saving',
          actions: { type: 'keepSent', params: ({ event }) => event },
        },
      },
      states: { idle: {}, refused: {}, noAnswer: {} },
    },
    saving: {
      invoke: {
        id: 'savePayee',
        src: 'savePayee',
        input: ({ context, event }) => ({
          ...must(context.sent),
          payeeId: context.payeeId,
          password: event.type === 'payee.submitted' ? event.password : '',
          code: event.type === 'payee.submitted' ? event.code : '',
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: answerOf },
            target: 'saved',
            actions: { type: 'takeSaved', params: answerOf },
          },
          { target: 'editing.refused', actions: { type: 'takeRefusal', params: answerOf } },
        ],
        onError: unanswered,
      },
      after: { callAnswer: unanswered },
    },
    saved: {
      type: 'final',
      entry: { type: 'tellSaved', params: ({ context }) => ({ payee: must(context.payee) }) },
    },
  },
});

export type PayeeFormSnapshot = SnapshotFrom<typeof payeeFormMachine>;
