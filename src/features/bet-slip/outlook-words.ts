import { governingPolicy } from '#domain/bet/card-bet.ts';
import { isBetterGot, onOfferOf, outlookOf } from '#domain/bet/card-outlook.ts';
import { acceptPrice, hasNoQuote } from '#domain/bet/card-quote.ts';
import type { SlipCard } from '#domain/bet/slip-card.ts';
import { readStake } from '#domain/bet/slip.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Take } from '#domain/odds/odds-policy.ts';
import type { NoBetReason } from '#machines/market-feed/market-feed.machine.ts';
import { reachText } from './reach-words.ts';

export interface OutlookOf {
  card: SlipCard;
  /** What a take may become if its price has moved. */
  policy: Take;
  /** Why the market takes no bets now; null when it does. */
  noBetReason: NoBetReason | null;
  /** The Place button takes the price of now. */
  isTakenBelow: boolean;
}

/** `short` fits into a line above the phone's keys, which cover the card's own. */
export interface OutlookWords {
  whole: string;
  short: string;
}

const waits: OutlookWords = {
  whole: 'Nobody offers these odds now: the bet would wait until somebody does, or you cancel it.',
  short: 'Nobody offers these odds now: the bet would wait.',
};
const refused: OutlookWords = {
  whole: 'The price you pressed is gone: this bet would be refused, not left waiting.',
  short: 'The price is gone: this bet would be refused.',
};
const takenBelow: OutlookWords = {
  whole: 'The price you pressed is gone. The button below takes the current price.',
  short: 'The price you pressed is gone.',
};
const noQuote: OutlookWords = {
  whole: 'There is no quote now: this bet would be refused.',
  short: 'There is no quote now.',
};
const nothingOffered: OutlookWords = {
  whole:
    'Nobody offers a price now: this bet would be refused. Offered to others at your odds, it waits until somebody takes it.',
  short: 'Nobody offers a price now.',
};

/** What would become of the bet now: how much of it could be matched, or why nothing. Null where there is nothing to say. */
export function outlookWords({ card, policy, noBetReason, isTakenBelow }: OutlookOf): OutlookWords | null {
  // A market that takes no bets says so itself, and what was last seen of its offers may be gone.
  if (noBetReason) return null;
  const outlook = outlookOf(card, policy);
  const isNothingOffered = card.currentOdds === null;
  if (outlook && hasNoQuote(card)) return noQuote;
  if (outlook === 'waits') return waits;
  if (outlook === 'refused') {
    if (isNothingOffered) return nothingOffered;
    if (!isTakenBelow) return refused;
    const rest = restWords({ ...card, ...acceptPrice(card) }, policy);
    return rest ? joined(takenBelow, rest) : takenBelow;
  }
  // The better price that is on offer has been told of already.
  return restWords(card, policy) ?? (isBetterGot(card, policy) ? null : allWords(card, policy));
}

const joined = (first: OutlookWords, second: OutlookWords): OutlookWords => ({
  whole: `${first.whole} ${second.whole}`,
  short: `${first.short} ${second.short}`,
});

const reachOf = (card: SlipCard, policy: Take): string =>
  `at ${reachText('these odds', { ...policy, policy: governingPolicy(card, policy) })}`;

/** That more is staked than could be matched now; null where it is not, or that is not known. */
function restWords(card: SlipCard, policy: Take): OutlookWords | null {
  const onOffer = onOfferOf(card, policy);
  const stake = readStake(card, card.stakeText);
  if (onOffer === null || !stake.ok || stake.value <= onOffer) return null;
  const only = `Only ${formatMoney(onOffer)} is on offer`;
  return {
    whole: `${only} ${reachOf(card, policy)}: the rest would wait until somebody offers it, or you cancel it.`,
    short: `${only} now: the rest would wait.`,
  };
}

/** How much could be matched now; null where that is not known. */
function allWords(card: SlipCard, policy: Take): OutlookWords | null {
  const onOffer = onOfferOf(card, policy);
  if (onOffer === null) return null;
  const words = `${formatMoney(onOffer)} on offer ${reachOf(card, policy)}.`;
  return { whole: words, short: words };
}
