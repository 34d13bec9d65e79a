import { useSelector } from '@xstate/react';
import { chancesNow } from '#domain/odds/chances.ts';
import { cellStateOf, whyEmpty } from '#features/market/cell-state.ts';
import { LivePriceCell } from '#features/market/live-price-cell.tsx';
import { StrikeRowView } from '#features/index-strikes/strike-row.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { useDefinition } from '#live/use-market.ts';
import type { MarketStore } from '#live/market-store.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { useBestOdds } from '../use-best-odds.ts';
import { useMarketResult } from '../use-market-result.ts';
import { usePick } from '../use-pick.ts';
import { usePicked } from '../use-picked.ts';

/** That an index closes at a market's strike or above, a share of 1, by the best prices; null where they do not say. */
export function useChance(store: MarketStore): number | null {
  const definition = useDefinition(store);
  const [above, below] = definition?.runners ?? [];
  const ofAbove = useBestOdds(store, above?.runnerId ?? '');
  const ofBelow = useBestOdds(store, below?.runnerId ?? '');
  return definition?.status === 'OPEN' ? (chancesNow(ofAbove, ofBelow, false, 0)?.first ?? null) : null;
}

interface StrikeRowProps {
  marketId: string;
  strike: number;
  onShow: () => void;
}

/** A strike of an index in a row, with the best live prices of "at or above". */
export function StrikeRow({ marketId, strike, onShow }: StrikeRowProps) {
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const isFeedLive = useSelector(feed, isLive);
  const pick = usePick();
  const picked = usePicked(marketId);
  const chance = useChance(store);
  const { resultIfWins } = useMarketResult(marketId, definition, false, null);
  const [above, below] = definition?.runners ?? [];
  return (
    <StrikeRowView
      {...{ strike, chance, onShow }}
      results={
        resultIfWins && above && below
          ? {
              above: resultIfWins.get(above.runnerId) ?? 0,
              below: resultIfWins.get(below.runnerId) ?? 0,
            }
          : null
      }
      prices={
        definition &&
        above &&
        (['toBack', 'toLay'] as const).map((bookSide) => (
          <LivePriceCell
            key={bookSide}
            {...{ store, bookSide }}
            runnerId={above.runnerId}
            runnerName={above.name}
            depth={0}
            state={cellStateOf(definition, isFeedLive)}
            why={whyEmpty(definition, isFeedLive)}
            isPicked={picked.has(
              cardIdOf({ marketId, runnerId: above.runnerId, side: bookSide === 'toBack' ? 'BACK' : 'LAY' }),
            )}
            onPick={(price) => pick(definition, price)}
          />
        ))
      }
    />
  );
}
