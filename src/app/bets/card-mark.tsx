import type { SlipCard } from '#domain/bet/slip-card.ts';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { useDefinition } from '#live/use-market.ts';
import { RunnerPicture } from '../identity/runner-picture.tsx';

/** The mark of what a card of the slip is about; its market, which the slip follows, knows the event. */
export function CardMark({ card: { marketId, runnerName } }: { card: SlipCard }) {
  const definition = useDefinition(useMarketFeed(marketId).store);
  return definition && <RunnerPicture event={definition} name={runnerName} size={28} />;
}
