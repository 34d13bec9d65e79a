import { formatMoney } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import type { BetApart } from './bet-intents.ts';
import { BetResultView } from './bet-result.view.tsx';
import { IntentChoicesView, type IntentChoice } from './intent-choices.view.tsx';
import css from './bet-slip.module.css';

export interface BetsApartViewProps {
  bets: readonly BetApart[];
  onChoose: (clientId: string, choice: IntentChoice) => void;
}

/** Bets that do not stand in the slip, and what became of each: of an earlier visit, or of which nobody could tell. */
export function BetsApartView({ bets, onChoose }: BetsApartViewProps) {
  const inDoubt = bets.filter(({ isRecovered }) => !isRecovered);
  const recovered = bets.filter(({ isRecovered }) => isRecovered);
  return (
    <>
      <Bets label="Bets that had no answer" title="No answer came" bets={inDoubt} onChoose={onChoose} />
      <Bets
        label="Bets of your last visit"
        title="From your last visit"
        bets={recovered}
        onChoose={onChoose}
      />
    </>
  );
}

function Bets({ label, title, bets, onChoose }: BetsApartViewProps & { label: string; title: string }) {
  const priceText = usePriceText();
  if (bets.length === 0) return null;
  return (
    <section className={css.apart} aria-label={label}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.cards}>
        {bets.map(({ bet, report }) => (
          <li key={bet.clientId} className={css.card} data-side={bet.side}>
            <header className={css.cardHead}>
              <SideTag side={bet.side} word={sideWord(bet.kind, bet.side)} />
              <div className={css.names}>
                <span className={css.runner}>{bet.runnerName}</span>
                <span className={css.market}>
                  {formatMoney(bet.stake)} at {priceText(bet)} · {bet.eventName}
                </span>
              </div>
            </header>
            <BetResultView bet={report} kind={bet.kind} />
            <IntentChoicesView
              state={report.state}
              runnerName={bet.runnerName}
              onChoose={(choice) => onChoose(bet.clientId, choice)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
