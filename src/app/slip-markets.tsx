import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { bookSideOf, type Level } from '#domain/odds/levels.ts';
import { isQuoted, isSettledOnNumber } from '#domain/market/market-kind.ts';
import { currentQuote } from '#domain/odds/quote.ts';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import type { SlipCard } from '#domain/bet/slip-card.ts';
import type { MarketStore } from '#live/market-store.ts';
import { useDefinition } from '#live/use-market.ts';
import { noBetReasonOf } from '#machines/market-feed/market-feed.machine.ts';

/** Tells the slip about its markets: the price available now, and whether bets are taken. */
export function SlipMarkets() {
  const cards = useSelector(useSlip(), ({ context }) => context.cards);
  const marketIds = [...new Set(cards.map(({ marketId }) => marketId))];
  return marketIds.map((marketId) => (
    <SlipMarket
      key={marketId}
      marketId={marketId}
      cards={cards.filter((card) => card.marketId === marketId)}
    />
  ));
}

/** The runners of which exactly one wins; null where the market does not end like that, or is not known yet. */
function useField(store: MarketStore): readonly string[] | null {
  const definition = useDefinition(store);
  return useMemo(
    () =>
      definition?.numberOfWinners === 1 && !isSettledOnNumber(definition.kind)
        ? definition.runners.flatMap(({ runnerId, status }) => (status === 'REMOVED' ? [] : [runnerId]))
        : null,
    [definition],
  );
}

type Watched = Pick<SlipCard, 'runnerId' | 'side' | 'line'>;

function SlipMarket({ marketId, cards }: { marketId: string; cards: readonly SlipCard[] }) {
  const slip = useSlip();
  const { store, feed } = useMarketFeed(marketId);
  const reason = useSelector(feed, noBetReasonOf);
  const field = useField(store);
  const isOnQuotes = cards.some(({ kind }) => isQuoted(kind));
  const watched = JSON.stringify(cards.map(({ runnerId, side, line }) => ({ runnerId, side, line })));

  useEffect(
    () => slip.send({ type: 'market.changed', marketId, reason, field }),
    [slip, marketId, reason, field],
  );
  useEffect(() => {
    const stops = (JSON.parse(watched) as Watched[]).map(({ runnerId, side, line }) => {
      if (isOnQuotes) {
        const tellQuote = () => {
          const quotes = store.definition()?.quotes;
          const quote = currentQuote(quotes ?? [], { runnerId, side, line });
          const now = {
            odds: quote?.odds ?? null,
            line: quote?.line ?? null,
            ...(quotes && !quote && { offered: [] }),
          };
          slip.send({ type: 'price.changed', marketId, runnerId, side, ...now });
        };
        tellQuote();
        return store.subscribe('definition', tellQuote);
      }
      const ladder = bookSideOf(side);
      let told: readonly Level[] | null = null;
      const tell = () => {
        const offered = store.levels(runnerId, ladder);
        // Nothing is known before the first image. Later the runner's other side may have changed.
        if (!store.definition() || offered === told) return;
        told = offered;
        slip.send({
          type: 'price.changed',
          marketId,
          runnerId,
          side,
          odds: offered[0]?.[0] ?? null,
          offered,
        });
      };
      tell();
      // The first image may change the definition alone, where nobody offers anything.
      const topics = [runnerId, 'definition'];
      const leaves = topics.map((topic) => store.subscribe(topic, tell));
      return () => leaves.forEach((leave) => leave());
    });
    return () => stops.forEach((stop) => stop());
  }, [slip, store, marketId, watched, isOnQuotes]);
  return null;
}
