import type { BetReport } from '#domain/bet/intent.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import { endedTitle } from '#domain/words/ended-title.ts';
import { whyEnded } from '#domain/words/lapse-words.ts';
import { whyRefused } from '#domain/words/why-refused.ts';
import type { Settlement } from '#domain/bet/order.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Priced } from '#domain/odds/price-words.ts';
import { matchedWords, winsWords } from './matched-words.ts';

interface Surroundings {
  /** The browser knows that nobody can be asked now. */
  isOffline?: boolean;
  /** What the bet's market paid the bettor in all; null while that is not known. */
  settlement?: Settlement | null;
}

/** What all of a bettor's bets in a market came to. */
function paidWords({ result, profit, commission }: Settlement): string {
  if (result === 'Void') return 'The market is void: your stakes are back.';
  const net = profit - commission;
  const came = net === 0 ? 'came out level' : `${net > 0 ? 'won' : 'lost'} ${formatMoney(Math.abs(net))}`;
  return `Result: ${result}. Your bets in this market ${came}${commission > 0 ? ', after commission' : ''}.`;
}

/** What became of a bet, in the bettor's terms and the money first. Never says "failed" when the result is not known. */
export function betWords(
  { state, order, refusal }: BetReport,
  kind: MarketKind,
  priceText: (price: Priced) => string,
  { isOffline = false, settlement = null }: Surroundings = {},
): { title: string; text: string } {
  const atOdds = (odds: number) => priceText({ kind, odds, line: order?.line });
  const matched = order ? matchedWords(order, atOdds) : '';
  const ended = order ? order.cancelled + order.lapsed : 0;
  // The card's own cross only takes it out of the slip.
  const rest = order
    ? `${formatMoney(order.remaining)} waits at ${atOdds(order.odds)}. Change or cancel it in My Bets.`
    : '';
  const gone =
    order && ended > 0
      ? `${formatMoney(ended)} was ${endedTitle(order).toLowerCase()}. ${whyEnded(order.reason)}`.trimEnd()
      : '';
  switch (state) {
    case 'placing':
      return { title: 'Placing…', text: '' };
    case 'notStored':
      return { title: 'Not sent', text: 'This browser could not keep the bet safe, so it was not sent.' };
    case 'unknown':
      return {
        title: 'Checking…',
        text: isOffline
          ? 'There was no answer. It may have been placed: we ask the exchange as soon as you are online again.'
          : 'There was no answer. It may have been placed: we are asking the exchange.',
      };
    case 'inDoubt':
    case 'lookingAgain':
      return {
        title: 'Still no answer',
        text: 'We do not know yet whether it was placed. It cannot be placed twice and will not be sent again. We keep asking; if it was placed, it appears in My Bets.',
      };
    case 'neverArrived':
      return {
        title: 'Not received',
        text: 'The exchange has not received this bet. Should it still be on its way, it is placed once at most.',
      };
    case 'givingUp':
      return {
        title: 'Dropping it…',
        text: 'We are telling the exchange not to place it, should it still arrive.',
      };
    case 'delayed':
      return { title: 'Waiting for the in-play delay', text: 'It is not on the book yet.' };
    case 'cancelling':
      return { title: 'Cancelling…', text: 'It is not on the book yet.' };
    case 'missing':
      return {
        title: 'No news yet',
        text: 'It may have been matched, or have ended, by now. We keep asking the exchange.',
      };
    case 'unmatched':
      return { title: 'Unmatched', text: [rest, gone].filter(Boolean).join(' ') };
    case 'partlyMatched':
      return {
        title: 'Partly matched',
        text: order ? `${matched}: ${winsWords(order, kind)}. ${rest}${gone && ` ${gone}`}` : '',
      };
    case 'matched':
      return {
        title: ended > 0 ? 'Matched in part' : 'Matched',
        text: order ? `${matched}: ${winsWords(order, kind)}${gone && `. ${gone}`}` : matched,
      };
    case 'cancelled':
      return {
        title: order ? endedTitle(order) : 'Cancelled',
        text:
          [whyEnded(order?.reason ?? null), order && order.matched > 0 ? `${matched} stays matched.` : '']
            .filter(Boolean)
            .join(' ') || 'Nothing was matched.',
      };
    case 'settled':
      return {
        title: order?.matched === 0 && ended > 0 ? endedTitle(order) : 'Settled',
        text:
          order?.matched === 0
            ? order.reason === 'VOID'
              ? whyEnded(order.reason)
              : 'None of it was matched, so nothing was won or lost.'
            : settlement
              ? paidWords(settlement)
              : 'The market has been paid. My Bets says what it came to.',
      };
    case 'refused':
      return { title: 'Not placed', text: refusal?.message ?? '' };
    // The bettor gave it up; for a bet that was never sent there is nothing to say.
    case 'dropped':
      return { title: 'Not placed', text: whyRefused(refusal?.message ?? '') };
  }
}
