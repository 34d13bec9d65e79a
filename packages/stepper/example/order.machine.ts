import { assign, fromPromise, setup } from 'xstate';

interface Answer {
  readonly isInStock: boolean;
}

/** An order: it is asked for, may be answered too late, and is tried at most twice. */
export const orderMachine = setup({
  types: {
    context: {} as { item: string; tries: number },
    events: {} as { type: 'order.sent'; item: string } | { type: 'order.cancelled' },
  },
  actors: {
    sendOrder: fromPromise<Answer, { item: string }>(() => Promise.reject(new Error('Give a real one'))),
  },
  guards: {
    mayTry: ({ context }) => context.tries < 2,
    isInStock: (_, { isInStock }: Answer) => isInStock,
  },
  delays: { patience: 8_000, afterglow: 3_000 },
}).createMachine({
  id: 'order',
  context: { item: '', tries: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        'order.sent': {
          guard: 'mayTry',
          target: 'sending',
          actions: assign({
            item: ({ event }) => event.item,
            tries: ({ context }) => context.tries + 1,
          }),
        },
      },
    },
    sending: {
      invoke: {
        src: 'sendOrder',
        id: 'sendOrder',
        input: ({ context }) => ({ item: context.item }),
        onDone: [
          { guard: { type: 'isInStock', params: ({ event }) => event.output }, target: 'placed' },
          { target: 'open' },
        ],
        onError: 'open',
      },
      on: { 'order.cancelled': 'open' },
      after: { patience: 'unknown' },
    },
    unknown: { on: { 'order.sent': { guard: 'mayTry', target: 'sending' } } },
    placed: { after: { afterglow: 'closed' } },
    closed: { type: 'final' },
  },
});
