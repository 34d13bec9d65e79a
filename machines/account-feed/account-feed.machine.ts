import { assign, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { backOff, randomOf } from '#domain/wire/back-off.ts';
import type { Balance, Order, Position, Settlement } from '#domain/bet/order.ts';
import type { OnBreak } from '#domain/limits/break.ts';
import { fitOf, type FeedPoint } from '#domain/market/sequence.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

/** That the bettor takes a break from betting, and which. */
type ToldBreak = Pick<OnBreak, 'why'>;

export type AccountMessage =
  | ({
      kind: 'image';
      balance: Balance;
      orders: readonly Order[];
      positions: readonly Position[];
      onBreak?: ToldBreak | null;
    } & FeedPoint)
  | ({
      kind: 'change';
      from: number;
      balance: Balance | null;
      orders: readonly Order[];
      positions: readonly Position[];
      settlements: readonly Settlement[];
      /** Those that moved: whoever shows one asks how it stands. */
      payments?: readonly { paymentId: string }[] | null;
      onBreak?: ToldBreak | null;
    } & FeedPoint)
  | ({ kind: 'heartbeat' } & FeedPoint);

type Change = Extract<AccountMessage, { kind: 'change' }>;

export interface AccountFeedInput {
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}

export interface AccountFeedContext {
  at: FeedPoint | null;
  /** Null until the first image. */
  balance: Balance | null;
  /** Orders of markets not yet settled, by id. */
  orders: ReadonlyMap<string, Order>;
  /** By market id. */
  positions: ReadonlyMap<string, Position>;
  /** Settlements that a change reported while this feed was open, newest first. */
  settlements: readonly Settlement[];
  /** Counts the images. An image does not report what was settled since the last change before it. */
  images: number;
  attempts: number;
  seed: number;
}

export type AccountFeedEvent =
  | { type: 'message.received'; message: AccountMessage }
  | { type: 'stream.ended' }
  /** The page or the network is back, so there is no need to wait any longer. */
  | { type: 'page.shown' };

function withChange(context: AccountFeedContext, change: Change): Partial<AccountFeedContext> {
  const settled = new Set(change.settlements.map(({ marketId }) => marketId));
  const orders = new Map(context.orders);
  for (const order of change.orders) orders.set(order.orderId, order);
  for (const order of orders.values()) if (settled.has(order.marketId)) orders.delete(order.orderId);
  const positions = new Map(context.positions);
  for (const position of change.positions) positions.set(position.marketId, position);
  for (const marketId of settled) positions.delete(marketId);
  return {
    at: { epoch: change.epoch, to: change.to },
    balance: change.balance ?? context.balance,
    orders,
    positions,
    settlements: [...change.settlements, ...context.settlements],
  };
}

/** The signed-in user's balance, orders and positions as the exchange reports them, and whether they are still live. */
export const accountFeedMachine = setup({
  types: {
    context: {} as AccountFeedContext,
    events: {} as AccountFeedEvent,
    input: {} as AccountFeedInput,
  },
  actors: {
    /** Sends `message.received`, and `stream.ended` once. */
    watchAccount: fromCallback<AccountFeedEvent>(() => notProvided('watchAccount')),
    /** Sends `page.shown`. */
    watchPage: fromCallback<AccountFeedEvent>(() => notProvided('watchPage')),
  },
  actions: {
    takeImage: assign(
      ({ context }, { message }: { message: Extract<AccountMessage, { kind: 'image' }> }) => ({
        images: context.images + 1,
        at: { epoch: message.epoch, to: message.to },
        balance: message.balance,
        orders: new Map(message.orders.map((order) => [order.orderId, order])),
        positions: new Map(message.positions.map((position) => [position.marketId, position])),
        attempts: 0,
      }),
    ),
    takeChange: assign(({ context }, { message }: { message: Change }) => withChange(context, message)),
    /** Passes what changed to the slip's bets, the settled notice and the session. */
    tellChange: (_, _params: { message: AccountMessage }) => notProvided('tellChange'),
  },
  delays: {
    silence: timing.accountSilence,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
  },
}).createMachine({
  id: 'accountFeed',
  context: ({ input }) => ({
    at: null,
    balance: null,
    orders: new Map(),
    positions: new Map(),
    settlements: [],
    images: 0,
    attempts: 0,
    seed: input.seed,
  }),
  invoke: { src: 'watchPage' },
  initial: 'connected',
  states: {
    connected: {
      invoke: { src: 'watchAccount' },
      initial: 'waiting',
      on: {
        'stream.ended': 'broken',
        'message.received': [
          {
            guard: ({ event: { message } }) => message.kind === 'image',
            target: '.live',
            actions: [
              {
                type: 'takeImage',
                params: ({ event: { message } }) => ({
                  message: message as Extract<AccountMessage, { kind: 'image' }>,
                }),
              },
              { type: 'tellChange', params: ({ event }) => event },
            ],
          },
          {
            guard: ({ context, event: { message } }) => fitOf(context.at, message) === 'apply',
            target: '.live',
            actions: [
              { type: 'takeChange', params: ({ event: { message } }) => ({ message: message as Change }) },
              { type: 'tellChange', params: ({ event }) => event },
            ],
          },
          {
            guard: ({ context, event: { message } }) => fitOf(context.at, message) === 'abreast',
            target: '.live',
          },
          { target: 'broken' },
        ],
      },
      states: {
        /** Waits for the first image of this connection. */
        waiting: { after: { silence: '#accountFeed.broken' } },
        live: { after: { silence: '#accountFeed.broken' } },
      },
    },
    /** The stream was cut, fell silent, or missed a change. The data may be old; a new connection brings an image. */
    broken: {
      exit: assign({ attempts: ({ context }) => context.attempts + 1 }),
      after: { backOff: 'connected' },
      on: { 'page.shown': 'connected' },
    },
  },
});

export type AccountFeedRef = ActorRefFrom<typeof accountFeedMachine>;
export type AccountFeedSnapshot = SnapshotFrom<typeof accountFeedMachine>;

export const selectBalance = (snapshot: AccountFeedSnapshot): Balance | null => snapshot.context.balance;
export const selectIsLive = (snapshot: AccountFeedSnapshot): boolean =>
  snapshot.matches({ connected: 'live' });
/** The feed was lost or never came, and a retry has not brought it back yet. */
export const selectIsAway = (snapshot: AccountFeedSnapshot): boolean =>
  snapshot.context.attempts > 0 && !selectIsLive(snapshot);
export const selectOrders = (snapshot: AccountFeedSnapshot): AccountFeedContext['orders'] =>
  snapshot.context.orders;
export const selectPositions = (snapshot: AccountFeedSnapshot): AccountFeedContext['positions'] =>
  snapshot.context.positions;
export const selectHasOpenBets = ({ context }: AccountFeedSnapshot): boolean =>
  context.positions.size > 0 || [...context.orders.values()].some(({ remaining }) => remaining > 0);
export const selectImages = (snapshot: AccountFeedSnapshot): number => snapshot.context.images;
export const selectSettlements = (snapshot: AccountFeedSnapshot): readonly Settlement[] =>
  snapshot.context.settlements;
