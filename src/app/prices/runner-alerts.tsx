import type { PriceAlert } from '#domain/bettor/notices.ts';
import { maxPriceAlerts } from '#domain/bettor/price-alert.ts';
import { shownZone } from '#actors/device-zone.ts';
import { runnerText } from '#domain/words/runner-text.ts';
import {
  useBettorSettings,
  useBettorSettingsRef,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { PriceAlertView } from '#features/price-alert/price-alert.view.tsx';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { useOddsText } from '#ui/odds-format/odds-format.tsx';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { useBestOdds } from './use-best-odds.ts';

interface RunnerAlertsProps {
  store: MarketStore;
  definition: MarketDefinition;
  runner: MarketDefinition['runners'][number];
}

/** The prices of a runner that the bettor waits for, and one more. */
export function RunnerAlerts({ store, definition, runner }: RunnerAlertsProps) {
  const { marketId, sportId, eventId, eventName, ladder } = definition;
  const { priceAlerts } = useBettorSettings();
  const settings = useBettorSettingsRef();
  const { toBack, toLay } = useBestOdds(store, runner.runnerId);
  const oddsText = useOddsText();
  const keep = (alerts: readonly PriceAlert[]) =>
    settings.send({ type: 'setting.changed', change: { priceAlerts: alerts } });
  const own = priceAlerts.filter((one) => one.marketId === marketId && one.runnerId === runner.runnerId);
  const isIt = (one: PriceAlert, { side, odds }: Pick<PriceAlert, 'side' | 'odds'>) =>
    own.includes(one) && one.side === side && one.odds === odds;
  return (
    <PriceAlertView
      runnerName={runnerText(runner)}
      ladder={ladder}
      best={{ BACK: toBack, LAY: toLay }}
      alerts={own}
      isFull={priceAlerts.length >= maxPriceAlerts}
      now={exchangeClock.now()}
      zone={shownZone()}
      oddsText={oddsText}
      onSet={(waited) =>
        keep([
          ...priceAlerts.filter((one) => !isIt(one, waited)),
          {
            sportId,
            eventId,
            marketId,
            runnerId: runner.runnerId,
            eventName,
            runnerName: runnerText(runner),
            ...waited,
          },
        ])
      }
      onDrop={(waited) => keep(priceAlerts.filter((one) => !isIt(one, waited)))}
    />
  );
}
