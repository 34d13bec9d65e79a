import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import type { PriceAlert } from '#domain/bettor/notices.ts';
import { isReached } from '#domain/bettor/price-alert.ts';
import {
  useBettorSettings,
  useBettorSettingsRef,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { useDefinition, useOddsWhile } from '#live/use-market.ts';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import { useNow } from '../use-now.ts';
import { useTell } from './use-tell.ts';

/** Watches the prices that the bettor waits for, and tells on any page when one is reached. */
export function PriceNews() {
  const { priceAlerts } = useBettorSettings();
  return priceAlerts.map((alert) => (
    <Awaited key={`${alert.marketId} ${alert.runnerId} ${alert.side} ${alert.odds}`} alert={alert} />
  ));
}

function Awaited({ alert }: { alert: PriceAlert }) {
  const { marketId, runnerId, side, until } = alert;
  const { store } = useMarketFeed(marketId, 250);
  const best = useOddsWhile(true, store, runnerId, side === 'BACK' ? 'toBack' : 'toLay', 0);
  const isOpen = useDefinition(store)?.status === 'OPEN';
  const settings = useBettorSettingsRef();
  const oddsText = useOddsText();
  const tell = useTell();
  const isOver = useNow() >= until;
  const isNews = isOpen && isReached(alert, best);
  useEffect(() => {
    if (!isOver && !isNews) return;
    const { priceAlerts } = settings.getSnapshot().context.settings;
    const others = priceAlerts.filter((one) => one !== alert);
    if (others.length === priceAlerts.length) return;
    settings.send({ type: 'setting.changed', change: { priceAlerts: others } });
    if (isOver || best === null) return;
    const words = reachedWords(alert, oddsText(best));
    const { eventId, sportId } = alert;
    const text = <Link to={listedEventPath(eventId, sportId, true)}>{words}</Link>;
    tell({ kind: 'PRICE', as: 'success', text, words, of: `${marketId} ${runnerId} ${side}` });
  }, [isOver, isNews, alert, best, marketId, runnerId, side, settings, oddsText, tell]);
  return null;
}

const reachedWords = ({ runnerName, eventName, side }: PriceAlert, odds: string): string =>
  `${runnerName} can be ${side === 'BACK' ? 'backed' : 'laid'} at ${odds} now: ${eventName}.`;
