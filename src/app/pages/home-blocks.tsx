import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import { howFar } from '#domain/market/how-far.ts';
import { isDue } from '#domain/market/is-due.ts';
import { sidesOf } from '#domain/market/sides.ts';
import { sportIds } from '#domain/market/sport.ts';
import { closestFinishes } from '#domain/odds/closest-finishes.ts';
import { inLines } from '#domain/odds/three-way.ts';
import type { HomeBlock } from '#domain/site/home-blocks.ts';
import { hrefOf } from '#domain/site/route.ts';
import { timing } from '#domain/site/timing.ts';
import { BigBetsView, type BigBetsViewProps } from '#features/big-bets/big-bets.view.tsx';
import { ClosestFinishesView } from '#features/closest-finishes/closest-finishes.view.tsx';
import { MostMatchedView } from '#features/most-matched/most-matched.view.tsx';
import { NextOffView, type NextOffViewProps } from '#features/next-off/next-off.view.tsx';
import {
  BigBetsDocument,
  LeadingMarketsDocument,
  type EventFieldsFragment,
} from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import { RunnerPicture } from '../identity/runner-picture.tsx';
import { unnamedPrices } from '../prices/event-prices.tsx';
import { renderDigits, renderFavourites } from '../prices/race-prices.tsx';
import { HomeGames } from './home-games.tsx';
import { Movers } from './home-movers.tsx';
import { HomePositions } from './home-positions.tsx';
import { StartingSoon } from './home-starting-soon.tsx';
import { useTheirPlaces } from './use-their-places.ts';

// In the script of what comes with it.
export { HomeLine } from './home-line.tsx';

/** How many close finishes home shows; the block has room for as many. */
const closestShown = 2;
/** How many matches stand in the list of those most bet on. */
const mostShown = 5;

export interface HomePartProps {
  block: HomeBlock;
  /** All that are listed, by start. */
  events: readonly EventFieldsFragment[];
  /** Those in play. */
  playing: readonly EventFieldsFragment[];
  /** RFC 3339. */
  now: string;
  hasToken: boolean;
}

/** A block of home that comes with the others. */
export function HomePart({ block, events, playing, now, hasToken }: HomePartProps) {
  if (block === 'positions') return <HomePositions />;
  if (block === 'closest') return <Closest {...{ playing, hasToken }} />;
  if (block === 'movers') return <Movers {...{ events, now, hasToken }} />;
  if (block === 'nextRace') return <NextRace {...{ events, now, hasToken }} />;
  if (block === 'nextDraw') return <NextDraw {...{ events, now, hasToken }} />;
  if (block === 'bigBets') return <BigBets />;
  if (block === 'mostMatched') return <MostMatched {...{ playing, hasToken }} />;
  if (block === 'games') return <HomeGames />;
  return <StartingSoon {...{ events, now, hasToken }} />;
}

type ListedProps = Pick<HomePartProps, 'events' | 'now' | 'hasToken'>;

/** What of a sport starts next. */
function nextOf(
  sport: string,
  { events, now, hasToken }: ListedProps,
  renderPrices: (event: EventFieldsFragment) => ReactNode,
): NextOffViewProps['next'] {
  const event = events.find((one) => one.sportId === sport && !one.inPlay && isDue(one, now));
  return event
    ? {
        name: event.eventName,
        startsAt: event.eventTime,
        address: listedEventPath(event.exEventId, sport, hasToken),
        prices: renderPrices(event),
      }
    : null;
}

const NextRace = (props: ListedProps) => (
  <NextOffView
    title="Next race"
    next={nextOf(sportIds.horseRacing, props, renderFavourites)}
    all={{ words: 'All races', address: hrefOf('horseRacing', { sportId: sportIds.horseRacing }) }}
  />
);

const NextDraw = (props: ListedProps) => (
  <NextOffView
    title="Next lottery draw"
    next={nextOf(sportIds.lottery, props, renderDigits)}
    all={{ words: 'All draws', address: hrefOf('lottery') }}
  />
);

interface PlayedProps {
  playing: readonly EventFieldsFragment[];
  hasToken: boolean;
}

/** The matches in play that have gone far and may still end either way. */
export function Closest({ playing, hasToken }: PlayedProps) {
  const { data, hasFailed } = useAsked(LeadingMarketsDocument, {}, timing.closestRefresh);
  const known = data?.leadingMarkets.flatMap(({ eventId, sportId, runners }) => {
    const event = playing.find(({ exEventId }) => exEventId === eventId);
    if (!event || event.home === null || event.away === null) return [];
    const { home, away, score } = event;
    // A virtual over, say, is on how many runs it brings: nobody finishes close to anybody.
    if (!inLines(runners, [home, away])) return [];
    return [
      {
        eventId,
        sportId,
        score,
        runners,
        sides: [home, away] as const,
        chances: runners.map(({ chance }) => chance),
        far: howFar(sportId, score),
        address: listedEventPath(eventId, sportId, hasToken),
        prices: unnamedPrices(event),
      },
    ];
  });
  const shown = useTheirPlaces(
    () => (known ? closestFinishes(known) : null),
    closestShown,
    ({ eventId }) => eventId,
  );
  return (
    <ClosestFinishesView
      matches={shown}
      hasFailed={hasFailed}
      all={<Link to={hrefOf('inPlay')}>All in play</Link>}
    />
  );
}

const markOfBet: BigBetsViewProps['markOf'] = (bet) => (
  <RunnerPicture event={bet} name={bet.runnerName} isDrawPair other={<SportIcon sportId={bet.sportId} />} />
);

/** The big bets of the last moments. */
function BigBets() {
  const { data, hasFailed } = useAsked(BigBetsDocument, {}, timing.bigBetsRefresh);
  return <BigBetsView bets={data?.bigBets ?? null} markOf={markOfBet} hasFailed={hasFailed} />;
}

/** The matches in play with most matched. */
function MostMatched({ playing, hasToken }: PlayedProps) {
  const { data, hasFailed } = useAsked(LeadingMarketsDocument, {}, timing.resultsRefresh);
  const matches = data?.leadingMarkets
    .flatMap(({ eventId, sportId, matched }) => {
      const event = playing.find(({ exEventId }) => exEventId === eventId);
      if (!event || matched === 0) return [];
      const { eventName: name } = event;
      const address = listedEventPath(eventId, sportId, hasToken);
      return [{ eventId, sportId, name, sides: sidesOf(event), address, matched }];
    })
    .sort((a, b) => b.matched - a.matched)
    .slice(0, mostShown);
  return <MostMatchedView matches={matches ?? null} hasFailed={hasFailed} />;
}
