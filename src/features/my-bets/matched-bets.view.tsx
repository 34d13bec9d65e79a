import { memo, type ReactNode } from 'react';
import { matchedLiability } from '#domain/bet/liability.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { cashOutMark } from '#domain/words/cash-out-words.ts';
import { nothingMessages } from '#domain/words/nothing-words.ts';
import { liabilityWords } from '#domain/words/risk-words.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { PositionEndings } from '#ui/position-endings/position-endings.tsx';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import type { MarketCashOut } from './cash-outs.view.tsx';
import type { BetRow, MarketPosition } from './my-bets.view.tsx';
import css from './my-bets.module.css';

interface MatchedBetsProps {
  rows: readonly BetRow[];
  positions: ReadonlyMap<string, MarketPosition> | undefined;
  cashOuts: readonly MarketCashOut[];
}

/**
 * PNL-2. Each market is named once, above its bets, with what they come to and its cash out below; the market of the
 * newest bet comes first.
 */
export function MatchedBets({ rows, positions, cashOuts }: MatchedBetsProps) {
  if (rows.length === 0) return <p className={css.empty}>{nothingMessages.noMatchedBets}</p>;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Matched Bets</th>
          <th scope="col" className={css.figure}>
            Odds
          </th>
          <th scope="col" className={css.figure}>
            Stake
          </th>
        </tr>
      </thead>
      {[...byMarket(rows)].map(([marketId, bets]) => (
        <tbody key={marketId}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={css.group}>
              {bets[0]?.marketName || '…'}
            </th>
          </tr>
          <PositionRow position={positions?.get(marketId)} />
          {bets.map((row) => (
            <MatchedBet key={row.order.orderId} {...row} />
          ))}
          <CashOutRow part={cashOuts.find((one) => one.marketId === marketId)?.part} />
        </tbody>
      ))}
    </table>
  );
}

/** It renders only when its order changes, of many that do not. */
const MatchedBet = memo(function MatchedBet({ order, kind, selectionName }: BetRow) {
  const priceText = usePriceText();
  return (
    <tr className={css.bet} data-side={order.side}>
      <td>
        <span className={css.selection}>
          <SideTag side={order.side} word={kind ? sideWord(kind, order.side) : undefined} />{' '}
          {kind === 'SESSION' ? `${sideWord(kind, order.side)} ${selectionName}` : selectionName}
        </span>
        {order.byCashOut && <span className={css.market}>{cashOutMark}</span>}
      </td>
      <td className={css.figure}>
        {kind ? priceText({ kind, odds: order.averageOdds ?? order.odds, line: order.line }) : '…'}
      </td>
      <td className={css.figure}>
        {formatMoney(order.matched)}
        {order.side === 'LAY' && kind && (
          <span className={css.risk}>{liabilityWords(matchedLiability(order, kind))}</span>
        )}
      </td>
    </tr>
  );
});

const outlookWords = {
  runners: 'If it wins, after commission',
  range: 'After commission',
  // Bets of a market with several winners: one figure, which its own words name.
  risk: null,
} as const;

function PositionRow({ position }: { position: MarketPosition | undefined }) {
  if (!position) return null;
  return (
    <tr>
      <td colSpan={3}>
        <div role="group" aria-label="Position">
          <span className={css.outlook}>{outlookWords[position.summary.kind]}</span>
          <PositionEndings {...position} />
        </div>
      </td>
    </tr>
  );
}

/** A market that cannot be cashed out has an empty one, which CSS hides. */
function CashOutRow({ part }: { part: ReactNode }) {
  return (
    <tr className={css.cashOutRow}>
      <td colSpan={3}>
        <div className={css.cashOut} role="group" aria-label="Cash out">
          {part}
        </div>
      </td>
    </tr>
  );
}

function byMarket(rows: readonly BetRow[]): ReadonlyMap<string, readonly BetRow[]> {
  const groups = new Map<string, BetRow[]>();
  for (const row of rows) {
    const bets = groups.get(row.order.marketId) ?? [];
    groups.set(row.order.marketId, bets);
    bets.push(row);
  }
  return groups;
}
