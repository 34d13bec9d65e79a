import { isQuoted } from '#domain/market/market-kind.ts';
import { priceWord } from '#domain/odds/price-words.ts';
import { isBetterQuote, isRequoted, type SlipCard } from '#domain/bet/slip-card.ts';
import { priceMove, readOdds } from '#domain/bet/slip.ts';
import { Button } from '#ui/button/button.tsx';
import { NumberStepper } from '#ui/number-stepper/number-stepper.tsx';
import { useOddsFormat, useOddsText } from '#ui/odds-format/odds-format.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import type { SlipSend } from './bet-slip.view.tsx';
import css from './bet-slip.module.css';

interface SlipPriceProps {
  card: SlipCard;
  send: SlipSend;
}

/** The price of the bet: odds typed or stepped on the ladder, or a quote, which is taken as it is. */
export function PriceField({ card, send }: SlipPriceProps) {
  const priceText = usePriceText();
  if (!isQuoted(card.kind)) return <LadderField {...{ card, send }} />;
  return (
    <dl className={css.quote}>
      <dt>Quote</dt>
      <dd>{priceText(card)}</dd>
    </dl>
  );
}

function LadderField({ card, send }: SlipPriceProps) {
  const { id, kind, ladder } = card;
  const oddsText = useOddsText();
  const isPlain = useOddsFormat() === 'DECIMAL' || kind === 'LINE';
  const odds = readOdds(ladder, card.oddsText);
  return (
    <NumberStepper
      label={priceWord(kind)}
      inputMode="decimal"
      value={card.oddsText}
      hint={!isPlain && odds.ok ? oddsText(odds.value) : undefined}
      error={odds.ok ? undefined : odds.problem.message}
      onChange={(text) => send({ type: 'odds.typed', id, text })}
      onStep={(direction) => send({ type: 'odds.stepped', id, ticks: direction === 'up' ? 1 : -1 })}
    />
  );
}

/** How the price moved since it was clicked, and the price available now. */
export function PriceMoved({ card, isTakenBelow, send }: SlipPriceProps & { isTakenBelow: boolean }) {
  const { id, kind, ladder, side, odds, line, currentOdds, currentLine } = card;
  const priceText = usePriceText();
  const isOnQuotes = isQuoted(kind);
  if (card.pressed !== undefined && card.currentOdds === odds)
    return (
      <p className={css.move}>
        <span>
          {priceText({ kind, ...card.pressed })} → <strong>{priceText({ kind, odds, line })}</strong>, better:
          the bet takes it
        </span>
      </p>
    );
  const move = isOnQuotes || card.isOffer ? null : priceMove(ladder, side, odds, currentOdds);
  if (currentOdds === null || !(isOnQuotes ? isRequoted(card) : move)) return null;
  const now = priceText({ kind, odds: currentOdds, line: currentLine });
  const isBetter = isOnQuotes ? isBetterQuote(card) : null;
  const asked = isOnQuotes ? null : readOdds(ladder, card.oddsText);
  const edited = asked?.ok && asked.value !== odds ? asked.value : null;
  if (edited === currentOdds) return null;
  return (
    <p className={css.move}>
      <span>
        {edited === null ? (
          <>
            {priceText({ kind, odds, line })} → <strong>{now}</strong>
          </>
        ) : (
          <>
            {priceText({ kind, odds: edited, line })} asked for; now <strong>{now}</strong>
          </>
        )}
        {edited === null &&
          move &&
          `, ${Math.abs(move.ticks)} ${Math.abs(move.ticks) === 1 ? 'tick' : 'ticks'} ${move.isBetter ? 'better' : 'worse'}`}
        {isBetter !== null && (isBetter ? ', better' : ', worse')}
      </span>
      {!isTakenBelow && (
        <Button size="small" onClick={() => send({ type: 'price.accepted', id })}>
          Change to {now}
        </Button>
      )}
    </p>
  );
}
