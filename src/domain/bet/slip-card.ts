import { isBetOver, type BetRefusal, type BetReport } from './intent.ts';
import { isQuoted, type MarketKind } from '../market/market-kind.ts';
import type { Level } from '../odds/levels.ts';
import { oddsLadders, stepOdds } from '../odds/odds-ladder.ts';
import { formatOdds, parseOdds } from '../odds/odds.ts';
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
   * The id from which its bet's id is made, from the first click on. Null once the bet was refused or given up, or another
   * tab has placed the same selection: the id is then used up.
   */
  clientId: string | null;
  /** Its bet once placed; null before. */
  bet: BetReport | null;
  /** Its bet was refused or given up at an earlier visit, or in another tab, and nothing of it was changed since. */
  wasRefused?: boolean;
  /** Another tab has placed the same selection at other odds or another stake, and nothing of this one was changed since. */
  placedElsewhere?: PlacedElsewhere;
}

/** What another tab of this browser has placed. `odds` and `line`: hundredths; `stake`: minor units. */
export type PlacedElsewhere = Pick<PickedPrice, 'odds' | 'line'> & { stake: number };

/** The part of a card that is kept until the next visit. */
export type DraftCard = PickedPrice &
  Pick<SlipCard, 'id' | 'oddsText' | 'stakeText' | 'clientId' | 'wasRefused' | 'placedElsewhere'>;

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
export const atPressed = ({ pressed, ...card }: SlipCard): SlipCard =>
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
export const isRefused = (card: SlipCard): boolean =>
  isEditable(card) && (card.bet !== null || card.wasRefused === true);

/** What goes on together: those that were not refused, or all if each was. Of what another tab has placed, nothing does. */
export function notSetAside(cards: readonly SlipCard[]): readonly SlipCard[] {
  const wanted = cards.filter((card) => !isEditable(card) || !card.placedElsewhere);
  const fresh = wanted.filter((card) => !isRefused(card));
  return fresh.length > 0 ? fresh : wanted;
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

/** Why the card's bet was refused; null once the price that the refusal names has moved on. */
export function refusalOf({ bet, currentOdds }: SlipCard): BetRefusal | null {
  const refusal = bet?.refusal ?? null;
  const named = refusal?.quote?.odds ?? refusal?.odds;
  return named != null && currentOdds !== null && named !== currentOdds ? null : refusal;
}
