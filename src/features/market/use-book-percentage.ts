import { useCallback, useSyncExternalStore } from 'react';
import type { BookSide } from '#domain/odds/levels.ts';
import { isSettledOnNumber } from '#domain/market/market-kind.ts';
import { bookPercentage } from './overround.ts';
import { timing } from '#domain/site/timing.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';

/**
 * The sum of the chances of a market's best prices on one side, basis points. Null while a runner that can win has no
 * price there, or unless exactly one runner wins at odds. It covers all runners, so it updates at most every 250 ms.
 */
export function useBookPercentage(
  store: MarketStore,
  { kind, runners, numberOfWinners }: MarketDefinition,
  bookSide: BookSide,
): number | null {
  const key = runners
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ runnerId }) => runnerId)
    .join('\n');
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const addUp = () => {
        timer = undefined;
        listener();
      };
      const soon = () => {
        timer ??= setTimeout(addUp, timing.bookRefresh);
      };
      const stops = key.split('\n').map((runnerId) => store.subscribeCell(runnerId, bookSide, 0, soon));
      return () => {
        clearTimeout(timer);
        stops.forEach((stop) => stop());
      };
    },
    [store, key, bookSide],
  );
  return useSyncExternalStore(subscribe, () => {
    const best = key.split('\n').map((runnerId) => store.cell(runnerId, bookSide, 0)?.odds ?? null);
    return numberOfWinners !== 1 || isSettledOnNumber(kind) || best.includes(null)
      ? null
      : bookPercentage(best);
  });
}
