import { listedEventPath } from '#domain/market/event-path.ts';
import { moverId, oneOfEach } from '#domain/odds/biggest-movers.ts';
import { timing } from '#domain/site/timing.ts';
import { BiggestMoversView } from '#features/biggest-movers/biggest-movers.view.tsx';
import { BiggestMoversDocument, type EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import { RunnerPicture } from '../identity/runner-picture.tsx';
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
      mark: <RunnerPicture event={mover} name={name} isDrawPair other={<SportIcon sportId={sportId} />} />,
      offers: <RunnerPrices {...{ marketId, runnerId }} />,
    };
  });
  return <BiggestMoversView runners={runners ?? null} hasFailed={hasFailed} at={now} />;
}
