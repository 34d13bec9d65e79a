import type { ReactNode } from 'react';
import type { Order, Settlement } from '#domain/bet/order.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import type { StakeLimits } from '#domain/bet/stake-problem.ts';
import type { OddsLadderName } from '#domain/odds/odds-ladder.ts';
import { exposureWords } from '#domain/words/risk-words.ts';
import type { MyBetsContext, MyBetsEvent, MyBetsTab } from '#machines/my-bets/my-bets.machine.ts';
import type { ChangeState } from '#machines/order-change/order-change.machine.ts';
import type { PositionEndingsProps } from '#ui/position-endings/position-endings.tsx';
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx';
import { CashOuts, type MarketCashOut } from './cash-outs.view.tsx';
import { MarketChoice, marketsOf } from './market-choice.view.tsx';
import { MatchedBets } from './matched-bets.view.tsx';
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

/** What a market's matched bets come to, however it ends. */
export type MarketPosition = PositionEndingsProps;

export interface MyBetsViewProps {
  tab: MyBetsTab;
  matched: readonly BetRow[];
  unmatched: readonly BetRow[];
  /** Bets that waited a moment ago and ended without being fully matched. */
  ended?: readonly BetRow[];
  settled: readonly Settlement[];
  /** Renders the explanation of a settlement's amount. */
  whyOf?: ((settlement: Settlement) => ReactNode) | undefined;
  /** By market id. */
  positions?: ReadonlyMap<string, MarketPosition>;
  /** What could be lost at most in all markets, waiting bets included; minor units. */
  exposure?: number;
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
  const { tab, exposure = 0, positions, changes, editing, done, isLive, send } = props;
  const markets = marketsOf(props);
  const marketId = props.marketId != null && markets.has(props.marketId) ? props.marketId : null;
  const isShown = (id: string) => marketId === null || id === marketId;
  const matched = props.matched.filter(({ order }) => isShown(order.marketId));
  const unmatched = props.unmatched.filter(({ order }) => isShown(order.marketId));
  const ended = (props.ended ?? []).filter(({ order }) => isShown(order.marketId));
  const settled = props.settled.filter((row) => isShown(row.marketId));
  const cashOuts = (props.cashOuts ?? []).filter((row) => isShown(row.marketId));
  /** The markets whose cash outs stand with their bets. */
  const withBets = new Set(tab === 'matched' ? matched.map(({ order }) => order.marketId) : []);
  return (
    <section className={css.bets} aria-label="My Bets" data-live={isLive}>
      <header className={css.head}>
        <h2 className={css.title}>My Bets</h2>
        <span className={css.end}>
          {exposure > 0 && exposureWords(exposure)} {props.history}
        </span>
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
          <MatchedBets rows={matched} positions={positions} cashOuts={cashOuts} />
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
      <CashOuts cashOuts={cashOuts.filter(({ marketId: its }) => !withBets.has(its))} />
      <SettledMarkets settled={settled} whyOf={props.whyOf} />
    </section>
  );
}
