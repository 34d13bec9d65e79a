import { useSelector } from '@xstate/react';
import { cardIdOf } from '#domain/bet/slip-card.ts';
import { cellStateOf, whyEmpty } from '#features/market/cell-state.ts';
import { LivePriceCell } from '#features/market/live-price-cell.tsx';
import { DigitGridView } from '#features/lottery-draw/digit-grid.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { useDefinition } from '#live/use-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { useMarketResult } from './use-market-result.ts';
import { usePick } from './use-pick.ts';
import { usePicked } from './use-picked.ts';

const sides = [
  { side: 'BACK', bookSide: 'toBack' },
  { side: 'LAY', bookSide: 'toLay' },
] as const;

/** The market on one digit of a draw, with the best live prices of each. */
export function DigitMarket({ marketId, name }: { marketId: string; name: string }) {
  const { store, feed } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  const isFeedLive = useSelector(feed, isLive);
  const pick = usePick();
  const picked = usePicked(marketId);
  const { resultIfWins } = useMarketResult(marketId, definition, false, null);
  if (!definition) return <DigitGridView name={name} digits={null} why={null} />;
  const state = cellStateOf(definition, isFeedLive);
  const why = whyEmpty(definition, isFeedLive);
  return (
    <DigitGridView
      name={name}
      why={state === 'open' ? null : why}
      digits={definition.runners.map(({ runnerId, name: digit }) => ({
        digit,
        result: resultIfWins?.get(runnerId),
        prices: sides.map(({ side, bookSide }) => (
          <LivePriceCell
            key={side}
            {...{ store, runnerId, bookSide, state, why }}
            runnerName={`${name} ${digit}`}
            depth={0}
            isPicked={picked.has(cardIdOf({ marketId, runnerId, side }))}
            onPick={(price) => pick(definition, price)}
          />
        )),
      }))}
    />
  );
}
