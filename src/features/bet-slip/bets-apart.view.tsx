import { X } from 'lucide-react';
import { useRef } from 'react';
import { keepsItsCard, isInDoubt } from '#domain/bet/intent.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { useKeptFocus } from '#ui/kept-focus/use-kept-focus.ts';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import { BetResultView } from './bet-result.view.tsx';
import type { BetApart } from '#machines/bet-intents/bet-intents.machine.ts';
import type { IntentChoice } from '#machines/bet-intents/bet-intents.types.ts';
import { IntentChoicesView, takeOf } from './intent-choices.view.tsx';
import css from './bet-slip.module.css';

export interface BetsApartViewProps {
  bets: readonly BetApart[];
  onChoose: (clientId: string, choice: IntentChoice) => void;
  /** Closes a bet whose result is known. */
  onClose: (clientId: string) => void;
}

/** Bets that are not in the slip and what became of each: from an earlier visit, or in doubt for a while. */
export function BetsApartView({ bets, ...does }: BetsApartViewProps) {
  const inDoubt = bets.filter(({ isFound }) => !isFound);
  const recovered = bets.filter(({ isFound }) => isFound);
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  return (
    <div ref={part} tabIndex={-1}>
      <Bets label="Bets that had no answer" title="No answer came" bets={inDoubt} {...does} />
      <Bets label="Bets of your last visit" title="From your last visit" bets={recovered} {...does} />
    </div>
  );
}

function Bets({
  label,
  title,
  bets,
  onChoose,
  onClose,
}: BetsApartViewProps & { label: string; title: string }) {
  const priceText = usePriceText();
  if (bets.length === 0) return null;
  return (
    <section className={css.apart} aria-label={label}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.cards}>
        {bets.map(({ bet, report }) => (
          <li key={bet.clientId} className={css.card} data-side={bet.side}>
            <header className={css.cardHead}>
              <SideTag side={bet.side} word={sideWord(bet.kind, bet.side)} isWhole />
              <div className={css.names}>
                <span className={css.runner}>{bet.runnerName}</span>
                <span className={css.market}>
                  {formatMoney(bet.stake)} at {priceText(bet)} · {bet.eventName}
                </span>
              </div>
              {!keepsItsCard(report.state) && !isInDoubt(report.state) && (
                <IconButton label={`Close ${bet.runnerName}`} onClick={() => onClose(bet.clientId)}>
                  <X />
                </IconButton>
              )}
            </header>
            <BetResultView bet={report} kind={bet.kind} />
            <IntentChoicesView
              state={report.state}
              runnerName={bet.runnerName}
              priceText={priceText(bet)}
              take={takeOf(report, bet.kind)}
              onChoose={(choice) => onChoose(bet.clientId, choice)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
