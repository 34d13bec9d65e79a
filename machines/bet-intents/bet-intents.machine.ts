import { assign, enqueueActions, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { isInDoubt, type Bet, type BetReport } from '#domain/bet/intent.ts';
import { must } from '#domain/must.ts';
import { betIntentMachine, type BetIntentSnapshot } from '../bet-intent/bet-intent.machine.ts';
import { reportOf } from '../bet-intent/bet-report.ts';
import { outliveChildren } from '../child-faults.ts';
import { notProvided } from '../not-provided.ts';
import type {
  BetIntentsContext,
  BetIntentsEvent,
  BetIntentsInput,
  BetMoved,
  IntentChoice,
  OpenIntent,
} from './bet-intents.types.ts';

const isRunning = ({ intent }: OpenIntent): boolean => intent.getSnapshot().status === 'active';
const running = (intents: BetIntentsContext['intents']): OpenIntent[] =>
  [...intents.values()].filter(isRunning);

const theBet = ({ event: { type } }: { event: BetMoved }) => ({
  clientId: type.replace(/^xstate\.(snapshot|done\.actor)\./, ''),
});

/** Only bets tell how they stand: nothing else that runs here has snapshots, or ends. */
const hearBet = {
  actions: [
    { type: 'note', params: theBet },
    {
      type: 'reportBet',
      params: ({ context, event }: { context: BetIntentsContext; event: BetMoved }) => ({
        report: reportOf(
          event.snapshot ?? must(context.intents.get(theBet({ event }).clientId)).intent.getSnapshot(),
        ),
      }),
    },
  ],
} as const;

type Opened = { bets: readonly Bet[]; isFound: boolean };

/** Every bet of the signed-in user, one child each, from the press until the page closes. */
export const betIntentsMachine = setup({
  types: {
    context: {} as BetIntentsContext,
    events: {} as BetIntentsEvent,
    input: {} as BetIntentsInput,
  },
  actors: {
    betIntent: betIntentMachine,
    /** Sends `bets.found` once if there are any. */
    findBets: fromCallback<BetIntentsEvent>(() => notProvided('findBets')),
    /** Sends `network.returned`. */
    watchNetwork: fromCallback<BetIntentsEvent>(() => notProvided('watchNetwork')),
    /** Sends `page.shown`. */
    watchPage: fromCallback<BetIntentsEvent>(() => notProvided('watchPage')),
  },
  actions: {
    open: assign(({ context: { intents, seed }, spawn }, { bets, isFound }: Opened) => {
      const opened = new Map(intents);
      for (const bet of bets) {
        const { clientId } = bet;
        if (opened.has(clientId)) continue;
        const input = { bet, isFound, seed: seed + opened.size };
        const intent = spawn('betIntent', { id: clientId, syncSnapshot: true, input });
        opened.set(clientId, { intent, isFound, wasInDoubt: false, isClosed: false });
      }
      return { intents: opened };
    }),
    tellOrders: enqueueActions(
      ({ context: { intents }, enqueue }, told: Extract<BetIntentsEvent, { type: 'orders.told' }>) => {
        const { orders, settledMarkets, isImage } = told;
        for (const order of orders) {
          const open = intents.get(order.clientId);
          if (open && isRunning(open)) enqueue.sendTo(open.intent, { type: 'order.changed', order });
        }
        for (const { intent } of running(intents)) {
          if (isImage) enqueue.sendTo(intent, { type: 'orders.listed', orders });
          for (const marketId of settledMarkets) enqueue.sendTo(intent, { type: 'market.settled', marketId });
        }
      },
    ),
    tellAll: enqueueActions(
      ({ context: { intents }, enqueue }, { type }: { type: 'network.returned' | 'page.shown' }) => {
        for (const { intent } of running(intents)) enqueue.sendTo(intent, { type });
      },
    ),
    tellChoice: enqueueActions(
      ({ context: { intents }, enqueue }, made: { clientId: string; choice: IntentChoice }) => {
        const open = intents.get(made.clientId);
        if (open && isRunning(open)) enqueue.sendTo(open.intent, { type: made.choice });
      },
    ),
    /** Makes a new map each time, so that subscribers to the bets look again. */
    note: assign(({ context: { intents } }, { clientId }: { clientId: string }) => {
      const open = must(intents.get(clientId));
      const wasInDoubt = open.wasInDoubt || isInDoubt(reportOf(open.intent.getSnapshot()).state);
      return { intents: new Map(intents).set(clientId, { ...open, wasInDoubt }) };
    }),
    /** Tells the slip how a bet stands. */
    reportBet: (_, _params: { report: BetReport }) => notProvided('reportBet'),
    close: assign(({ context: { intents } }, { clientId }: { clientId: string }) => {
      const open = intents.get(clientId);
      return open ? { intents: new Map(intents).set(clientId, { ...open, isClosed: true }) } : {};
    }),
    reportFault: (_, _params: { error: unknown }) => notProvided('reportFault'),
  },
}).createMachine({
  id: 'betIntents',
  context: ({ input }) => ({ ...input, intents: new Map(), lastPress: [] }),
  invoke: [{ src: 'findBets' }, { src: 'watchNetwork' }, { src: 'watchPage' }],
  on: {
    'bets.placed': {
      actions: [
        { type: 'open', params: ({ event: { bets } }) => ({ bets, isFound: false }) },
        assign({ lastPress: ({ event: { bets } }) => bets.map(({ clientId }) => clientId) }),
      ],
    },
    'bets.found': { actions: { type: 'open', params: ({ event: { bets } }) => ({ bets, isFound: true }) } },
    'orders.told': { actions: { type: 'tellOrders', params: ({ event }) => event } },
    'choice.made': { actions: { type: 'tellChoice', params: ({ event }) => event } },
    'bet.closed': { actions: { type: 'close', params: ({ event }) => event } },
    'network.returned': { actions: { type: 'tellAll', params: ({ event }) => event } },
    'page.shown': { actions: { type: 'tellAll', params: ({ event }) => event } },
    'xstate.snapshot.*': hearBet,
    'xstate.done.actor.*': hearBet,
    ...outliveChildren,
  },
});

export type BetIntentsRef = ActorRefFrom<typeof betIntentsMachine>;
export type BetIntentsSnapshot = SnapshotFrom<typeof betIntentsMachine>;

export const selectLastPress = ({ context }: BetIntentsSnapshot): readonly string[] => context.lastPress;

/** A bet outside the slip, whatever became of it. */
export interface BetApart {
  bet: Bet;
  report: BetReport;
  /** From an earlier visit. Otherwise the bet was in doubt and made room in the slip for others. */
  isFound: boolean;
}

/** One of them, as its own machine has it. */
export const betApartOf = (snapshot: BetIntentSnapshot): BetApart => ({
  bet: snapshot.context.bet,
  report: reportOf(snapshot),
  isFound: snapshot.context.isFound,
});

/** Bets outside the slip whose outcome the bettor has not closed yet. */
export const selectApart = ({ context: { intents } }: BetIntentsSnapshot): BetApart[] =>
  [...intents.values()]
    .filter(({ isFound, wasInDoubt, isClosed }) => (isFound || wasInDoubt) && !isClosed)
    .map(({ intent }) => betApartOf(intent.getSnapshot()));
