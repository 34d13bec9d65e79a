import { listedEventPath } from '#domain/market/event-path.ts';
import { moverId, oneOfEach } from '#domain/odds/biggest-movers.ts';
import { drawName } from '#domain/odds/three-way.ts';
import { timing } from '#domain/site/timing.ts';
import { BiggestMoversView } from '#features/biggest-movers/biggest-movers.view.tsx';
import { BiggestMoversDocument, type EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import { RunnerPrices } from '../prices/runner-prices.tsx';
import { useTheirPlaces } from './use-their-places.ts';

/** How many movers home shows; the block has room for as many. */
const moversShown = 3;

interface MoversProps {
  /** All that are listed. */
  events: readonly EventFieldsFragment[];
  /** RFC 3339. */
  now: string;
  hasToken: boolean;
}

/** The runners whose prices moved furthest in the last minutes. */
export function Movers({ events, now, hasToken }: MoversProps) {
  const { data, hasFailed } = useAsked(BiggestMoversDocument, {}, timing.moversRefresh);
  const placed = useTheirPlaces(
    (shown) => data && oneOfEach(data.biggestMovers, shown),
    moversShown,
    moverId,
  );
  const runners = placed?.map((mover) => {
    const {
      marketId,
      runnerId,
      runnerName: name,
      eventId,
      eventName,
      sportId,
      was,
      now: odds,
      prices,
    } = mover;
    const { home = null, away = null } = events.find(({ exEventId }) => exEventId === eventId) ?? {};
    return {
      id: moverId(mover),
      name,
      where: name === home ? `v ${away}` : name === away ? `v ${home}` : eventName,
      address: listedEventPath(eventId, sportId, hasToken),
      was,
      now: odds,
      prices,
      mark: <RunnerMark {...{ name, sportId, home, away }} />,
      offers: <RunnerPrices {...{ marketId, runnerId }} />,
    };
  });
  return <BiggestMoversView runners={runners ?? null} hasFailed={hasFailed} at={now} />;
}

interface RunnerMarkProps {
  name: string;
  sportId: string;
  home: string | null;
  away: string | null;
}

/** The side's crest or face, both of a draw's; a horse and what nobody is a side of have their sport's picture. */
function RunnerMark({ name, sportId, home, away }: RunnerMarkProps) {
  if (name === home) return <SideMark {...{ name, sportId }} />;
  if (home !== null && name === away) return <SideMark {...{ name, sportId }} against={home} />;
  if (home === null || away === null || name !== drawName) return <SportIcon sportId={sportId} />;
  return (
    <span>
      <SideMark name={home} sportId={sportId} size={12} />
      <SideMark name={away} sportId={sportId} against={home} size={12} />
    </span>
  );
}
