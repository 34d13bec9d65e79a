import { isQuoted } from '#domain/market/market-kind.ts';
import { priceWord } from '#domain/odds/price-words.ts';
import { isBetterGot } from '#domain/bet/card-outlook.ts';
import { isBetterQuote, isRequoted } from '#domain/bet/card-quote.ts';
import type { SlipCard } from '#domain/bet/slip-card.ts';
import { priceMove, readOdds } from '#domain/bet/slip.ts';
import type { Take } from '#domain/odds/odds-policy.ts';
import { Button } from '#ui/button/button.tsx';
import { NumberStepper } from '#ui/number-stepper/number-stepper.tsx';
import { useOddsFormat, useOddsText } from '#ui/odds-format/odds-format.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import type { SlipSend } from './bet-slip.view.tsx';
import { gainWords, isBetterTaken } from './better-words.ts';
import css from './bet-slip.module.css';

interface SlipPriceProps {
  card: SlipCard;
  send: SlipSend;
}

/** The price of the bet: odds typed or stepped on the ladder, or a quote, which is taken as it is. */
export function PriceField({ card, isTakenBelow, send }: SlipPriceProps & { isTakenBelow: boolean }) {
  const priceText = usePriceText();
  // Whoever changes the price that the button would take starts from that one.
  const change: SlipSend = (event) => {
    if (isTakenBelow) send({ type: 'price.accepted', id: card.id });
    send(event);
  };
  if (!isQuoted(card.kind)) return <LadderField card={card} send={change} />;
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

interface PriceMovedProps extends SlipPriceProps {
  policy: Take;
  isTakenBelow: boolean;
  /** A button of its own places the bet at the price of now. */
  isAgain: boolean;
  /** The keypad tells of a better price. */
  isToldByKeys: boolean;
}

/** How the price moved since it was clicked, and the price available now. */
export function PriceMoved({ card, policy, isTakenBelow, isAgain, isToldByKeys, send }: PriceMovedProps) {
  const { id, kind, ladder, side, odds, line, currentOdds, currentLine } = card;
  const priceText = usePriceText();
  const isOnQuotes = isQuoted(kind);
  if (card.pressed && isBetterTaken(card))
    return (
      <p className={css.move}>
        <span data-told-by-keys={isToldByKeys}>
          {priceText({ kind, ...card.pressed })} → <strong>{priceText({ kind, odds, line })}</strong>, better:
          the bet takes it
        </span>
      </p>
    );
  const move = isOnQuotes || card.isOffer ? null : priceMove(ladder, side, odds, currentOdds);
  const isGot = isBetterGot(card, policy);
  if (currentOdds === null || !(isOnQuotes ? isRequoted(card) : move || isGot)) return null;
  const now = priceText({ kind, odds: currentOdds, line: currentLine });
  const isBetter = isOnQuotes ? isBetterQuote(card) : null;
  const asked = isOnQuotes ? null : readOdds(ladder, card.oddsText);
  const edited = asked?.ok && asked.value !== odds ? asked.value : null;
  if (edited === currentOdds) return null;
  return (
    <p className={css.move}>
      <span data-told-by-keys={isGot && isToldByKeys}>
        {isGot ? (
          <>
            Asks {priceText({ kind, odds: edited ?? odds, line })}; <strong>{now}</strong> is on offer now, so
            you would get {now} {gainWords(card)}
          </>
        ) : edited === null ? (
          <>
            {priceText({ kind, odds, line })} → <strong>{now}</strong>
          </>
        ) : (
          <>
            {priceText({ kind, odds: edited, line })} asked for; now <strong>{now}</strong>
          </>
        )}
        {edited === null &&
          !isGot &&
          move &&
          `, ${Math.abs(move.ticks)} ${Math.abs(move.ticks) === 1 ? 'tick' : 'ticks'} ${move.isBetter ? 'better' : 'worse'}`}
        {isBetter !== null && (isBetter ? ', better' : ', worse')}
      </span>
      {!isTakenBelow && !isAgain && (
        <Button size="small" onClick={() => send({ type: 'price.accepted', id })}>
          Change to {now}
        </Button>
      )}
    </p>
  );
}
