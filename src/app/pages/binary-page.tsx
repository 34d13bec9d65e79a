import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import { indexPoints } from '#domain/market/index-points.ts';
import { indexRules } from '#domain/market/virtual-outcomes.ts';
import { withoutSeal } from '#domain/market/seal-incidents.ts';
import { sportIds } from '#domain/market/sport.ts';
import { useEventScore } from '#features/ball-by-ball/score-feed.provider.tsx';
import { IndexChartView } from '#features/index-chart/index-chart.view.tsx';
import { IndexHeadView } from '#features/index-strikes/index-head.view.tsx';
import { StrikeRowsView } from '#features/index-strikes/strike-row.view.tsx';
import { useMarketFeed } from '#features/market-feed/market-feed.provider.tsx';
import { Results } from '#features/results/results.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useChance } from '../prices/use-chance.ts';
import { useEventMarkets } from '../event/use-event-markets.ts';
import { useLeadingStrike } from '../prices/use-leading-strike.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import css from './binary-page.module.css';
import pageCss from './page.module.css';
import { LiveMarket } from '../prices/live-market.tsx';
import { StrikeRow } from '../prices/strike-row.tsx';

const sportId = sportIds.binary;

/** An index that is bet on now, with its chart, its strikes and its past closes, and the choice of another. */
export function BinaryPage() {
  const hasToken = useIsSignedIn();
  const now = useNow();
  const events = useLiveEvents(now)?.filter((event) => event.sportId === sportId);
  const [chosen, setChosen] = useState<string | null>(null);
  const names = useNamesSeen(events ?? []);
  if (!events) return <SkeletonRows rows={8} label="Loading the indices" />;
  const name = chosen ?? names[0];
  const event = events.find(({ tournamentName }) => tournamentName === name);
  return (
    <div className={pageCss.page}>
      <h1 className={pageCss.heading}>Binary</h1>
      {names.length > 1 && (
        <div className={pageCss.choices} role="group" aria-label="Choose an index">
          {names.map((each) => (
            <Chip key={each} pressed={each === name} onClick={() => setChosen(each)}>
              {each}
            </Chip>
          ))}
        </div>
      )}
      <div className={css.index}>
        {event ? (
          <Index key={event.exEventId} event={event} hasToken={hasToken} />
        ) : (
          <div className={css.whole}>
            <EmptyState title={name === undefined ? 'No index is open' : `${name} is closed`}>
              One closes every five minutes, and the next opens at once.
            </EmptyState>
          </div>
        )}
        <Results
          key={name}
          {...{ sportId, now, hasToken }}
          title="Past closes"
          tournamentName={name}
          refreshOn={events.map(({ exEventId }) => exEventId).join()}
        />
      </div>
    </div>
  );
}

/** The indices in the order in which they were first seen: the choice does not change while one is between two closes. */
function useNamesSeen(events: readonly EventFieldsFragment[]): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const now = [...new Set([...names, ...events.map(({ tournamentName }) => tournamentName)])];
  if (now.length > names.length) setNames(now);
  return names;
}

/** By strike; those that are set on the way follow as they come, so that nothing moves from under a finger. */
const byStrike = <Market extends { strike: number | null }>(markets: readonly Market[]): Market[] => [
  ...markets
    .slice(0, indexRules.strikesAtStart)
    .sort((one, other) => (one.strike ?? 0) - (other.strike ?? 0)),
  ...markets.slice(indexRules.strikesAtStart),
];

/** One close of an index. */
function Index({ event, hasToken }: { event: EventFieldsFragment; hasToken: boolean }) {
  const { exEventId: eventId, eventName, tournamentName } = event;
  const { data } = useEventMarkets(eventId);
  const { incidents } = useEventScore(eventId);
  const markets = byStrike(data?.markets ?? []);
  const points = indexPoints(incidents);
  const { leading, choose } = useLeadingStrike(markets, points.at(-1));
  return (
    <>
      <div className={`${css.sheet} ${css.whole}`}>
        <Head
          key={leading?.marketId}
          marketId={leading?.marketId ?? ''}
          event={<Link to={listedEventPath(eventId, sportId, hasToken)}>{eventName}</Link>}
          strike={leading?.strike ?? null}
          toClose={withoutSeal(incidents).at(-1)?.moment}
        />
        <IndexChartView
          name={tournamentName}
          points={points}
          strikes={markets.flatMap(({ strike }) => strike ?? [])}
          leading={leading?.strike ?? null}
        />
      </div>
      <div className={css.whole}>
        {leading ? (
          <LiveMarket key={leading.marketId} marketId={leading.marketId} conflation={250} />
        ) : (
          <SkeletonRows rows={3} label="Loading the strikes" />
        )}
      </div>
      <StrikeRowsView>
        {markets
          .filter(({ marketId }) => marketId !== leading?.marketId)
          .map(
            ({ marketId, strike }, place) =>
              strike !== null && (
                <StrikeRow key={marketId} {...{ marketId, strike, place }} onShow={() => choose(marketId)} />
              ),
          )}
      </StrikeRowsView>
    </>
  );
}

interface HeadProps {
  marketId: string;
  event: ReactNode;
  strike: number | null;
  toClose: string | undefined;
}

const Head = ({ marketId, ...asked }: HeadProps) =>
  marketId === '' ? <IndexHeadView {...asked} chance={null} /> : <LiveHead marketId={marketId} {...asked} />;

function LiveHead({ marketId, ...asked }: HeadProps) {
  const { store } = useMarketFeed(marketId, 250);
  return <IndexHeadView {...asked} chance={useChance(store)} />;
}
