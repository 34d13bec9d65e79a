import { endedTitle } from '#domain/words/ended-title.ts';
import { whyEnded } from '#domain/words/lapse-words.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/bet/order.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import type { BetRow } from './my-bets.view.tsx';
import css from './my-bets.module.css';

/** The money first: what is no longer bet, why, and what stays. */
function endedWords(order: Order, textOf: (odds: number) => string): { title: string; text: string } {
  const { odds, averageOdds, remaining, matched, cancelled, lapsed, reason } = order;
  // The exchange left the order out of an image: this is its last known state.
  if (remaining > 0) {
    const text = `See your bet history for what happened to ${formatMoney(remaining)} at ${textOf(odds)}.`;
    return { title: 'No longer waiting', text };
  }
  const stays = matched > 0 ? `${formatMoney(matched)} at ${textOf(averageOdds ?? odds)} stays matched.` : '';
  return {
    title: endedTitle(order),
    text: [`${formatMoney(cancelled + lapsed)} at ${textOf(odds)}.`, whyEnded(reason), stays]
      .filter(Boolean)
      .join(' '),
  };
}

/** The note that replaces a bet that no longer waits to be matched. */
export function EndedBet({ row: { order, kind, selectionName, marketName } }: { row: BetRow }) {
  const priceText = usePriceText();
  const textOf = (odds: number) => (kind ? priceText({ kind, odds, line: order.line }) : '…');
  const { title, text } = endedWords(order, textOf);
  return (
    <li className={css.ended}>
      <div className={css.words}>
        <span className={css.selection}>
          <SideTag side={order.side} /> {selectionName}
        </span>
        <span className={css.market}>{marketName}</span>
        <span className={css.line}>
          <strong>{title}</strong> {text}
        </span>
      </div>
    </li>
  );
}
