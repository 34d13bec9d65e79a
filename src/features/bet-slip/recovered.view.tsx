import type { Bet, BetReport } from '#domain/intent.ts';
import { formatMoney } from '#domain/money.ts';
import { formatOdds } from '#domain/odds.ts';
import { Button } from '#ui/button/button.tsx';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import { betWords } from './bet-result.view.tsx';
import css from './bet-slip.module.css';

export interface RecoveredViewProps {
  bets: readonly { bet: Bet; report: BetReport }[];
  onSend: (clientId: string) => void;
  onDrop: (clientId: string) => void;
}

/** Bets of an earlier visit that had no answer then: what became of each. */
export function RecoveredView({ bets, onSend, onDrop }: RecoveredViewProps) {
  if (bets.length === 0) return null;
  return (
    <section className={css.recovered} aria-label="Bets of your last visit">
      <h2 className={css.title}>From your last visit</h2>
      <ul className={css.cards}>
        {bets.map(({ bet, report }) => {
          const { title, text } = betWords(report);
          return (
            <li key={bet.clientId} className={css.card} data-side={bet.side}>
              <header className={css.cardHead}>
                <SideTag side={bet.side} />
                <div className={css.names}>
                  <span className={css.runner}>{bet.runnerName}</span>
                  <span className={css.market}>
                    {formatMoney(bet.stake)} at {formatOdds(bet.odds)} · {bet.eventName}
                  </span>
                </div>
              </header>
              <p className={css.result} data-state={report.state} role="status">
                <strong>{title}</strong>
                {text && <span>{text}</span>}
              </p>
              {report.state === 'neverArrived' && (
                <div className={css.choices}>
                  <Button size="small" onClick={() => onSend(bet.clientId)}>
                    Place it now
                  </Button>
                  <Button size="small" onClick={() => onDrop(bet.clientId)}>
                    Drop it
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
