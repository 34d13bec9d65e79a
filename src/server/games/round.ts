import { divideHalfAway, minorToDecimalText, parseMoney } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import { drawFrom } from '#contract/draw.ts';
import type { BetOffer } from '#contract/casino-games/game-description.ts';
import type { Form } from './form.ts';
import type { Game, Outcome } from './game.ts';

/** Minor units: the least on one bet, the most on a round. */
export const stakeLimits = { least: 10_00, most: 10_000_00 } as const;

/** What a bettor has put on one bet. `stake` is in minor units. */
export interface Bet {
  offer: BetOffer;
  stake: number;
}

/** The result of a round. `stake` and `payout` are in minor units; the payout includes stakes that come back. */
export interface Drawn {
  bets: readonly Bet[];
  stake: number;
  payout: number;
  outcome: Outcome;
}

export const sumOf = (bets: readonly Bet[]): number => bets.reduce((sum, { stake }) => sum + stake, 0);

/** Draws a round. The outcome follows from the seed alone, whatever is bet on. */
export function drawRound(game: Game, seed: string, bets: readonly Bet[]): Drawn {
  const outcome = game.play(drawFrom(seed));
  const paid = bets.map(({ offer, stake }) => divideHalfAway(stake * (outcome.pays[offer.betId] ?? 0), 100));
  return { bets, stake: sumOf(bets), payout: paid.reduce((sum, one) => sum + one, 0), outcome };
}

/** What a round is bet on, for the ledger and its reader. `betsIn` reads it again. */
export const textOfBets = (bets: readonly Bet[]): string =>
  bets.length === 1
    ? must(bets[0]).offer.label
    : bets.map(({ offer, stake }) => `${offer.label} ${minorToDecimalText(stake)}`).join('; ');

/** The bets of a round that the exchange knows by their text and its stake. */
export function betsIn({ bets }: Pick<Game, 'bets'>, text: string, stake: number): Bet[] {
  const offerOf = (label: string) => bets.find((offer) => offer.label === label);
  const only = offerOf(text);
  if (only) return [{ offer: only, stake }];
  return text.split('; ').map((part) => {
    const end = part.lastIndexOf(' ');
    return { offer: must(offerOf(part.slice(0, end))), stake: must(parseMoney(part.slice(end + 1))) };
  });
}

/** The form that makes these bets. */
export const formOf = (bets: readonly Bet[]): Form =>
  Object.fromEntries(bets.map(({ offer, stake }) => [offer.betId, minorToDecimalText(stake)]));
