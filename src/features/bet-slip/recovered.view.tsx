import type { Bet, BetReport } from '#domain/intent.ts';
import { formatMoney } from '#domain/money.ts';
import { sideWord } from '#domain/price-words.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import { BetResultView } from './bet-result.view.tsx';
import { IntentChoicesView, type IntentChoice } from './intent-choices.view.tsx';
import css from './bet-slip.module.css';

export interface RecoveredViewProps {
  bets: readonly { bet: Bet; report: BetReport }[];
  onChoose: (clientId: string, choice: IntentChoice) => void;
}

/** Bets of an earlier visit that had no answer then: what became of each. */
export function RecoveredView({ bets, onChoose }: RecoveredViewProps) {
  const priceText = usePriceText();
  if (bets.length === 0) return null;
  return (
    <section className={css.recovered} aria-label="Bets of your last visit">
      <h2 className={css.title}>From your last visit</h2>
      <ul className={css.cards}>
        {bets.map(({ bet, report }) => {
          return (
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
          );
        })}
      </ul>
    </section>
  );
}
