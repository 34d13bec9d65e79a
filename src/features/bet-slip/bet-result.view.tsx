import type { BetReport } from '#domain/bet/intent.ts';
import type { Order, Settlement } from '#domain/bet/order.ts';
import { delayOf } from '#domain/bet/order-progress.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import { CountdownRing } from '#ui/countdown-ring/countdown-ring.tsx';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { betWords } from './bet-words.ts';
import { useDelayLeft } from './use-delay-left.ts';
import css from './bet-slip.module.css';

export interface BetResultViewProps {
  bet: BetReport;
  kind: MarketKind;
  /** The browser knows that nobody can be asked now. */
  isOffline?: boolean;
  /** What its market paid the bettor in all; null while that is not known. */
  settlement?: Settlement | null;
}

export function BetResultView({ bet, kind, ...surroundings }: BetResultViewProps) {
  const said = betWords(bet, kind, usePriceText(), surroundings);
  const { state, order } = bet;
  if (order && (state === 'delayed' || state === 'cancelling'))
    return <Delayed key={order.delayEndsAt} {...{ said, state, order }} />;
  return (
    <div className={css.outcome}>
      <Said {...said} state={state} />
    </div>
  );
}

interface SaidProps {
  title: string;
  text: string;
  state: BetReport['state'];
}

const Said = ({ title, text, state }: SaidProps) => (
  <p className={css.result} data-state={state} role="status">
    <strong>{title}</strong>
    {text && <span>{text}</span>}
  </p>
);

interface DelayedProps extends Pick<SaidProps, 'state'> {
  said: Omit<SaidProps, 'state'>;
  order: Order;
}

/** A bet that waits out the in-play delay, with the seconds left. */
function Delayed({ said, state, order }: DelayedProps) {
  const left = useDelayLeft(order);
  return (
    <div className={css.outcome}>
      <CountdownRing
        label="In-play delay"
        seconds={Math.ceil(Math.max(0, left) / 1_000)}
        total={Math.max(1, Math.ceil(delayOf(order) / 1_000))}
      />
      <Said {...said} state={state} />
    </div>
  );
}
