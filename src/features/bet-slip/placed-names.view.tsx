import { isEditable, readCard, type SlipCard } from '#domain/bet/slip-card.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import type { BetSlipViewProps } from './bet-slip.view.tsx';
import { noBetWords } from './no-bet-words.ts';
import css from './bet-slip.module.css';

const nameOf = (card: SlipCard): string => {
  const stake = readCard(card)?.stake;
  const name = `${sideWord(card.kind, card.side)} ${card.runnerName}`;
  return stake === undefined ? name : `${name} ${formatMoney(stake)}`;
};

/**
 * Which bets one press places, where there are several, and which stay, and why: on a phone the
 * keypad leaves room for one card, and a selection of an earlier visit may stand out of sight.
 */
export function PlacedNames({
  placeable,
  cards,
  noBetReasons,
}: Pick<BetSlipViewProps, 'placeable' | 'cards' | 'noBetReasons'>) {
  const staying = cards.flatMap((card) => {
    const reason = noBetReasons.get(card.id) ?? null;
    const isLeftOut = isEditable(card) && card.stakeText.trim() !== '' && !placeable.includes(card);
    if (!isLeftOut || reason === 'MARKET_CLOSED' || card.placedElsewhere) return [];
    const why = reason
      ? noBetWords(reason)
      : card.bet || card.wasRefused
        ? 'It was refused.'
        : 'Its price is gone.';
    return [{ card, why }];
  });
  return (
    <>
      {placeable.length > 1 && <p className={css.note}>{placeable.map(nameOf).join(' · ')}</p>}
      {staying.map(({ card, why }) => (
        <p key={card.id} className={css.note}>
          {card.runnerName} is not placed now. {why}
        </p>
      ))}
    </>
  );
}
