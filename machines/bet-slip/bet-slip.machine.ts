import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { isBetOpen, type Bet, type BetReport } from '#domain/intent.ts';
import { minorToDecimalText } from '#domain/money.ts';
import type { Side } from '#domain/side.ts';
import {
  acceptPrice,
  betOfCard,
  cardIdOf,
  cardOf,
  figuresOf,
  isEditable,
  readCard,
  stepCard,
  type PickedPrice,
  type SlipCard,
} from '#domain/slip-card.ts';
import { timing } from '#domain/timing.ts';
import { notProvided } from '../not-provided.ts';

/** A visitor may fill a slip, but not place it; a blocked user neither (BLOCKED). */
export type Bettor = 'visitor' | 'bettor' | 'blocked';

export interface BetSlipInput {
  bettor: Bettor;
  /** Minor units. */
  quickStakes: readonly number[];
}

export interface BetSlipContext extends BetSlipInput {
  cards: readonly SlipCard[];
  /** Why bets of a market may not be placed, by market id; null when they may. A market not heard of may not. */
  markets: Readonly<Record<string, string | null>>;
  /** A price that changed under the pointer: a second click takes it. */
  held: { id: string; odds: number } | null;
}

export type BetSlipEvent =
  /** `at`, `changedAt`: ms; when the click came, and when that price last changed (null: not since it is shown). */
  | { type: 'price.picked'; price: PickedPrice; at: number; changedAt: number | null }
  | { type: 'price.changed'; marketId: string; runnerId: string; side: Side; odds: number | null }
  /** `reason` is null when bets may be placed. */
  | { type: 'market.changed'; marketId: string; reason: string | null }
  | { type: 'bettor.changed'; bettor: Bettor }
  | { type: 'quickStakes.changed'; quickStakes: readonly number[] }
  | { type: 'odds.typed'; id: string; text: string }
  | { type: 'odds.stepped'; id: string; ticks: number }
  /** The price that can be had now instead of the clicked one. */
  | { type: 'price.accepted'; id: string }
  | { type: 'stake.typed'; id: string; text: string }
  | { type: 'quickStake.chosen'; id: string; stake: number }
  | { type: 'selection.removed'; id: string }
  | { type: 'slip.cleared' }
  /** A fresh client id for each of `placeableCards`, in their order; `at` is RFC 3339. */
  | { type: 'place.chosen'; clientIds: readonly string[]; at: string }
  | { type: 'bet.changed'; report: BetReport };

type Pick = Extract<BetSlipEvent, { type: 'price.picked' }>;
type Place = Extract<BetSlipEvent, { type: 'place.chosen' }>;

const isPending = ({ bet }: SlipCard): boolean => bet !== null && isBetOpen(bet.state);

/** What the next "place" takes: every card that has a stake and no bet yet. */
const cardsToPlace = ({ cards }: BetSlipContext): SlipCard[] =>
  cards.filter((card) => isEditable(card) && card.stakeText.trim() !== '');

const mayPlace = (context: BetSlipContext): boolean => {
  const cards = cardsToPlace(context);
  const isReady = (card: SlipCard) => readCard(card) !== null && context.markets[card.marketId] === null;
  return context.bettor === 'bettor' && cards.length > 0 && cards.every(isReady);
};

const betsOf = ({ context, event }: { context: BetSlipContext; event: Place }): Bet[] =>
  cardsToPlace(context).map((card, at) => betOfCard(card, event.clientIds[at]!, event.at));

/** The cards with one of them changed. Changing one that was refused opens it again. */
const edit = ({ cards }: BetSlipContext, id: string, change: (card: SlipCard) => Partial<SlipCard>) => ({
  cards: cards.map((card) => (card.id === id ? { ...card, ...change(card), bet: null } : card)),
});
const theEvent = <Event>({ event }: { event: Event }): Event => event;

export const betSlipMachine = setup({
  types: {
    context: {} as BetSlipContext,
    events: {} as BetSlipEvent,
    input: {} as BetSlipInput,
  },
  actions: {
    /** Opens a bet intent for each; they report back by `bet.changed`. */
    openIntents: (_, _params: { bets: readonly Bet[] }) => notProvided('openIntents'),
    putCard: assign(({ context: { cards } }, { price }: Pick) => {
      const before = cards.find(({ id }) => id === cardIdOf(price)) ?? null;
      const card = cardOf(price, before);
      return {
        held: null,
        cards: before ? cards.map((each) => (each === before ? card : each)) : [...cards, card],
      };
    }),
    showPlacing: assign(({ context: { cards } }, bets: readonly Bet[]) => {
      const placed = new Map(bets.map((bet) => [cardIdOf(bet), bet.clientId]));
      return {
        cards: cards.map((card): SlipCard => {
          const clientId = isEditable(card) ? placed.get(card.id) : undefined;
          return clientId
            ? { ...card, bet: { clientId, state: 'placing', order: null, refusal: null } }
            : card;
        }),
      };
    }),
  },
  guards: {
    /** The price stood still long enough to be meant, or the same one is clicked again. */
    isMeant: ({ context: { held } }, { price, at, changedAt }: Pick) =>
      changedAt === null ||
      at - changedAt >= timing.priceChangeGuard ||
      (held?.id === cardIdOf(price) && held.odds === price.odds),
    /** A card whose bet is under way is neither replaced nor removed. */
    isPending: ({ context: { cards } }, { price }: Pick) =>
      cards.some((card) => card.id === cardIdOf(price) && isPending(card)),
    isEditable: ({ context: { cards } }, { id }: { id: string }) =>
      cards.some((card) => card.id === id && isEditable(card)),
    isRemovable: ({ context: { cards } }, { id }: { id: string }) =>
      cards.some((card) => card.id === id && !isPending(card)),
    /** Each bet under an id of its own that was not used before. */
    canPlace: ({ context }, { clientIds }: Place) => {
      const used = new Set(context.cards.map(({ bet }) => bet?.clientId));
      const fresh = new Set(clientIds.filter((id) => !used.has(id)));
      return (
        mayPlace(context) && fresh.size === clientIds.length && fresh.size === cardsToPlace(context).length
      );
    },
    isEmpty: ({ context }) => context.cards.length === 0,
    isPlacing: ({ context }) => context.cards.some(({ bet }) => bet?.state === 'placing'),
    isEditing: ({ context }) => context.cards.some(isEditable),
  },
}).createMachine({
  id: 'betSlip',
  context: ({ input }) => ({ ...input, cards: [], markets: {}, held: null }),
  initial: 'deciding',
  on: {
    'price.picked': [
      { guard: { type: 'isPending', params: theEvent } },
      {
        guard: { type: 'isMeant', params: theEvent },
        target: '.deciding',
        actions: { type: 'putCard', params: theEvent },
      },
      {
        actions: assign({
          held: ({ event: { price } }) => ({ id: cardIdOf(price), odds: price.odds }),
        }),
      },
    ],
    'price.changed': {
      actions: assign({
        cards: ({ context, event }) =>
          context.cards.map((card) =>
            card.id === cardIdOf(event) ? { ...card, currentOdds: event.odds } : card,
          ),
      }),
    },
    'market.changed': {
      actions: assign({
        markets: ({ context, event }) => ({ ...context.markets, [event.marketId]: event.reason }),
      }),
    },
    'bettor.changed': {
      target: '.deciding',
      // Nobody sees the bets of whoever was here before.
      actions: assign(({ context: { cards }, event: { bettor } }) => ({
        bettor,
        cards: bettor === 'visitor' ? cards.filter(({ bet }) => bet === null) : cards,
      })),
    },
    'quickStakes.changed': { actions: assign({ quickStakes: ({ event }) => event.quickStakes }) },
    'odds.typed': {
      guard: { type: 'isEditable', params: theEvent },
      target: '.deciding',
      actions: assign(({ context, event }) => edit(context, event.id, () => ({ oddsText: event.text }))),
    },
    'odds.stepped': {
      guard: { type: 'isEditable', params: theEvent },
      target: '.deciding',
      actions: assign(({ context, event }) => edit(context, event.id, (card) => stepCard(card, event.ticks))),
    },
    'price.accepted': {
      guard: { type: 'isEditable', params: theEvent },
      target: '.deciding',
      actions: assign(({ context, event }) => edit(context, event.id, acceptPrice)),
    },
    'stake.typed': {
      guard: { type: 'isEditable', params: theEvent },
      target: '.deciding',
      actions: assign(({ context, event }) => edit(context, event.id, () => ({ stakeText: event.text }))),
    },
    'quickStake.chosen': {
      guard: { type: 'isEditable', params: theEvent },
      target: '.deciding',
      actions: assign(({ context, event }) =>
        edit(context, event.id, () => ({ stakeText: minorToDecimalText(event.stake) })),
      ),
    },
    'selection.removed': {
      guard: { type: 'isRemovable', params: theEvent },
      target: '.deciding',
      actions: assign({ cards: ({ context, event }) => context.cards.filter(({ id }) => id !== event.id) }),
    },
    'slip.cleared': {
      target: '.deciding',
      actions: assign({ cards: ({ context }) => context.cards.filter(isPending) }),
    },
    'bet.changed': {
      target: '.deciding',
      actions: assign({
        cards: ({ context, event: { report } }) =>
          context.cards.map((card) =>
            card.bet?.clientId === report.clientId ? { ...card, bet: report } : card,
          ),
      }),
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isPlacing', target: 'placing' },
        { guard: 'isEditing', target: 'editing' },
        { target: 'placed' },
      ],
    },
    empty: {},
    editing: {
      on: {
        'place.chosen': {
          guard: { type: 'canPlace', params: theEvent },
          target: 'deciding',
          actions: [
            { type: 'openIntents', params: (args) => ({ bets: betsOf(args) }) },
            { type: 'showPlacing', params: betsOf },
          ],
        },
      },
    },
    /** Some bet is on its way; the other cards may be edited meanwhile. */
    placing: {},
    /** Every card shows what became of its bet, or that it is being asked about. */
    placed: {},
  },
});

export type BetSlipRef = ActorRefFrom<typeof betSlipMachine>;
export type BetSlipSnapshot = SnapshotFrom<typeof betSlipMachine>;

/** In their order, each needs a client id in `place.chosen`. */
export const placeableCards = ({ context }: BetSlipSnapshot): readonly SlipCard[] => cardsToPlace(context);

export const canPlace = (snapshot: BetSlipSnapshot): boolean =>
  snapshot.matches('editing') && mayPlace(snapshot.context);

/** Why no bet may be placed on the card's market now; null when one may. `connecting` before it was heard of. */
export const noBetReasonOf = ({ context }: BetSlipSnapshot, { marketId }: SlipCard): string | null => {
  const reason = context.markets[marketId];
  return reason === undefined ? 'connecting' : reason;
};

/** The most that placing now would risk beyond what stands, minor units: liabilities added up. */
export const liabilityOf = ({ context }: BetSlipSnapshot): number =>
  cardsToPlace(context).reduce((sum, card) => sum + (figuresOf(card)?.liability ?? 0), 0);
