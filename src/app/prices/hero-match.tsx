import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { listedEventPath } from '#domain/market/event-path.ts';
import { timing } from '#domain/site/timing.ts';
import { chancesNow, chancesOf } from '#domain/odds/chances.ts';
import { drawName } from '#domain/odds/three-way.ts';
import { ChanceRibbonView } from '#features/hero-match/chance-ribbon.view.tsx';
import { HeroMatchView } from '#features/hero-match/hero-match.view.tsx';
import { cellStateOf, whyEmpty } from '#features/market/cell-state.ts';
import { QuickPricesView } from '#features/market/quick-prices.view.tsx';
import { useMarketFeed, type MarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { useRunnerTrades } from '#features/runner-trades/use-runner-trades.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import type { MarketDefinition, MarketStore } from '#live/market-store.ts';
import { useIsAsGoodAsDecided } from '#live/use-is-decided.ts';
import { useDefinition, useMatched } from '#live/use-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { selectTrades } from '#machines/runner-trades/runner-trades.machine.ts';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { renderStar } from '../favourites/render-star.tsx';
import { useBestOdds } from './use-best-odds.ts';
import { useLead, type Lead, type LeadChoice } from './use-lead.ts';
import { useNow } from '../use-now.ts';
import { usePick } from './use-pick.ts';
import css from './hero-match.module.css';

export interface HeroMatchProps {
  /** Everything in play. */
  playing: readonly EventFieldsFragment[];
  sportId: string;
  hasToken: boolean;
}

/** The match that leads among those in play. */
export function HeroMatch({ playing, sportId, hasToken }: HeroMatchProps) {
  return <LeadingMatch choice={useLead(playing, sportId)} hasToken={hasToken} />;
}

interface LeadingMatchProps extends Pick<HeroMatchProps, 'hasToken'> {
  choice: LeadChoice;
}

/** The same where the page knows which one leads, so that it need not stand in a list too. */
export function LeadingMatch({ choice: { isKnown, lead, decide }, hasToken }: LeadingMatchProps) {
  if (!isKnown) return <div className={css.leading} aria-hidden />;
  return lead && <Hero key={lead.event.exEventId} {...lead} {...{ hasToken }} onDecided={decide} />;
}

interface HeroProps extends Lead, Pick<HeroMatchProps, 'hasToken'> {
  onDecided: (eventId: string) => void;
}

/** Calls `onDecided` once one of the runners is as good as certain, and has been for a while. */
function useDecided({ store, feed }: MarketFeed, onDecided: () => void): void {
  const definition = useDefinition(store);
  const isFeedLive = useSelector(feed, isLive);
  const runners = definition?.runners.filter(({ status }) => status === 'ACTIVE') ?? [];
  const isClear = useIsAsGoodAsDecided(
    store,
    runners.map(({ runnerId }) => runnerId),
  );
  const isDecided = isFeedLive && isClear;
  useEffect(() => {
    if (!isDecided) return;
    const timer = setTimeout(onDecided, timing.decidedFor);
    return () => clearTimeout(timer);
  }, [isDecided, onDecided]);
}

function Hero({ event, marketId, hasToken, onDecided }: HeroProps) {
  const { exEventId, sportId, eventName, tournamentName, home, away, score } = event;
  const fed = useMarketFeed(marketId, 250);
  const { store, feed } = fed;
  useDecided(
    fed,
    useCallback(() => onDecided(exEventId), [onDecided, exEventId]),
  );
  const definition = useDefinition(store);
  const matched = useMatched(store);
  const isFeedLive = useSelector(feed, isLive);
  const pick = usePick();
  const isNarrow = useMedia(narrow);
  const sides = [home, away].flatMap((name, at) =>
    name === null
      ? []
      : [
          {
            name,
            mark: (
              <SideMark
                {...{ name, sportId }}
                {...(at > 0 && home && { against: home })}
                size={isNarrow ? 28 : 44}
              />
            ),
          },
        ],
  );
  return (
    <HeroMatchView
      {...{ eventName, tournamentName, sides, score, matched }}
      address={listedEventPath(exEventId, sportId, hasToken)}
      star={renderStar(event)}
      prices={
        definition && (
          <QuickPricesView
            store={store}
            definition={definition}
            state={cellStateOf(definition, isFeedLive)}
            why={whyEmpty(definition, isFeedLive)}
            onPick={(price) => pick(definition, price)}
            isNamed
            isLarge
          />
        )
      }
      ribbon={
        definition ? (
          <Ribbon key={marketId} {...{ store, definition }} />
        ) : (
          <ChanceRibbonView names={['', '']} chances={null} />
        )
      }
    />
  );
}

/**
 * The chances of the match's sides: as they were matched, and by what is offered now. After a goal or a wicket the next
 * bet may be matched much later.
 */
function Ribbon({ store, definition }: { store: MarketStore; definition: MarketDefinition }) {
  const { marketId, runners } = definition;
  const [first, second] = runners.filter(({ name }) => name !== drawName);
  const ofFirst = selectTrades(
    useRunnerTrades({ store, marketId, runnerId: first?.runnerId ?? '' }).snapshot,
  );
  const ofSecond = selectTrades(
    useRunnerTrades({ store, marketId, runnerId: second?.runnerId ?? '' }).snapshot,
  );
  const hasDraw = runners.length > 2;
  const before = useMemo(
    () => ofFirst && ofSecond && chancesOf(ofFirst.prices, ofSecond.prices, hasDraw),
    [ofFirst, ofSecond, hasDraw],
  );
  const bestOfFirst = useBestOdds(store, first?.runnerId ?? '');
  const bestOfSecond = useBestOdds(store, second?.runnerId ?? '');
  const now = Date.parse(useNow());
  const lastAt = before?.at(-1)?.at;
  // The exchange's clock may be ahead of this one.
  const at = Math.max(now, lastAt ?? now);
  const isOpen = definition.status === 'OPEN';
  const offered = useMemo(
    () => (isOpen ? chancesNow(bestOfFirst, bestOfSecond, hasDraw, at) : null),
    [isOpen, bestOfFirst, bestOfSecond, hasDraw, at],
  );
  // What is left in the book of a suspended market says nothing about the chances.
  const [known, setKnown] = useState(offered);
  if (offered && offered !== known) setKnown(offered);
  const chances = useMemo(
    () => (before && known ? [...before, { ...known, at }] : before),
    [before, known, at],
  );
  return <ChanceRibbonView names={[first?.name ?? '', second?.name ?? '']} chances={chances} />;
}
