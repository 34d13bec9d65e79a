import { isQuoted } from '../market/market-kind.ts';
import type { OddsPolicy, Take } from '../odds/odds-policy.ts';
import type { Bet } from './intent.ts';
import { readCard, type SlipCard } from './slip-card.ts';
import { readOdds } from './slip.ts';

/** Whether the card's bet, at these odds, takes the price that was clicked. At other odds it is an offer. */
export const isTake = (card: SlipCard, odds: number): boolean =>
  odds === card.odds && !card.isOffer && !isQuoted(card.kind);

/** How far from its odds the card's bet goes: a take as the bettor's policy says, an offer never to worse ones. */
export function governingPolicy(card: SlipCard, { policy }: Take): OddsPolicy {
  const odds = readOdds(card.ladder, card.oddsText);
  return odds.ok && isTake(card, odds.value) ? policy : 'BETTER';
}

/**
 * The bet of a card that can be read; throws for one that cannot. At the clicked odds it is a take, which `policy`
 * governs; at edited odds, or where nothing was on offer, it is an offer. A quote is taken exactly. `isKept`: what of it is
 * not matched stays when the market turns in play.
 */
export function betOfCard(
  card: SlipCard,
  clientId: string,
  chosenAt: string,
  { policy, isKept }: { policy: Take; isKept: boolean },
): Bet {
  const read = readCard(card);
  if (!read) throw new Error(`The card ${card.id} is no bet`);
  const { marketId, kind, runnerId, side, line, runnerName, marketName, eventName } = card;
  const take = isTake(card, read.odds) ? policy : null;
  const names = { runnerName, marketName, eventName };
  const isKeptInPlay = isKept && !isQuoted(kind);
  return { clientId, marketId, kind, runnerId, side, line, ...read, take, isKeptInPlay, chosenAt, ...names };
}

/**
 * The bet under an id that also tells what is bet. Tabs restore the same card with its id, and what one of them changes is
 * another bet: the exchange refuses an id that it has with other contents.
 */
export function underOwnId(bet: Bet): Bet {
  const { clientId, odds, stake, line, take, isKeptInPlay } = bet;
  // In few characters: an id has 64 at most.
  const figures = [odds, stake, line ?? 0].map((figure) => figure.toString(36)).join('.');
  const policy = take ? take.policy.charAt(0) + take.ticks : '';
  return { ...bet, clientId: `${clientId}.${figures}${policy}${isKeptInPlay ? 'K' : ''}` };
}

/** Whether a bet was placed from a card that had this id. */
export const isPlacedFrom = (cardsId: string, { clientId }: Pick<Bet, 'clientId'>): boolean =>
  clientId === cardsId || clientId.startsWith(`${cardsId}.`);
