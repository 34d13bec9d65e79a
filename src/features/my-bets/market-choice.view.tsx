import type { MyBetsEvent } from '#machines/my-bets/my-bets.machine.ts';
import type { MyBetsViewProps } from './my-bets.view.tsx';
import css from './my-bets.module.css';

/** The names of every market with bets, by id. */
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
  /** Names by market id. */
  markets: ReadonlyMap<string, string>;
  /** Null: all markets. */
  marketId: string | null;
  send: (event: MyBetsEvent) => void;
}

/** Chooses the market whose bets are shown, where there are bets in several. */
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
