import type { BetReport } from '#domain/bet/intent.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { betWords } from './bet-words.ts';
import { DelayCountdown } from './delay-countdown.tsx';
import css from './bet-slip.module.css';

export function BetResultView({ bet, kind }: { bet: BetReport; kind: MarketKind }) {
  const { title, text } = betWords(bet, kind, usePriceText());
  return (
    <div className={css.outcome}>
      {bet.order && (bet.state === 'delayed' || bet.state === 'cancelling') && (
        <DelayCountdown key={bet.order.delayEndsAt} order={bet.order} />
      )}
      <p className={css.result} data-state={bet.state} role="status">
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </p>
    </div>
  );
}
