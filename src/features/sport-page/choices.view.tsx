import type { MarketChoice } from '#domain/market/listed-markets.ts';
import { CountedChips } from '#ui/counted-chips/counted-chips.tsx';
import { DayChoiceView, type DayChoiceViewProps } from './day-choice.view.tsx';
import { OrderChoiceView, type OrderChoiceViewProps } from './order-choice.view.tsx';
import css from './choices.module.css';

export interface ChoicesViewProps {
  /** Null where there is none to choose. */
  days: DayChoiceViewProps | null;
  order: OrderChoiceViewProps;
  /** Which markets the list can show. */
  markets: readonly MarketChoice[];
  /** The name of the one it shows; null: each event's main market. */
  market: string | null;
  onMarket: (name: string | null) => void;
}

/** What of a sport is listed and how: the day, the order, and whose prices. On a phone in one line, which scrolls. */
export function ChoicesView({ days, order, markets, market, onMarket }: ChoicesViewProps) {
  // One that an old address names stays among them while it is chosen.
  const isGone = market !== null && !markets.some(({ id }) => id === market);
  const shown = isGone ? [...markets, { id: market, words: market, count: 0 }] : markets;
  return (
    <div className={css.choices}>
      {days && <DayChoiceView {...days} />}
      <OrderChoiceView {...order} />
      {shown.length > 1 && (
        <div className={css.markets}>
          <CountedChips label="Market" chips={shown} chosen={market} onChoose={onMarket} />
        </div>
      )}
    </div>
  );
}
