import type { MyBetsEvent } from '#machines/my-bets/my-bets.machine.ts';
import type { MyBetsViewProps } from './my-bets.view.tsx';
import css from './my-bets.module.css';

/** Every market with bets, by id, with its name. */
export const marketsOf = ({
  matched,
  unmatched,
  settled,
}: Pick<MyBetsViewProps, 'matched' | 'unmatched' | 'settled'>): ReadonlyMap<string, string> =>
  new Map([
    ...settled.map((row) => [row.marketId, `${row.eventName} · ${row.marketName}`] as const),
    ...[...unmatched, ...matched].map(
      ({ order, marketName }) => [order.marketId, marketName || '…'] as const,
    ),
  ]);

interface MarketChoiceProps {
  /** By id, with their names. */
  markets: ReadonlyMap<string, string>;
  /** Null: all of them. */
  marketId: string | null;
  send: (event: MyBetsEvent) => void;
}

/** Whose bets are shown, where there are bets of several markets. */
export function MarketChoice({ markets, marketId, send }: MarketChoiceProps) {
  if (markets.size < 2) return null;
  return (
    <select
      className={css.choice}
      aria-label="Bets of"
      value={marketId ?? ''}
      onChange={({ target }) => send({ type: 'market.chosen', marketId: target.value || null })}
    >
      <option value="">All markets</option>
      {[...markets].map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
