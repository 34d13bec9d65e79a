import { must } from '#domain/must.ts';
import { keepsItsCard, isBetOver, isInDoubt, type Bet, type BetReport } from '#domain/bet/intent.ts';
import { typedStake } from '#domain/bet/stake-keys.ts';
import { betOfCard, underOwnId } from '#domain/bet/card-bet.ts';
import { outlookOf } from '#domain/bet/card-outlook.ts';
import { hasNoQuote, withBetterQuote } from '#domain/bet/card-quote.ts';
import {
  cardIdOf,
  cardOf,
  cardOfDraft,
  figuresOf,
  isEditable,
  isRefused,
  notSetAside,
  readCard,
  type DraftCard,
  type SlipCard,
} from '#domain/bet/slip-card.ts';
import { meantBy, takeOf, type SlipSettings } from '#domain/bet/slip-settings.ts';
import { timing } from '#domain/site/timing.ts';
import type { NoBetReason } from '../market-feed/market-feed.machine.ts';
import type {
  BetSlipContext,
  BetSlipEvent,
  PickEvent,
  PlacedElsewhereEvent,
  PlaceEvent,
  PriceEvent,
} from './bet-slip.types.ts';

type Cards = Pick<BetSlipContext, 'cards'>;

export const isPending = ({ bet }: SlipCard): boolean => bet !== null && keepsItsCard(bet.state);

/** Whether the card's market has closed: what is not placed by then never is. */
export const isOfClosed = ({ markets }: Pick<BetSlipContext, 'markets'>, { marketId }: SlipCard): boolean =>
  markets[marketId] === 'MARKET_CLOSED';

/** The exchange itself takes no bets there for a while. Where only the prices are away, nobody knows. */
const isHeldUp: Partial<Record<NoBetReason, true>> = {
  MARKET_SUSPENDED: true,
  BALL_RUNNING: true,
  MARKET_NOT_OPEN: true,
};

const isStaked = ({ stakeText }: SlipCard): boolean => stakeText.trim() !== '';

type Made = Pick<BetSlipContext, 'cards' | 'markets' | 'settings'>;

/** Whether the exchange could only refuse the card's bet: its price is gone, and there is another that could be taken. */
export const isBoundToFail = ({ markets, settings }: Made, card: SlipCard): boolean =>
  outlookOf(card, takeOf(settings)) === 'refused' &&
  !hasNoQuote(card) &&
  // A market that takes no bets has no offers either, but they come back with it.
  markets[card.marketId] === null;

/**
 * Of bets that could go on together, those that do. One whose market is suspended cannot be placed now, and one whose price
 * is gone not at that, so they do not hold up the others, and are not sent along to be refused.
 */
function goingTogether(context: Made, cards: readonly SlipCard[]): readonly SlipCard[] {
  const taken = cards.filter(({ marketId }) => !isHeldUp[context.markets[marketId] ?? 'connecting']);
  const sound = taken.filter((card) => !isBoundToFail(context, card));
  return [sound, taken].find((some) => some.length > 0) ?? cards;
}

/**
 * A selection whose market has closed can never be placed. One that was refused is not placed while there are others,
 * unless it was changed.
 */
const wantedOf = (context: Made): readonly SlipCard[] =>
  notSetAside(context.cards.filter((card) => isEditable(card) && !isOfClosed(context, card)));

/** What the next "Place" takes: every card with a stake and no bet yet, of those that go on together. */
export const cardsToPlace = (context: Made): readonly SlipCard[] =>
  goingTogether(context, wantedOf(context).filter(isStaked));

/** The bets being made: those that have a stake, or all while none has, without those that are left out. */
export function cardsBeingMade(context: Made): readonly SlipCard[] {
  const staked = cardsToPlace(context);
  return staked.length > 0 ? staked : goingTogether(context, wantedOf(context));
}

const isReady = ({ markets }: Pick<BetSlipContext, 'markets'>, card: SlipCard): boolean =>
  readCard(card) !== null && markets[card.marketId] === null;

export function mayPlace(context: BetSlipContext): boolean {
  const cards = cardsToPlace(context);
  return (
    context.bettor === 'bettor' &&
    cards.length > 0 &&
    cards.every((card) => isReady(context, card)) &&
    !cards.every(hasNoQuote)
  );
}

/** The id each placeable card is placed under: its own, or the fresh one if its own is used up. */
const idsOf = (context: BetSlipContext, { clientIds }: PlaceEvent): (string | undefined)[] =>
  cardsToPlace(context).map((card, at) => card.clientId ?? clientIds[at]);

/** Each card has a distinct id that no bet in the slip has used. */
export function hasFreshIds(context: BetSlipContext, event: PlaceEvent): boolean {
  const used = new Set(context.cards.map(({ bet }) => bet?.clientId));
  const ids = idsOf(context, event);
  return ids.every((id) => id !== undefined && !used.has(id)) && new Set(ids).size === ids.length;
}

export function betsOf(context: BetSlipContext, event: PlaceEvent): Bet[] {
  const ids = idsOf(context, event);
  return cardsToPlace(context).map((card, at) => {
    const bet = betOfCard(card, must(ids[at]), event.at, meantBy(context.settings));
    return card.clientId === null ? bet : underOwnId(bet);
  });
}

/**
 * Returns the cards with one of them changed. Any change clears the card’s refusal, what is told of its like in another tab,
 * and what is told of a press that was held back.
 */
export const edit = (
  { cards }: Cards,
  id: string,
  change: (card: SlipCard) => Partial<SlipCard>,
): Pick<BetSlipContext, 'cards' | 'heldBack'> => ({
  heldBack: null,
  cards: cards.map((card) =>
    card.id === id
      ? { ...card, ...change(card), bet: null, wasRefused: false, placedElsewhere: undefined }
      : card,
  ),
});

/**
 * Returns the cards with the picked price's card added, or in place of an earlier one of the same runner and side. Bets
 * that are known to be placed make room: My Bets has them. So do refused ones, or the next "Place" would send them again,
 * and selections whose market has closed.
 */
export function putCard(
  { cards, markets }: Pick<BetSlipContext, 'cards' | 'markets'>,
  { price, clientId }: PickEvent,
): Cards {
  const before = cards.find(({ id }) => id === cardIdOf(price)) ?? null;
  const card = cardOf(price, before, clientId);
  const kept = cards.filter(
    (each) =>
      each === before ||
      (isEditable(each) ? !isRefused(each) && !isOfClosed({ markets }, each) : isPending(each)),
  );
  return { cards: before ? kept.map((each) => (each === before ? card : each)) : [...kept, card] };
}

/** Returns the cards with the price of now on one of them. A bet that may take a better quote is then at that. */
export const tellPrice = ({ cards, settings }: BetSlipContext, event: PriceEvent): Cards => ({
  cards: cards.map((card) =>
    card.id === cardIdOf(event)
      ? withBetterQuote(
          {
            ...card,
            currentOdds: event.odds,
            currentLine: event.line ?? null,
            offered: event.offered ?? null,
          },
          takeOf(settings),
        )
      : card,
  ),
});

/** Returns the cards with one of them marked: another tab has placed its like. If it is placed as well, it is another bet. */
export const tellPlacedElsewhere = ({ cards }: Cards, { id, bet }: PlacedElsewhereEvent): Cards => ({
  cards: cards.map((card) => (card.id === id ? { ...card, clientId: null, placedElsewhere: bet } : card)),
});

/** Returns the new settings, and the cards at the quotes that may be taken by them. */
export const changeSettings = (
  { cards }: Cards,
  settings: SlipSettings,
): Pick<BetSlipContext, 'cards' | 'settings'> => ({
  settings,
  cards: cards.map((card) => withBetterQuote(card, takeOf(settings))),
});

export function restore({ cards }: Cards, drafts: readonly DraftCard[]): Cards {
  const standing = new Set(cards.map(({ id }) => id));
  return { cards: [...cards, ...drafts.filter(({ id }) => !standing.has(id)).map(cardOfDraft)] };
}

export function showPlacing({ cards }: Cards, bets: readonly Bet[]): Cards {
  const placed = new Map(bets.map((bet) => [cardIdOf(bet), bet]));
  return {
    cards: cards.map((card): SlipCard => {
      const bet = isEditable(card) ? placed.get(card.id) : undefined;
      if (!bet) return card;
      const { clientId, take } = bet;
      return {
        ...card,
        clientId,
        placedElsewhere: undefined,
        bet: { clientId, state: 'placing', take, order: null, refusal: null },
      };
    }),
  };
}

/**
 * Applies a report to the cards. A bet in doubt leaves the slip. A bet that was refused or given up loses its client
 * id, because the exchange would repeat its answer. If the price had moved, the card offers the current price.
 */
export const takeReport = ({ cards }: Cards, report: BetReport): Cards => ({
  cards: cards
    .filter((card) => !(isInDoubt(report.state) && isOf(report, card)))
    .map((card) =>
      isOf(report, card)
        ? {
            ...card,
            bet: report,
            clientId: isBetOver(report.state) ? null : card.clientId,
            ...priceNow(card, report),
          }
        : card,
    ),
});

/** Whether a report says anything else than the cards show already. */
export const isNews = ({ cards }: Cards, report: BetReport): boolean =>
  cards.some(
    ({ bet }) =>
      bet?.clientId === report.clientId &&
      (bet.state !== report.state || bet.order !== report.order || bet.refusal !== report.refusal),
  );

/** Whether a market's state is another than the slip knows. */
export function isMarketNews(
  { markets, fields }: Pick<BetSlipContext, 'markets' | 'fields'>,
  { marketId, reason, field }: Extract<BetSlipEvent, { type: 'market.changed' }>,
): boolean {
  return markets[marketId] !== reason || fields[marketId]?.join() !== field?.join();
}

const isOf = ({ clientId }: BetReport, { bet }: SlipCard): boolean => bet?.clientId === clientId;

/** The current price, if the refusal names one. */
function priceNow(
  { currentOdds, currentLine }: SlipCard,
  { refusal }: BetReport,
): Pick<SlipCard, 'currentOdds' | 'currentLine'> {
  if (refusal?.quote) return { currentOdds: refusal.quote.odds, currentLine: refusal.quote.line ?? null };
  return { currentOdds: refusal?.odds ?? currentOdds, currentLine };
}

/** What stood under the pointer as it was pressed. */
export const shownPrice = ({
  price,
  changedAt,
}: PickEvent): NonNullable<BetSlipContext['changedUnderPointer']> => ({
  id: cardIdOf(price),
  odds: price.odds,
  line: price.line,
  changedAt,
});

/** Other odds, another market or nothing stood there until just now, and this is not a second click on what came. */
export function hasJustChanged({ changedUnderPointer: seen }: BetSlipContext, event: PickEvent): boolean {
  const { id, odds, line, changedAt } = shownPrice(event);
  const isSeen = seen?.id === id && seen.odds === odds && seen.line === line && seen.changedAt === changedAt;
  return event.at - changedAt < timing.priceChangeGuard && !isSeen;
}

/** The picked price's card with the one-click stake. */
export function oneClickCard({ settings }: BetSlipContext, { price, clientId }: PickEvent): SlipCard {
  return { ...cardOf(price, null, clientId), stakeText: typedStake(settings.oneClick.stake) };
}

/** Whether a press on this price may place at once: opted in, signed in, open, stake possible, within the cap. */
export function isOneClick(context: BetSlipContext, event: PickEvent): boolean {
  const { bettor, settings, markets, cards } = context;
  if (cards.some(({ bet }) => bet?.clientId === event.clientId)) return false;
  const isOpen = event.reason === null && (markets[event.price.marketId] ?? null) === null;
  if (!settings.oneClick.isOn || bettor !== 'bettor' || !isOpen) return false;
  const figures = figuresOf(oneClickCard(context, event));
  return figures !== null && figures.liability <= settings.oneClick.cap;
}
