import { assign, raise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { isBetOver, type Bet, type BetReport } from '#domain/bet/intent.ts';
import { typedStake } from '#domain/bet/stake-keys.ts';
import { betOfCard } from '#domain/bet/card-bet.ts';
import { cardIdOf, draftOf, isEditable, type DraftCard } from '#domain/bet/slip-card.ts';
import { meantBy, type SlipSettings } from '#domain/bet/slip-settings.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';
import { againOf, betAgain, isPlacedAgain, placeAgain, putAgain } from './bet-again.ts';
import type {
  AgainEvent,
  BetSlipContext,
  BetSlipEvent,
  BetSlipInput,
  EditEvent,
  PickEvent,
  PlaceEvent,
  PriceEvent,
  TakeEvent,
} from './bet-slip.types.ts';
import { editOf } from './card-edits.ts';
import { isRead, isSecondHalf, takePrices } from './cards-to-take.ts';
import * as slip from './slip-cards.ts';

const theEvent = <Event>({ event }: { event: Event }): Event => event;
const settingsOf = ({ event }: { event: { settings: SlipSettings } }) => event.settings;
type PlaceArgs = { context: BetSlipContext; event: PlaceEvent };
const betsOf = ({ context, event }: PlaceArgs): Bet[] => slip.betsOf(context, event);
const oneClickBet = ({ context, event }: { context: BetSlipContext; event: PickEvent }): Bet[] => [
  betOfCard(slip.oneClickCard(context, event), event.clientId, event.chosenAt, meantBy(context.settings)),
];

const canBePlaced = (context: BetSlipContext, event: PlaceEvent): boolean =>
  slip.mayPlace(context) && slip.hasFreshIds(context, event) && !isSecondHalf(context, event);
const placing = {
  guard: { type: 'canPlace', params: theEvent },
  target: 'deciding',
  actions: [
    { type: 'openIntents', params: (args: PlaceArgs) => ({ bets: betsOf(args) }) },
    { type: 'showPlacing', params: betsOf },
  ],
} as const;

const editing = {
  guard: { type: 'isEditable', params: theEvent },
  target: '.deciding',
  actions: { type: 'editCard', params: theEvent },
} as const;

export const betSlipMachine = setup({
  types: {
    context: {} as BetSlipContext,
    events: {} as BetSlipEvent,
    input: {} as BetSlipInput,
  },
  actions: {
    /** Opens a bet intent for each bet. The intents report back with `bet.changed`. */
    openIntents: (_, _params: { bets: readonly Bet[] }) => notProvided('openIntents'),
    putCard: assign(({ context }, event: PickEvent) => ({
      ...slip.putCard(context, event),
      changedUnderPointer: null,
      heldBack: null,
    })),
    putOneClick: assign(({ context }, event: PickEvent) => ({
      ...slip.edit(slip.putCard(context, event), cardIdOf(event.price), () => ({
        stakeText: typedStake(context.settings.oneClick.stake),
        clientId: event.clientId,
      })),
      oneClicked: { id: cardIdOf(event.price), at: event.at },
    })),
    /** For a market this slip does not know yet, takes the reason from the page that was clicked. */
    hearOfMarket: assign(({ context: { markets } }, { price: { marketId }, reason }: PickEvent) => ({
      markets: marketId in markets ? markets : { ...markets, [marketId]: reason },
    })),
    editCard: assign(({ context }, event: EditEvent) =>
      slip.edit(context, event.id, (card) => editOf(event, card)),
    ),
    takeSettings: assign(({ context }, settings: SlipSettings) => slip.changeSettings(context, settings)),
    takePrice: assign(({ context }, event: PriceEvent) => slip.tellPrice(context, event)),
    takeReport: assign(({ context }, { report }: { report: BetReport }) => slip.takeReport(context, report)),
    takePrices: assign(({ context }, event: TakeEvent) => takePrices(context, event)),
    putAgain: assign(({ context }, event: AgainEvent) => putAgain(context, event)),
    placeAgain: assign(({ context }, event: AgainEvent) => placeAgain(context, event)),
    showPlacing: assign(({ context }, bets: readonly Bet[]) => ({
      ...slip.showPlacing(context, bets),
      heldBack: null,
    })),
  },
  guards: {
    /** The second half of a double press: its first half has placed a bet. */
    isSecondPress: ({ context: { oneClicked } }, { price, at }: PickEvent) =>
      oneClicked?.id === cardIdOf(price) && at - oneClicked.at < timing.secondTap,
    hasJustChanged: ({ context }, event: PickEvent) => slip.hasJustChanged(context, event),
    isOneClick: ({ context }, event: PickEvent) => slip.isOneClick(context, event),
    /** A card with a bet under way is neither replaced nor removed. */
    isPending: ({ context: { cards } }, { price }: PickEvent) =>
      cards.some((card) => card.id === cardIdOf(price) && slip.isPending(card)),
    isEditable: ({ context: { cards } }, { id }: { id: string }) =>
      cards.some((card) => card.id === id && isEditable(card)),
    isRemovable: ({ context: { cards } }, { id }: { id: string }) =>
      cards.some((card) => card.id === id && !slip.isPending(card)),
    isRead: (_, event: TakeEvent) => isRead(event),
    isAgain: ({ context }, event: AgainEvent) => againOf(context, event) !== null,
    isPlacedAgain: ({ context }, event: AgainEvent) => isPlacedAgain(context, event),
    canPlace: ({ context }, event: PlaceEvent) => canBePlaced(context, event),
    mustConfirm: ({ context }, event: PlaceEvent) =>
      context.settings.isConfirmed && canBePlaced(context, event),
    /** Some bet is at another price then: a better quote came or went. */
    isAtOtherPrice: ({ context }, { cards }: Pick<BetSlipContext, 'cards'>) =>
      cards.some(({ odds, line }, at) => odds !== context.cards[at]?.odds || line !== context.cards[at].line),
    /** The report turns a card into a bet or a bet into a card. */
    changesCards: ({ context: { cards } }, { report }: { report: BetReport }) =>
      isBetOver(report.state) ||
      cards.some((card) => card.bet?.clientId === report.clientId && isEditable(card)),
    isEmpty: ({ context }) => context.cards.length === 0,
    isPlacing: ({ context }) => context.cards.some(({ bet }) => bet?.state === 'placing'),
    isEditing: ({ context }) => context.cards.some(isEditable),
  },
}).createMachine({
  id: 'betSlip',
  context: ({ input }) => ({
    ...input,
    cards: [],
    markets: {},
    fields: {},
    changedUnderPointer: null,
    heldBack: null,
    oneClicked: null,
  }),
  initial: 'deciding',
  on: {
    'price.picked': [
      { guard: { type: 'isPending', params: theEvent } },
      { guard: { type: 'isSecondPress', params: theEvent } },
      {
        guard: { type: 'hasJustChanged', params: theEvent },
        actions: assign({
          changedUnderPointer: ({ event }) => slip.shownPrice(event),
        }),
      },
      {
        guard: { type: 'isOneClick', params: theEvent },
        target: '.deciding',
        actions: [
          { type: 'hearOfMarket', params: theEvent },
          { type: 'putCard', params: theEvent },
          { type: 'putOneClick', params: theEvent },
          { type: 'openIntents', params: (args) => ({ bets: oneClickBet(args) }) },
          { type: 'showPlacing', params: oneClickBet },
        ],
      },
      {
        target: '.deciding',
        actions: [
          { type: 'hearOfMarket', params: theEvent },
          { type: 'putCard', params: theEvent },
        ],
      },
    ],
    'price.changed': { actions: { type: 'takePrice', params: theEvent } },
    'market.changed': {
      guard: ({ context, event }) => slip.isMarketNews(context, event),
      actions: assign({
        markets: ({ context, event }) => ({ ...context.markets, [event.marketId]: event.reason }),
        fields: ({ context, event }) => ({ ...context.fields, [event.marketId]: event.field ?? null }),
      }),
    },
    'bettor.changed': {
      target: '.deciding',
      actions: assign(({ context: { cards, bettor: before }, event: { bettor } }) => ({
        bettor,
        cards: bettor === 'visitor' && before !== 'visitor' ? [] : cards,
      })),
    },
    'settings.changed': { actions: { type: 'takeSettings', params: settingsOf } },
    'draft.restored': {
      target: '.deciding',
      actions: assign(({ context, event }) => slip.restore(context, event.cards)),
    },
    'odds.typed': editing,
    'odds.stepped': editing,
    'price.accepted': editing,
    'stake.typed': editing,
    'quickStake.chosen': editing,
    'selection.removed': {
      guard: { type: 'isRemovable', params: theEvent },
      target: '.deciding',
      actions: assign({ cards: ({ context, event }) => context.cards.filter(({ id }) => id !== event.id) }),
    },
    'slip.cleared': {
      target: '.deciding',
      actions: assign({ cards: ({ context }) => context.cards.filter(slip.isPending) }),
    },
    'placed.elsewhere': {
      guard: { type: 'isEditable', params: theEvent },
      target: '.deciding',
      actions: assign(({ context, event }) => slip.tellPlacedElsewhere(context, event)),
    },
    'again.chosen': [
      {
        guard: { type: 'isPlacedAgain', params: theEvent },
        target: '.deciding',
        actions: [
          { type: 'openIntents', params: ({ context, event }) => ({ bets: betAgain(context, event) }) },
          { type: 'placeAgain', params: theEvent },
        ],
      },
      {
        guard: { type: 'isAgain', params: theEvent },
        target: '.deciding',
        actions: { type: 'putAgain', params: theEvent },
      },
    ],
    // On its way from being stored to being sent, a bet looks the same.
    'bet.changed': {
      guard: ({ context, event }) => slip.isNews(context, event.report),
      target: '.deciding',
      actions: { type: 'takeReport', params: theEvent },
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
        'place.chosen': [{ guard: { type: 'mustConfirm', params: theEvent }, target: 'confirming' }, placing],
        'take.chosen': [
          {
            guard: { type: 'isRead', params: theEvent },
            actions: [
              { type: 'takePrices', params: theEvent },
              raise(({ event }) => ({ ...event, type: 'place.chosen' as const })),
            ],
          },
          { actions: { type: 'takePrices', params: theEvent } },
        ],
      },
    },
    /** Shows everything about to be placed for one more look. Any change to a card leads back to editing. */
    confirming: {
      on: {
        'confirm.left': 'editing',
        'price.changed': [
          {
            guard: {
              type: 'isAtOtherPrice',
              params: ({ context, event }) => slip.tellPrice(context, event),
            },
            target: 'editing',
            actions: { type: 'takePrice', params: theEvent },
          },
          { actions: { type: 'takePrice', params: theEvent } },
        ],
        'settings.changed': [
          {
            guard: {
              type: 'isAtOtherPrice',
              params: ({ context, event }) => slip.changeSettings(context, event.settings),
            },
            target: 'editing',
            actions: { type: 'takeSettings', params: settingsOf },
          },
          { actions: { type: 'takeSettings', params: settingsOf } },
        ],
        // A bet refused now becomes a card that nobody has read yet. Any other report changes nothing here.
        'bet.changed': [
          {
            guard: { type: 'changesCards', params: theEvent },
            target: 'deciding',
            actions: { type: 'takeReport', params: theEvent },
          },
          { actions: { type: 'takeReport', params: theEvent } },
        ],
        'place.chosen': placing,
      },
    },
    /** Some bet is on its way. The other cards stay editable. */
    placing: {},
    /** Every card shows its bet's outcome, or that the exchange is being asked. */
    placed: {},
  },
});

export type BetSlipRef = ActorRefFrom<typeof betSlipMachine>;
export type BetSlipSnapshot = SnapshotFrom<typeof betSlipMachine>;

/** Every selection that is not a bet, to be kept until the next visit. */
export const draftsOf = ({ context }: BetSlipSnapshot): readonly DraftCard[] =>
  context.cards.filter(isEditable).map(draftOf);
