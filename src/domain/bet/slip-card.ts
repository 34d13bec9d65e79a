import { isBetOver, type Bet, type BetRefusal, type BetReport } from './intent.ts';
import { isQuoted, type MarketKind } from '../market/market-kind.ts';
import type { Level } from '../odds/levels.ts';
import { oddsLadders, stepOdds, ticksBetween } from '../odds/odds-ladder.ts';
import { formatOdds, parseOdds } from '../odds/odds.ts';
import { isStillTaken, ticksWorse, type OddsPolicy, type Take } from '../odds/odds-policy.ts';
import type { Side } from './side.ts';
import { readOdds, readStake, slipFigures, type BetRules } from './slip.ts';

/** A price that may be bet at, with what the card needs to know of its market. */
export interface PickedPrice extends BetRules {
  marketId: string;
  kind: MarketKind;
  runnerId: string;
  side: Side;
  /** Hundredths. */
  odds: number;
  /** Hundredths; sessions only. */
  line: number | null;
  /** Chosen on the ladder where nothing is on offer: an order at these odds, not a take. */
  isOffer?: boolean;
  runnerName: string;
  marketName: string;
  eventName: string;
}

/** One selection in the slip. */
export interface SlipCard extends PickedPrice {
  id: string;
  /** The odds available now, hundredths; null when there are none. `odds` are the bet's own. */
  currentOdds: number | null;
  /** The line that goes with `currentOdds`. */
  currentLine: number | null;
  /** The quote as it was pressed, while the bet is at a better one. Otherwise the bet's own odds and line are those. */
  pressed?: Pick<PickedPrice, 'odds' | 'line'>;
  /** What is on offer on its side now, best first; null for a quote, and while it is not known. Empty: nothing is. */
  offered: readonly Level[] | null;
  oddsText: string;
  stakeText: string;
  /**
   * The bet's one id from the first click to settlement. Null once the bet was refused or given up: the id is then used
   * up.
   */
  clientId: string | null;
  /** Its bet once placed; null before. */
  bet: BetReport | null;
  /** Its bet was refused or given up at an earlier visit, or in another tab, and nothing of it was changed since. */
  wasRefused?: boolean;
}

/** The part of a card that is kept until the next visit. */
export type DraftCard = PickedPrice &
  Pick<SlipCard, 'id' | 'oddsText' | 'stakeText' | 'clientId' | 'wasRefused'>;

/** One card per runner and side. */
export const cardIdOf = ({
  marketId,
  runnerId,
  side,
}: Pick<PickedPrice, 'marketId' | 'runnerId' | 'side'>): string => `${marketId}/${runnerId}/${side}`;

/** A fresh card for a clicked price. Keeps a stake already typed for the same runner and side. */
export const cardOf = (price: PickedPrice, before: SlipCard | null, clientId: string): SlipCard => {
  const kept = before && isEditable(before) ? before : null;
  return {
    ...price,
    id: cardIdOf(price),
    currentOdds: price.odds,
    currentLine: price.line,
    offered: null,
    oddsText: formatOdds(price.odds),
    stakeText: kept?.stakeText ?? '',
    clientId: kept?.clientId ?? clientId,
    bet: null,
  };
};

/** The card at the quote as it was pressed. */
const atPressed = ({ pressed, ...card }: SlipCard): SlipCard =>
  pressed === undefined ? card : { ...card, ...pressed, oddsText: formatOdds(pressed.odds) };

/** The card as it is kept until the next visit: a better quote may be gone by then. */
export function draftOf(card: SlipCard): DraftCard {
  const {
    currentOdds: _now,
    currentLine: _line,
    offered: _offered,
    bet,
    wasRefused = false,
    ...draft
  } = atPressed(card);
  return bet || wasRefused ? { ...draft, wasRefused: true } : draft;
}

/** Restores a kept card. What is available now is not known yet. */
export const cardOfDraft = (draft: DraftCard): SlipCard => ({
  ...draft,
  currentOdds: null,
  currentLine: null,
  offered: null,
  bet: null,
});

/** Whether nothing of it was placed, or its bet was refused or given up. */
export const isEditable = ({ bet }: SlipCard): boolean => bet === null || isBetOver(bet.state);

/** Whether its bet was refused or given up, and nothing of it was changed since: the bettor may have forgotten it. */
export const isSetAside = (card: SlipCard): boolean =>
  isEditable(card) && (card.bet !== null || card.wasRefused === true);

/** What goes on together: those that are not set aside, or all of them if each is. */
export function notSetAside(cards: readonly SlipCard[]): readonly SlipCard[] {
  const fresh = cards.filter((card) => !isSetAside(card));
  return fresh.length > 0 ? fresh : cards;
}

/**
 * Reads what is typed; null while the odds or the stake are invalid. A quote is taken as it is, so its odds are not
 * typed.
 */
export function readCard(card: SlipCard): { odds: number; stake: number } | null {
  const odds = isQuoted(card.kind)
    ? { ok: true as const, value: card.odds }
    : readOdds(card.ladder, card.oddsText);
  const stake = readStake(card, card.stakeText);
  return odds.ok && stake.ok ? { odds: odds.value, stake: stake.value } : null;
}

/** What the card's bet may win and lose (minor units); null while it is invalid. */
export function figuresOf(card: SlipCard): { profit: number; liability: number } | null {
  const read = readCard(card);
  return read && slipFigures(card.side, read.stake, read.odds, card.kind, card.line);
}

/** Moves the odds by some ticks, starting from the clicked odds when the typed ones are invalid. */
export function stepCard({ ladder, odds, oddsText }: SlipCard, ticks: number): Pick<SlipCard, 'oddsText'> {
  const from = parseOdds(oddsText) ?? odds;
  return { oddsText: formatOdds(stepOdds(oddsLadders[ladder], from, ticks)) };
}

/** Replaces the clicked price with the one available now. Where there is none, the odds become an offer to others. */
export const acceptPrice = ({ kind, currentOdds, currentLine }: SlipCard): Partial<SlipCard> =>
  currentOdds === null
    ? { isOffer: !isQuoted(kind) }
    : {
        odds: currentOdds,
        line: currentLine,
        oddsText: formatOdds(currentOdds),
        isOffer: false,
        pressed: undefined,
      };

/** Whether a different quote from the clicked one is available now. */
export const isRequoted = ({ kind, odds, line, currentOdds, currentLine }: SlipCard): boolean =>
  isQuoted(kind) && currentOdds !== null && (currentOdds !== odds || currentLine !== line);

/** Whether it is known that there is no quote now. */
export const hasNoQuote = ({ kind, currentOdds, offered }: SlipCard): boolean =>
  isQuoted(kind) && currentOdds === null && offered !== null;

/**
 * Whether the quote that is available now is better for the bettor, or worse. Null where there is none, and where its line
 * is better and its rate worse, or the other way round. Yes wants a low line, No a high one.
 */
export function isBetterQuote({ side, odds, line, currentOdds, currentLine }: SlipCard): boolean | null {
  if (currentOdds === null || (line === null) !== (currentLine === null)) return null;
  const sign = side === 'BACK' ? 1 : -1;
  const gains = [sign * (currentOdds - odds), sign * ((line ?? 0) - (currentLine ?? 0))];
  if (gains.every((gain) => gain >= 0)) return gains.some((gain) => gain > 0);
  return gains.every((gain) => gain <= 0) ? false : null;
}

/**
 * The card with the quote of now. The exchange matches a quote as the bet names it or not at all, so a bet that may take
 * a better one names that; once it is gone the bet is at the pressed one again.
 */
export function withBetterQuote(card: SlipCard, { policy }: Take): SlipCard {
  if (!isQuoted(card.kind) || !isEditable(card) || isSetAside(card)) return card;
  const pressed = atPressed(card);
  return policy !== 'NEVER' && isBetterQuote(pressed)
    ? { ...pressed, ...acceptPrice(pressed), pressed: { odds: pressed.odds, line: pressed.line } }
    : pressed;
}

/** Whether the card's bet, at these odds, takes the price that was clicked. At other odds it is an offer. */
const isTake = (card: SlipCard, odds: number): boolean =>
  odds === card.odds && !card.isOffer && !isQuoted(card.kind);

/** How far from its odds the card's bet goes: a take as the bettor's policy says, an offer never to worse ones. */
export function governingPolicy(card: SlipCard, { policy }: Take): OddsPolicy {
  const odds = readOdds(card.ladder, card.oddsText);
  return odds.ok && isTake(card, odds.value) ? policy : 'BETTER';
}

/**
 * What would become of the card's bet if it were placed now: an offer that nobody meets `waits`, and a take is
 * `refused` once the price is gone or has moved further than `take` allows, a quote once there is another. Null if
 * neither, or while that is not known.
 */
export function outlookOf(card: SlipCard, take: Take): 'waits' | 'refused' | null {
  const { ladder, side, currentOdds, offered, isOffer } = card;
  const odds = readOdds(ladder, card.oddsText);
  if (isQuoted(card.kind)) return isRequoted(card) || hasNoQuote(card) ? 'refused' : null;
  if (!odds.ok) return null;
  if (currentOdds === null) {
    if (offered === null) return isOffer ? 'waits' : null;
    return isTake(card, odds.value) ? 'refused' : 'waits';
  }
  if (isTake(card, odds.value)) {
    const tickOf = (price: number) => ticksBetween(oddsLadders[ladder], card.odds, price);
    return isStillTaken(take, side, 0, tickOf(currentOdds)) ? null : 'refused';
  }
  return (side === 'BACK' ? odds.value > currentOdds : odds.value < currentOdds) ? 'waits' : null;
}

/**
 * How much would be matched at once at the card's odds or better, and for a take as far as `take` goes (minor units).
 * Null for a quote, while the odds cannot be read, and while nothing is on offer or that is not known.
 */
export function onOfferOf(card: SlipCard, take: Take): number | null {
  const { ladder, side, offered } = card;
  const odds = readOdds(ladder, card.oddsText);
  if (isQuoted(card.kind) || !odds.ok || !offered?.length) return null;
  const isMet = (price: number): boolean => {
    const tick = ticksBetween(oddsLadders[ladder], odds.value, price);
    return isTake(card, odds.value) ? isStillTaken(take, side, 0, tick) : ticksWorse(side, 0, tick) <= 0;
  };
  return offered.reduce((sum, [price, size]) => (isMet(price) ? sum + size : sum), 0);
}

/** Why the card's bet was refused; null once the price that the refusal names has moved on. */
export function refusalOf({ bet, currentOdds }: SlipCard): BetRefusal | null {
  const refusal = bet?.refusal ?? null;
  const named = refusal?.quote?.odds ?? refusal?.odds;
  return named != null && currentOdds !== null && named !== currentOdds ? null : refusal;
}

/**
 * The bet of a card that can be read; throws for one that cannot. At the clicked odds it is a take, which `policy`
 * governs; at edited odds, or where nothing was on offer, it is an offer. A quote is taken exactly.
 */
export function betOfCard(card: SlipCard, clientId: string, chosenAt: string, policy: Take): Bet {
  const read = readCard(card);
  if (!read) throw new Error(`The card ${card.id} is no bet`);
  const { marketId, kind, runnerId, side, line, runnerName, marketName, eventName } = card;
  const take = isTake(card, read.odds) ? policy : null;
  const names = { runnerName, marketName, eventName };
  return { clientId, marketId, kind, runnerId, side, line, ...read, take, chosenAt, ...names };
}
