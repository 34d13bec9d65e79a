import { useSelector } from '@xstate/react';
import { cellStateOf, whyEmpty } from '#features/market/cell-state.ts';
import { LivePriceCell } from '#features/market/live-price-cell.tsx';
import { StrikeRowView } from '#features/index-strikes/strike-row.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { takingSide } from '#domain/odds/levels.ts';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { useDefinition } from '#live/use-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { useChance } from './use-chance.ts';
import { useMarketResult } from './use-market-result.ts';
import { usePick } from './use-pick.ts';
import { usePicked } from './use-picked.ts';

interface StrikeRowProps {
  marketId: string;
  strike: number;
  /** Which of the rows it is. */
  place: number;
  onShow: () => void;
}

/** A strike of an index in a row, with the best live prices of "at or above". */
export function StrikeRow({ marketId, strike, place, onShow }: StrikeRowProps) {
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
            // Where another strike's stood before, its prices have only just come.
            key={`${bookSide} ${place}`}
            {...{ store, bookSide }}
            runnerId={above.runnerId}
            runnerName={above.name}
            depth={0}
            state={cellStateOf(definition, isFeedLive)}
            why={whyEmpty(definition, isFeedLive)}
            isPicked={picked.has(
              cardIdOf({ marketId, runnerId: above.runnerId, side: takingSide(bookSide) }),
            )}
            onPick={(price) => pick(definition, price)}
          />
        ))
      }
    />
  );
}
