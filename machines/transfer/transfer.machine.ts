import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import type { TransferDirection } from '#domain/payment/payment.ts';
import type { TypedAmount } from '#domain/payment/typed-amount.ts';
import { amountWithin } from '#domain/payment/withdrawal.ts';
import { must } from '#domain/must.ts';
import { notProvided } from '../not-provided.ts';

/** What each wallet has that can be moved, minor units. */
export interface TransferFacts {
  /** Of the main one. */
  available: number;
  partner: number;
}

export interface TransferContext {
  /** Null until known. */
  facts: TransferFacts | null;
  direction: TransferDirection;
  /** As typed. */
  text: string;
  /** Why nothing can be moved, once somebody tried. */
  trouble: string | null;
}

export type TransferEvent =
  | { type: 'facts.changed'; facts: TransferFacts }
  | { type: 'direction.chosen'; direction: TransferDirection }
  | { type: 'amount.typed'; text: string }
  /** With the time of the press (RFC 3339). */
  | { type: 'transfer.chosen'; at: string; clientId: string }
  /** The bettor has seen what became of what was asked. */
  | { type: 'command.closed'; isDone: boolean };

const freeOf = ({ facts, direction }: TransferContext): number | null =>
  facts && (direction === 'TO_PARTNER' ? facts.available : facts.partner);

/** Any amount can be moved that is there. */
const typedOf = (context: TransferContext): TypedAmount =>
  amountWithin(context.text, freeOf(context) ?? 0, { least: 1, most: Number.MAX_SAFE_INTEGER });

function whyNot(context: TransferContext): string | null {
  if (!context.facts) return 'Your wallets are not known yet.';
  const typed = typedOf(context);
  return typed.amount === null ? (typed.problem ?? 'Write how much to move.') : null;
}

const commandOf = (
  context: TransferContext,
  { at, clientId }: { at: string; clientId: string },
): PaymentCommand => {
  const { direction } = context;
  return { type: 'TRANSFER', clientId, chosenAt: at, direction, amount: must(typedOf(context).amount) };
};

/** Money between the main wallet and the partner's. It can be moved back, so one press moves it. */
export const transferMachine = setup({
  types: { context: {} as TransferContext, events: {} as TransferEvent },
  actions: {
    giveCommand: (_, _params: { command: PaymentCommand }) => notProvided('giveCommand'),
    sayWhyNot: assign(({ context }) => ({ trouble: whyNot(context) })),
    clear: assign({ text: '', trouble: null }),
  },
  guards: {
    canMove: ({ context }) => whyNot(context) === null,
    isDone: (_, { isDone }: { isDone: boolean }) => isDone,
  },
}).createMachine({
  id: 'transfer',
  context: { facts: null, direction: 'TO_PARTNER', text: '', trouble: null },
  initial: 'editing',
  on: { 'facts.changed': { actions: assign({ facts: ({ event }) => event.facts }) } },
  states: {
    editing: {
      on: {
        'direction.chosen': { actions: assign({ direction: ({ event }) => event.direction, trouble: null }) },
        'amount.typed': { actions: assign({ text: ({ event }) => event.text, trouble: null }) },
        'transfer.chosen': [
          {
            guard: 'canMove',
            target: 'given',
            actions: [
              {
                type: 'giveCommand',
                params: ({ context, event }) => ({ command: commandOf(context, event) }),
              },
              assign({ trouble: null }),
            ],
          },
          { actions: 'sayWhyNot' },
        ],
      },
    },
    /** It was handed over and goes on by itself. Another can be asked for once its bettor knows what became of it. */
    given: {
      on: {
        'command.closed': [
          { guard: { type: 'isDone', params: ({ event }) => event }, target: 'editing', actions: 'clear' },
          { target: 'editing' },
        ],
      },
    },
  },
});

export type TransferRef = ActorRefFrom<typeof transferMachine>;
export type TransferSnapshot = SnapshotFrom<typeof transferMachine>;

export const selectTyped = ({ context }: TransferSnapshot): TypedAmount => typedOf(context);
export const selectFree = ({ context }: TransferSnapshot): number | null => freeOf(context);
