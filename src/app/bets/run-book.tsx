import { isQuoted } from '#domain/market/market-kind.ts';
import { marginBookOf, runBookOf } from '#domain/bet/run-book.ts';
import { usePositions } from '#features/account-feed/use-account.ts';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { RunBookView } from '#features/run-book/run-book.view.tsx';
import { useDefinition } from '#live/use-market.ts';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';

/** The bettor's book in a market that settles on a number. */
export function RunBook({ marketId }: { marketId: string }) {
  const numbers = usePositions().get(marketId)?.numbers ?? [];
  const { store } = useMarketFeed(marketId, 250);
  const definition = useDefinition(store);
  if (!definition) return <SkeletonRows rows={3} label="Loading the book" />;
  const isHandicap = definition.kind === 'HANDICAP';
  const side = definition.runners.find(({ direction }) => direction === 'UP')?.name ?? '';
  return (
    <RunBookView
      of={isHandicap ? side : 'Run'}
      rows={isHandicap ? marginBookOf(numbers) : runBookOf(numbers)}
      paysCommission={!isQuoted(definition.kind)}
    />
  );
}
