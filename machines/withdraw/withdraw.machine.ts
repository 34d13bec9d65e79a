import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import type { TypedAmount } from '#domain/payment/typed-amount.ts';
import type { Payee } from '#domain/payment/wallet.ts';
import {
  amountWithin,
  asksCode,
  whyNotTo,
  type Withdrawal,
  type WithdrawalFacts,
} from '#domain/payment/withdrawal.ts';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import { notProvided } from '../not-provided.ts';

export interface WithdrawContext {
  /** Null until known. */
  facts: WithdrawalFacts | null;
  /** As typed. */
  text: string;
  payeeId: string | null;
  /** Why nothing can be asked for, once somebody tried. */
  trouble: string | null;
  /** What is being confirmed: exactly this is asked for, whatever is heard meanwhile. */
  asked: Withdrawal | null;
}

export type WithdrawEvent =
  | { type: 'facts.changed'; facts: WithdrawalFacts }
  | { type: 'amount.typed'; text: string }
  | { type: 'payee.chosen'; payeeId: string }
  /** Both with the time of the press (RFC 3339). */
  | { type: 'withdraw.chosen'; at: string }
  /** `code`: of the second step, where one is asked for. */
  | { type: 'confirm.chosen'; at: string; clientId: string; code?: string }
  | { type: 'back.chosen' }
  /** The bettor has seen what became of what was asked. */
  | { type: 'command.closed'; isDone: boolean };

const payeeOf = ({ facts, payeeId }: WithdrawContext): Payee | undefined =>
  facts?.payees.find((payee) => payee.payeeId === payeeId);

const typedOf = ({ facts, text }: WithdrawContext): TypedAmount =>
  facts ? amountWithin(text, facts.available, facts) : { amount: null, problem: null };

/** Null: it can be asked for. */
function whyNot(context: WithdrawContext, at: string): string | null {
  if (!context.facts) return 'Your balance is not known yet.';
  const typed = typedOf(context);
  if (typed.amount === null) return typed.problem ?? 'Write how much to take out.';
  return whyNotTo(payeeOf(context), at, context.facts);
}

function withdrawalOf(context: WithdrawContext): Withdrawal {
  return { payee: must(payeeOf(context)), amount: must(typedOf(context).amount) };
}

function commandOf(
  { asked, facts }: WithdrawContext,
  { at, clientId, code }: Extract<WithdrawEvent, { type: 'confirm.chosen' }>,
): PaymentCommand {
  const { payee, amount } = must(asked);
  const { payeeId, version: payeeVersion } = payee;
  const isAsked = facts !== null && asksCode({ payee, amount }, facts);
  const what = { payeeId, payeeVersion, amount, ...(isAsked && code !== undefined && { code }) };
  return { type: 'ASK_WITHDRAWAL', clientId, chosenAt: at, ...what };
}

/** Whether what is being confirmed is no longer what would be asked for: another version of the payee, or less is free. */
function isOutdated({ asked, facts }: WithdrawContext): boolean {
  if (!asked || !facts) return true;
  const payee = facts.payees.find(({ payeeId }) => payeeId === asked.payee.payeeId);
  return payee?.version !== asked.payee.version || facts.available < asked.amount;
}

const lacksCode = ({ asked, facts }: WithdrawContext, code: string | undefined): boolean =>
  asked !== null && facts !== null && asksCode(asked, facts) && !code?.trim();

/** The only payee need not be chosen; one that is gone is not. */
function chosenOf({ payees }: WithdrawalFacts, payeeId: string | null): string | null {
  if (payees.some((payee) => payee.payeeId === payeeId)) return payeeId;
  return payees.length === 1 ? (payees[0]?.payeeId ?? null) : null;
}

/** Money out: to whom and how much, said once more before it is asked for. Nothing leaves without the second press. */
export const withdrawMachine = setup({
  types: { context: {} as WithdrawContext, events: {} as WithdrawEvent },
  actions: {
    giveCommand: (_, _params: { command: PaymentCommand }) => notProvided('giveCommand'),
    takeFacts: assign(({ context }, { facts }: { facts: WithdrawalFacts }) => ({
      facts,
      payeeId: chosenOf(facts, context.payeeId),
    })),
    sayWhyNot: assign(({ context }, { at }: { at: string }) => ({ trouble: whyNot(context, at) })),
    sayOutdated: assign({
      trouble: 'Your balance or this payee has changed. Nothing was asked for; look at it again.',
      asked: null,
    }),
    sayCodeMissing: assign({ trouble: secondStepWords.codeMissing }),
    freeze: assign(({ context }) => ({ asked: withdrawalOf(context), trouble: null })),
    forgetAsked: assign({ asked: null, trouble: null }),
    clear: assign({ text: '', trouble: null, asked: null }),
  },
  guards: {
    canAsk: ({ context }, { at }: { at: string }) => whyNot(context, at) === null,
    lacksCode: ({ context }, { code }: { code?: string }) => lacksCode(context, code),
    isOutdated: ({ context }) => isOutdated(context),
    isDone: (_, { isDone }: { isDone: boolean }) => isDone,
  },
}).createMachine({
  id: 'withdraw',
  context: { facts: null, text: '', payeeId: null, trouble: null, asked: null },
  initial: 'editing',
  on: { 'facts.changed': { actions: { type: 'takeFacts', params: ({ event }) => event } } },
  states: {
    editing: {
      on: {
        'amount.typed': { actions: assign({ text: ({ event }) => event.text, trouble: null }) },
        'payee.chosen': { actions: assign({ payeeId: ({ event }) => event.payeeId, trouble: null }) },
        'withdraw.chosen': [
          {
            guard: { type: 'canAsk', params: ({ event }) => event },
            target: 'confirming',
            actions: 'freeze',
          },
          { actions: { type: 'sayWhyNot', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      always: { guard: 'isOutdated', target: 'editing', actions: 'sayOutdated' },
      on: {
        'back.chosen': { target: 'editing', actions: 'forgetAsked' },
        'confirm.chosen': [
          { guard: { type: 'lacksCode', params: ({ event }) => event }, actions: 'sayCodeMissing' },
          {
            target: 'given',
            actions: {
              type: 'giveCommand',
              params: ({ context, event }) => ({ command: commandOf(context, event) }),
            },
          },
        ],
      },
    },
    /** It was handed over and goes on by itself. Another can be asked for once its bettor knows what became of it. */
    given: {
      on: {
        'command.closed': [
          {
            guard: { type: 'isDone', params: ({ event }) => event },
            target: 'editing',
            actions: 'clear',
          },
          { target: 'editing', actions: 'forgetAsked' },
        ],
      },
    },
  },
});

export type WithdrawRef = ActorRefFrom<typeof withdrawMachine>;
export type WithdrawSnapshot = SnapshotFrom<typeof withdrawMachine>;

export const selectTyped = ({ context }: WithdrawSnapshot): TypedAmount => typedOf(context);
