import { assign, fromCallback, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PlacedBet, SlipFacts } from '#domain/bet/slip-facts.ts';
import type { CoachStand, CoachStep } from '#domain/bettor/coach-stand.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface CoachInput {
  /** Whether the account has practice money: only there a first bet is offered unasked. */
  isPractice: boolean;
}

export interface CoachContext extends CoachInput {
  /** Where an earlier visit left it; null: it never began, or is not read yet. */
  kept: CoachStand | null;
  slip: SlipFacts;
  /** Client ids of the bets that were placed before the coach was asked for. */
  known: readonly string[];
  /** The coached bet, once it is placed. */
  bet: PlacedBet | null;
}

type SlipChanged = { type: 'slip.changed'; slip: SlipFacts };

export type CoachEvent =
  | SlipChanged
  /** Also to go on where it was left, and to open another match. */
  | { type: 'start.pressed' }
  | { type: 'skip.pressed' }
  | { type: 'gotIt.pressed' };

const theSlip = ({ event }: { event: SlipChanged }) => event;
const keep = (stand: CoachStand) => ({ type: 'keepStand', params: { stand } }) as const;
const isKept = (stand: CoachStand) => ({ type: 'isKept', params: { stand } }) as const;
const newBet = ({ known }: CoachContext, { slip }: SlipChanged) =>
  slip.placed.find(({ clientId }) => !known.includes(clientId)) ?? null;

const findingAnew = { target: '#coach.finding', actions: 'begin' } as const;
const starting = [
  { guard: 'hasSelection', target: '#coach.coaching.stake', actions: ['begin', 'showSlip'] },
  findingAnew,
] as const;
const takeSlip = { type: 'takeSlip', params: theSlip } as const;
const isNewBet = { type: 'isNewBet', params: theSlip } as const;
const isSelection = { type: 'isSelection', params: theSlip } as const;
const toBet = { guard: isNewBet, target: '#coach.coaching.bet', actions: takeSlip } as const;
const toStake = { guard: isSelection, target: '#coach.coaching.stake', actions: takeSlip } as const;

/**
 * A coached first bet: three steps on a match that is on. Only what the bettor does in the slip leads on, never a press on
 * the coach itself. It is offered to whoever begins with practice money, can be left, and is found again.
 */
export const coachMachine = setup({
  types: { context: {} as CoachContext, events: {} as CoachEvent, input: {} as CoachInput },
  actors: {
    /** Where an earlier visit left it; null: it never began. */
    readStand: fromPromise<CoachStand | null>(async () => notProvided('readStand')),
    /** The address of a match that can be bet on now; null: there is none. */
    findMatch: fromPromise<string | null>(async () => notProvided('findMatch')),
    /** Sends `slip.changed` at once and with each change. */
    watchSlip: fromCallback<CoachEvent>(() => notProvided('watchSlip')),
  },
  actions: {
    takeSlip: assign(({ context }, event: SlipChanged) => ({
      slip: event.slip,
      bet: newBet(context, event) ?? context.bet,
    })),
    begin: assign({
      bet: null,
      known: ({ context }) => context.slip.placed.map(({ clientId }) => clientId),
    }),
    keepStand: (_, _params: { stand: CoachStand }) => notProvided('keepStand'),
    openMatch: (_, _params: { path: string | null }) => notProvided('openMatch'),
    showSlip: () => notProvided('showSlip'),
  },
  guards: {
    hasSelection: ({ context }) => context.slip.hasSelection,
    isNewBet: ({ context }, event: SlipChanged) => newBet(context, event) !== null,
    isSelection: (_, { slip }: SlipChanged) => slip.hasSelection,
    isPractice: ({ context }) => context.isPractice,
    isKept: ({ context }, { stand }: { stand: CoachStand }) => context.kept === stand,
    isFound: (_, { path }: { path: string | null }) => path !== null,
  },
  delays: { storeAnswer: timing.storeAnswer, callAnswer: timing.callAnswer },
}).createMachine({
  id: 'coach',
  context: ({ input }) => ({
    ...input,
    kept: null,
    slip: { hasSelection: false, placed: [] },
    known: [],
    bet: null,
  }),
  invoke: { src: 'watchSlip' },
  on: { 'slip.changed': { actions: takeSlip } },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readStand',
        src: 'readStand',
        onDone: {
          target: 'deciding',
          actions: assign({ kept: ({ event }) => event.output }),
        },
        // A browser that keeps nothing has nothing to go on with.
        onError: 'deciding',
      },
      after: { storeAnswer: 'deciding' },
    },
    deciding: {
      always: [
        { guard: isKept('price'), target: 'coaching.price' },
        { guard: isKept('stake'), target: 'coaching.stake' },
        { guard: isKept('bet'), target: 'coaching.bet' },
        { guard: isKept('left'), target: 'left' },
        { guard: isKept('done'), target: 'done' },
        { guard: isKept('notOffered'), target: 'notOffered' },
        { guard: 'isPractice', target: 'offered' },
        { target: 'notOffered' },
      ],
    },
    notOffered: { on: { 'start.pressed': starting } },
    offered: {
      on: {
        'start.pressed': starting,
        // Whoever bets unasked needs no coach.
        'slip.changed': { guard: isNewBet, target: 'notOffered', actions: [takeSlip, keep('notOffered')] },
      },
    },
    finding: {
      invoke: {
        id: 'findMatch',
        src: 'findMatch',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ path: event.output }) },
            target: 'coaching.price',
            actions: { type: 'openMatch', params: ({ event }) => ({ path: event.output }) },
          },
          { target: 'noMatch' },
        ],
        onError: 'noMatch',
      },
      after: { callAnswer: 'noMatch' },
      on: { 'slip.changed': [toBet, toStake], 'skip.pressed': 'left' },
    },
    /** Nothing is selected: a selection would have led on. */
    noMatch: {
      on: { 'start.pressed': findingAnew, 'slip.changed': [toBet, toStake], 'skip.pressed': 'left' },
    },
    coaching: {
      initial: 'price',
      on: { 'skip.pressed': 'left' },
      states: {
        price: {
          entry: keep('price'),
          on: { 'start.pressed': starting, 'slip.changed': [toBet, toStake] },
        },
        stake: {
          entry: keep('stake'),
          on: {
            'slip.changed': [
              toBet,
              { guard: isSelection, actions: takeSlip },
              { target: 'price', actions: takeSlip },
            ],
          },
        },
        bet: {
          entry: keep('bet'),
          on: { 'gotIt.pressed': '#coach.done', 'skip.pressed': '#coach.done' },
        },
      },
    },
    left: {
      entry: keep('left'),
      on: {
        'start.pressed': starting,
        'slip.changed': { guard: isNewBet, target: 'done', actions: takeSlip },
      },
    },
    done: { entry: keep('done'), on: { 'start.pressed': starting } },
  },
});

export type CoachRef = ActorRefFrom<typeof coachMachine>;
export type CoachSnapshot = SnapshotFrom<typeof coachMachine>;

const steps: readonly CoachStep[] = ['price', 'stake', 'bet'];

/** The step that is being coached; null: none is. */
export const stepOf = (snapshot: CoachSnapshot): CoachStep | null =>
  steps.find((step) => snapshot.matches({ coaching: step })) ?? null;
