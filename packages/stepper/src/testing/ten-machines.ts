import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  log,
  not,
  raise,
  sendParent,
  sendTo,
  setup,
  stateIn,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';

/** Effects of these machines must never run under a stepper. */
const effectRan = (name: string): never => {
  throw new Error(`The effect ${name} ran`);
};

/** Delays in a row: each timer sets the next one. */
export const trafficLight = setup({ delays: { yellowTime: 400 } }).createMachine({
  id: 'trafficLight',
  initial: 'green',
  states: {
    green: { after: { 3000: 'yellow' } },
    yellow: { after: { yellowTime: 'red' } },
    red: { after: { 2000: 'green' }, on: { 'power.failed': 'blinking' } },
    blinking: { type: 'final' },
  },
});

/** Regions side by side, one of which asks the other. */
export const editor = createMachine({
  id: 'editor',
  type: 'parallel',
  states: {
    weight: {
      initial: 'normal',
      states: { normal: { on: { bold: 'bold' } }, bold: { on: { bold: 'normal' } } },
    },
    saving: {
      initial: 'clean',
      on: { bold: '.dirty' },
      states: {
        clean: {},
        dirty: { on: { save: { guard: stateIn({ weight: 'bold' }), target: 'clean' } } },
      },
    },
  },
});

/** History, shallow and deep. */
export const player = setup({}).createMachine({
  id: 'player',
  initial: 'off',
  states: {
    off: { on: { power: 'on.last', resume: 'on.everything' } },
    on: {
      initial: 'radio',
      on: { power: 'off' },
      states: {
        radio: { on: { mode: 'disc' } },
        disc: {
          initial: 'stopped',
          states: { stopped: { on: { play: 'playing' } }, playing: {} },
          on: { mode: 'radio' },
        },
        last: { type: 'history' },
        everything: { type: 'history', history: 'deep' },
      },
    },
  },
});

/** A promise with a time limit, and answers of two kinds. */
export const fetcher = setup({
  types: {
    context: {} as { id: string; tries: number; found: string | null },
    input: {} as { id: string },
    events: {} as { type: 'asked' } | { type: 'given.up' },
  },
  actors: { load: fromPromise<{ name: string | null }, { id: string }>(async () => effectRan('load')) },
  actions: { tellUser: () => effectRan('tellUser') },
  guards: {
    isFound: (_, { name }: { name: string | null }) => name !== null,
    mayTry: ({ context }) => context.tries < 2,
  },
  delays: { limit: 8_000 },
}).createMachine({
  id: 'fetcher',
  context: ({ input }) => ({ id: input.id, tries: 0, found: null }),
  initial: 'idle',
  states: {
    idle: { on: { asked: { guard: 'mayTry', target: 'loading' } } },
    loading: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        src: 'load',
        id: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            actions: assign({ found: ({ event }) => event.output.name }),
          },
          { target: 'absent' },
        ],
        onError: 'idle',
      },
      after: { limit: 'late' },
      on: { 'given.up': 'idle' },
    },
    found: { entry: { type: 'tellUser', params: { how: 'toast' } }, type: 'final' },
    absent: {},
    late: { on: { asked: 'loading' } },
  },
});

/** A callback, given inline, to which the machine speaks and which speaks back. */
export const socket = createMachine({
  types: {
    context: {} as { last: unknown },
    events: {} as { type: 'opened' | 'closed' | 'ping' } | { type: 'came'; text: string },
  },
  id: 'socket',
  context: { last: null },
  initial: 'connecting',
  invoke: { id: 'wire', src: fromCallback(() => effectRan('wire')) },
  states: {
    connecting: { on: { opened: 'open' } },
    open: {
      on: {
        ping: { actions: sendTo('wire', { type: 'ping' }) },
        came: { actions: assign({ last: ({ event }) => event.text }) },
        closed: 'connecting',
      },
    },
  },
});

/** Observables: of values and of events. */
export const meter = setup({
  types: { context: {} as { value: number; isOver: boolean } },
  actors: {
    values: fromObservable<number, undefined>(() => effectRan('values')),
    keys: fromEventObservable(() => effectRan('keys')),
  },
}).createMachine({
  id: 'meter',
  context: { value: 0, isOver: false },
  invoke: [
    {
      src: 'values',
      id: 'values',
      onSnapshot: { actions: assign({ value: ({ event }) => event.snapshot.context ?? 0 }) },
      onDone: { actions: assign({ isOver: true }) },
    },
    { src: 'keys', id: 'keys' },
  ],
  on: { 'key.*': { actions: assign({ value: -1 }) } },
});

export const lamp = setup({
  types: { input: {} as { name: string }, context: {} as { name: string } },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'dark',
  states: {
    dark: { on: { pressed: 'lit' } },
    lit: { entry: sendParent({ type: 'lamp.lit' }), after: { 500: 'dark' } },
  },
});

/** Machines under a machine: invoked, and spawned without an id. */
export const house = setup({
  types: {
    context: {} as { lit: number; lamps: AnyActorRef[] },
    events: {} as { type: 'lamp.added' | 'lamp.lit' | 'all.pressed' },
  },
  actors: { lamp },
}).createMachine({
  id: 'house',
  context: { lit: 0, lamps: [] },
  invoke: { src: 'lamp', id: 'hall', input: { name: 'hall' } },
  on: {
    'lamp.added': {
      actions: assign({
        lamps: ({ context, spawn }) => [...context.lamps, spawn('lamp', { input: { name: 'room' } })],
      }),
    },
    'lamp.lit': { actions: assign({ lit: ({ context }) => context.lit + 1 }) },
    'all.pressed': { actions: sendTo('hall', { type: 'pressed' }) },
  },
});

/** Decisions at once, by guards made of guards. */
export const door = setup({
  types: { context: {} as { key: boolean; alarm: boolean }, input: {} as { key: boolean; alarm: boolean } },
  guards: { hasKey: ({ context }) => context.key, isArmed: ({ context }) => context.alarm },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      on: { turned: { guard: and(['hasKey', not('isArmed')]), target: 'deciding' } },
    },
    deciding: { always: [{ guard: ({ context }) => context.alarm, target: 'ringing' }, { target: 'open' }] },
    ringing: {},
    open: { type: 'final' },
  },
});

/** An event of its own later, and called off. Words for the outside, too. */
export const debounce = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'typed'; text: string } | { type: 'settled' },
  },
  actions: { save: () => effectRan('save') },
}).createMachine({
  id: 'debounce',
  context: { text: '' },
  initial: 'quiet',
  on: {
    typed: {
      target: '.typing',
      actions: [
        assign({ text: ({ event }) => event.text }),
        cancel('settle'),
        raise({ type: 'settled' }, { id: 'settle', delay: 300 }),
        emit({ type: 'typing' }),
        log('typed'),
      ],
    },
  },
  states: { quiet: {}, typing: { on: { settled: { target: 'quiet', actions: 'save' } } } },
});

/** An actor that only computes, and any event at all. */
export const counter = setup({
  actors: {
    sum: fromTransition((sum: number, event: AnyEventObject) => (event.type === 'add' ? sum + 1 : sum), 0),
  },
}).createMachine({
  id: 'counter',
  initial: 'counting',
  states: {
    counting: {
      invoke: { src: 'sum', id: 'sum' },
      on: { stop: 'stopped', '*': { actions: sendTo('sum', { type: 'add' }) } },
    },
    stopped: {},
  },
});

/** Ten machines of kinds that people write, none of them Layline's. */
export const tenMachines: Readonly<Record<string, { machine: AnyStateMachine; input?: unknown }>> = {
  trafficLight: { machine: trafficLight },
  editor: { machine: editor },
  player: { machine: player },
  fetcher: { machine: fetcher, input: { id: 'p-1' } },
  socket: { machine: socket },
  meter: { machine: meter },
  house: { machine: house },
  door: { machine: door, input: { key: true, alarm: false } },
  debounce: { machine: debounce },
  counter: { machine: counter },
};
