import { assign, enqueueActions, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PaymentCommand, PaymentCommandType } from '#domain/payment/bettor-payment.ts';
import { outliveChildren } from '../child-faults.ts';
import { notProvided } from '../not-provided.ts';
import { paymentMachine, type PaymentRef } from '../payment/payment.machine.ts';
import type { PaymentsContext, PaymentsEvent, PaymentsInput } from './payments.types.ts';

const isUnderWay = (payment: PaymentRef): boolean => payment.getSnapshot().status === 'active';

/** Every command about money of the signed-in user, one child each, until the bettor has seen what became of it. */
export const paymentsMachine = setup({
  types: {
    context: {} as PaymentsContext,
    events: {} as PaymentsEvent,
    input: {} as PaymentsInput,
  },
  actors: {
    payment: paymentMachine,
    /** Sends `commands.found` once if there are any. */
    findCommands: fromCallback<PaymentsEvent>(() => notProvided('findCommands')),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback<PaymentsEvent>(() => notProvided('watchNetwork')),
  },
  actions: {
    open: assign(
      (
        { context: { payments, seed }, spawn },
        { commands, isFound }: { commands: readonly PaymentCommand[]; isFound: boolean },
      ) => {
        const opened = new Map(payments);
        for (const command of commands) {
          const { clientId } = command;
          if (opened.has(clientId)) continue;
          const input = { command, isFound, seed: seed + opened.size };
          opened.set(clientId, spawn('payment', { id: clientId, syncSnapshot: true, input }));
        }
        return { payments: opened };
      },
    ),
    close: assign(({ context: { payments } }, { clientId }: { clientId: string }) => {
      const closed = payments.get(clientId);
      if (!closed || isUnderWay(closed)) return {};
      return { payments: new Map([...payments].filter(([id]) => id !== clientId)) };
    }),
    tellAll: enqueueActions(
      ({ context: { payments }, enqueue }, event: { type: 'network.returned' | 'payments.moved' }) => {
        for (const payment of payments.values()) if (isUnderWay(payment)) enqueue.sendTo(payment, event);
      },
    ),
    /** Makes a new map, so that subscribers to the commands look again. */
    lookAgain: assign({ payments: ({ context: { payments } }) => new Map(payments) }),
    reportFault: (_, _params: { error: unknown }) => notProvided('reportFault'),
  },
}).createMachine({
  id: 'payments',
  context: ({ input }) => ({ ...input, payments: new Map(), news: 0 }),
  invoke: [{ src: 'findCommands' }, { src: 'watchNetwork' }],
  on: {
    'command.given': {
      actions: {
        type: 'open',
        params: ({ event: { command } }) => ({ commands: [command], isFound: false }),
      },
    },
    'commands.found': {
      actions: { type: 'open', params: ({ event: { commands } }) => ({ commands, isFound: true }) },
    },
    'command.closed': { actions: { type: 'close', params: ({ event }) => event } },
    'orders.told': {
      guard: ({ event }) => event.havePaymentsMoved,
      actions: [
        assign({ news: ({ context }) => context.news + 1 }),
        { type: 'tellAll', params: { type: 'payments.moved' } },
      ],
    },
    'network.returned': { actions: { type: 'tellAll', params: { type: 'network.returned' } } },
    'xstate.snapshot.*': { actions: 'lookAgain' },
    'xstate.done.actor.*': { actions: 'lookAgain' },
    ...outliveChildren,
  },
});

export type PaymentsRef = ActorRefFrom<typeof paymentsMachine>;
export type PaymentsSnapshot = SnapshotFrom<typeof paymentsMachine>;

/** The last given command of one type that the bettor has not closed; null if there is none. */
export function selectCommand(
  { context: { payments } }: PaymentsSnapshot,
  type: PaymentCommandType,
): PaymentRef | null {
  const ofType = [...payments.values()].filter((one) => one.getSnapshot().context.command.type === type);
  return ofType.at(-1) ?? null;
}
