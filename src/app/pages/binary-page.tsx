import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import { indexPoints } from '#domain/market/index-points.ts';
import { withoutSeal } from '#domain/market/seal-incidents.ts';
import { sportIds } from '#domain/market/sport.ts';
import { useEventScore } from '#features/ball-by-ball/score-feed.provider.tsx';
import { IndexChartView } from '#features/index-chart/index-chart.view.tsx';
import { Results } from '#features/results/results.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useEventMarkets } from '../use-event-markets.ts';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import css from './binary-page.module.css';
import pageCss from './page.module.css';
import { LiveMarket } from './live-market.tsx';

const sportId = sportIds.binary;

/** The indices that are bet on now, each with its chart and its strikes, and the past closes. */
export function BinaryPage() {
  const hasToken = useIsSignedIn();
  const now = useNow();
  const events = useLiveEvents(now)?.filter((event) => event.sportId === sportId);
  if (!events) return <SkeletonRows rows={8} label="Loading the indices" />;
  return (
    <div className={pageCss.page}>
      <h1 className={pageCss.heading}>Binary</h1>
      {events.length === 0 && (
        <EmptyState title="No index is open">
          One closes every five minutes, and the next opens at once.
        </EmptyState>
      )}
      {events.map((event) => (
        <Index key={event.exEventId} event={event} hasToken={hasToken} />
      ))}
      <Results {...{ sportId, now, hasToken }} />
    </div>
  );
}

/** How many strikes an index opens with. */
const atTheStart = 3;

/** By strike; those that are set on the way follow as they come, so that nothing moves from under a finger. */
const byStrike = <Market extends { strike: number | null }>(markets: readonly Market[]): Market[] => [
  ...markets.slice(0, atTheStart).sort((one, other) => (one.strike ?? 0) - (other.strike ?? 0)),
  ...markets.slice(atTheStart),
];

/** One close of an index. */
function Index({ event, hasToken }: { event: EventFieldsFragment; hasToken: boolean }) {
  const { exEventId: eventId, eventName, tournamentName } = event;
  const { data } = useEventMarkets(eventId);
  const { incidents } = useEventScore(eventId);
  const markets = byStrike(data?.markets ?? []);
  const toClose = withoutSeal(incidents).at(-1)?.moment;
  return (
    <section className={css.index} aria-label={eventName}>
      <header className={css.head}>
        <h2 className={css.name}>
          <Link to={listedEventPath(eventId, sportId, hasToken)}>{eventName}</Link>
        </h2>
        {toClose !== undefined && (
          <span className={css.close}>
            Closes in <strong className={css.left}>{toClose}</strong>
          </span>
        )}
      </header>
      <IndexChartView
        name={tournamentName}
        points={indexPoints(incidents)}
        strikes={markets.flatMap(({ strike }) => strike ?? [])}
      />
      {!data && <SkeletonRows rows={3} label="Loading the strikes" />}
      {markets.map(({ marketId }, at) => (
        <LiveMarket key={marketId} marketId={marketId} conflation={250} isOneOfMany={at > 0} />
      ))}
    </section>
  );
}
