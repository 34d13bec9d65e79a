import { useCallback, useMemo, useState } from 'react';
import { isQuoted } from '#domain/market/market-kind.ts';
import { formatLine } from '#domain/odds/odds.ts';
import { useOrders } from '#features/account-feed/use-account.ts';
import { Ladder, type LadderPick } from '#features/ladder/ladder.tsx';
import { runnerText } from '#domain/words/runner-text.ts';
import { PriceGraphView } from '#features/runner-trades/price-graph.view.tsx';
import { useRunnerTrades } from '#features/runner-trades/use-runner-trades.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { selectTrades } from '#machines/runner-trades/runner-trades.machine.ts';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx';
import { RunnerAlerts } from './runner-alerts.tsx';
import { usePick } from './use-pick.ts';

export interface RunnerPanelProps {
  store: MarketStore;
  definition: MarketDefinition;
  runnerId: string;
  /** Whether the prices are current. */
  isLive: boolean;
}

const tabs = [
  { value: 'ladder', label: 'Ladder' },
  { value: 'graph', label: 'Price graph' },
  { value: 'alert', label: 'Tell me' },
] as const;

const noTrades: readonly (readonly [number, number])[] = [];

/** Details of one runner: its full ladder, how its price moved, and the prices that are waited for. */
export function RunnerPanel({ store, definition, runnerId, isLive }: RunnerPanelProps) {
  const { marketId, kind, status } = definition;
  const isClosed = status === 'CLOSED';
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>(isClosed ? 'graph' : 'ladder');
  const { snapshot, send } = useRunnerTrades({ store, marketId, runnerId });
  const all = useOrders();
  const orders = useMemo(
    () => [...all.values()].filter((one) => one.marketId === marketId && one.runnerId === runnerId),
    [all, marketId, runnerId],
  );
  const pick = usePick();
  const onPick = useCallback(
    (picked: LadderPick) => pick(definition, { ...picked, runnerId, line: null }),
    [pick, definition, runnerId],
  );
  const oddsText = useOddsText();
  const priceText = kind === 'LINE' ? formatLine : oddsText;
  const runner = definition.runners.find((one) => one.runnerId === runnerId);
  const runnerName = runner ? runnerText(runner) : '';
  return (
    <Tabs
      label={`More of ${runnerName}`}
      items={isClosed ? [tabs[1]] : isQuoted(kind) || kind === 'LINE' ? tabs.slice(0, 2) : tabs}
      value={isClosed ? 'graph' : tab}
      onChange={setTab}
    >
      <TabPanel value="ladder">
        <Ladder
          {...{ store, definition, runnerId, runnerName, orders, onPick }}
          isOpen={isLive && status === 'OPEN' && runner?.status === 'ACTIVE'}
          traded={selectTrades(snapshot)?.traded ?? noTrades}
        />
      </TabPanel>
      <TabPanel value="graph">
        <PriceGraphView {...{ snapshot, send, runnerName, priceText }} />
      </TabPanel>
      <TabPanel value="alert">{runner && <RunnerAlerts {...{ store, definition, runner }} />}</TabPanel>
    </Tabs>
  );
}
