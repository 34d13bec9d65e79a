import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { cashOutMark } from '#domain/words/cash-out-words.ts';
import { messages } from '#domain/words/page-words.ts';
import type { Order, Settlement } from '#domain/bet/order.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import type { StakeLimits } from '#domain/bet/stake-problem.ts';
import type { OddsLadderName } from '#domain/odds/odds-ladder.ts';
import type { MyBetsContext, MyBetsEvent, MyBetsTab } from '#machines/my-bets/my-bets.machine.ts';
import type { ChangeState } from '#machines/order-change/order-change.machine.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { SideTag } from '#ui/side-tag/side-tag.tsx';
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx';
import { CashOuts, type MarketCashOut } from './cash-outs.view.tsx';
import { MarketChoice, marketsOf } from './market-choice.view.tsx';
import { SettledMarkets } from './settled-markets.view.tsx';
import { UnmatchedBets } from './unmatched-bets.view.tsx';
import css from './my-bets.module.css';

/** An order with the names that the order itself does not have. */
export interface BetRow {
  order: Order;
  selectionName: string;
  marketName: string;
  ladder: OddsLadderName;
  /** What the market takes as the stake of one bet; null until known. */
  stakes: StakeLimits | null;
  /** Null until known: without it a price might be shown as something it is not. */
  kind: MarketKind | null;
}

export interface MyBetsViewProps {
  tab: MyBetsTab;
  matched: readonly BetRow[];
  unmatched: readonly BetRow[];
  /** Bets that waited a moment ago and ended without being fully matched. */
  ended?: readonly BetRow[];
  settled: readonly Settlement[];
  /** Renders the explanation of a settlement's amount. */
  whyOf?: ((settlement: Settlement) => ReactNode) | undefined;
  /** The cash out of each market with a position. */
  cashOuts?: readonly MarketCashOut[];
  /** The market whose bets are shown; null: all. A market that no longer has bets counts as null. */
  marketId?: string | null;
  changes: ReadonlyMap<string, ChangeState>;
  editing: MyBetsContext['editing'];
  done: MyBetsContext['done'];
  /** A link to all bets, including those that have ended. */
  history?: ReactNode;
  /** False: what is shown may be old. */
  isLive: boolean;
  send: (event: MyBetsEvent) => void;
}

/** PNL-1 … PNL-3: matched bets, unmatched bets with their cancel buttons, and what was paid. */
export function MyBetsView(props: MyBetsViewProps) {
  const { tab, changes, editing, done, isLive, send } = props;
  const markets = marketsOf(props);
  const marketId = props.marketId != null && markets.has(props.marketId) ? props.marketId : null;
  const isShown = (id: string) => marketId === null || id === marketId;
  const matched = props.matched.filter(({ order }) => isShown(order.marketId));
  const unmatched = props.unmatched.filter(({ order }) => isShown(order.marketId));
  const ended = (props.ended ?? []).filter(({ order }) => isShown(order.marketId));
  const settled = props.settled.filter((row) => isShown(row.marketId));
  const cashOuts = (props.cashOuts ?? []).filter((row) => isShown(row.marketId));
  return (
    <section className={css.bets} aria-label="My Bets" data-live={isLive}>
      <header className={css.head}>
        <h2 className={css.title}>My Bets</h2>
        {props.history}
      </header>
      {!isLive && (
        <p className={css.stale} role="status">
          Connecting… what is shown may be old.
        </p>
      )}
      <MarketChoice markets={markets} marketId={marketId} send={send} />
      <Tabs
        label="My Bets"
        stretch
        value={tab}
        onChange={(next) => send({ type: 'tab.chosen', tab: next })}
        items={[
          { value: 'matched', label: 'Matched Bets', count: matched.length },
          { value: 'unmatched', label: 'Unmatched Bets', count: unmatched.length },
        ]}
      >
        <TabPanel value="matched">
          <MatchedBets rows={matched} />
        </TabPanel>
        <TabPanel value="unmatched">
          <UnmatchedBets
            rows={unmatched}
            ended={ended}
            changes={changes}
            editing={editing}
            done={done}
            send={send}
          />
        </TabPanel>
      </Tabs>
      <CashOuts cashOuts={cashOuts} />
      <SettledMarkets settled={settled} whyOf={props.whyOf} />
    </section>
  );
}

/** PNL-2 */
function MatchedBets({ rows }: { rows: readonly BetRow[] }) {
  const priceText = usePriceText();
  if (rows.length === 0) return <p className={css.empty}>{messages.noMatchedBets}</p>;
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
      <tbody>
        {rows.map(({ order, kind, selectionName, marketName }) => (
          <tr key={order.orderId} className={css.bet} data-side={order.side}>
            <td>
              <span className={css.selection}>
                <SideTag side={order.side} word={kind ? sideWord(kind, order.side) : undefined} />{' '}
                {kind === 'SESSION' ? `${sideWord(kind, order.side)} ${selectionName}` : selectionName}
              </span>
              <span className={css.market}>
                {order.byCashOut && `${cashOutMark} · `}
                {marketName}
              </span>
            </td>
            <td className={css.figure}>
              {kind ? priceText({ kind, odds: order.averageOdds ?? order.odds, line: order.line }) : '…'}
            </td>
            <td className={css.figure}>{formatMoney(order.matched)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
