import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isDue } from '#domain/market/is-due.ts';
import { hrefOf } from '#domain/site/route.ts';
import { timing } from '#domain/site/timing.ts';
import { formatStart } from '#domain/words/when.ts';
import { SportHeadView } from '#features/sport-page/sport-head.view.tsx';
import { useIsEventsMissing, useLists } from '#features/startup/startup.provider.tsx';
import { SportMarketsDocument } from '#graphql/__generated__/graphql.ts';
import { useAsked } from '#graphql/use-asked.ts';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { PageTitle } from '../page-title.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import { EventsUnknown } from './events-unknown.tsx';
import { SportEvents } from './sport-events.tsx';
import { SportKnown } from './sport-known.tsx';
import { SportsInPlay } from './sports-in-play.tsx';
import { usePublishedSport } from './use-published-sport.ts';
import css from './page.module.css';

interface SportPageProps {
  sportId: string;
  /** Only what is in play is listed. */
  isInPlay?: boolean;
}

/** The page of the sport that the address names, if there is such a sport. */
export const SportPage = ({ sportId, isInPlay = false }: SportPageProps) => (
  <SportKnown {...{ sportId, isInPlay }}>
    <OfSport {...{ sportId, isInPlay }} />
  </SportKnown>
);

/** Everything of one sport: the match that leads, then its competitions with what is in play and to come, by day. */
function OfSport({ sportId, isInPlay }: Required<SportPageProps>) {
  usePublishedSport(sportId);
  const lists = useLists();
  const now = useNow();
  const isMissing = useIsEventsMissing();
  const events = useLiveEvents(now);
  const ofSport = useMemo(
    () => events?.filter((event) => event.sportId === sportId && isDue(event, now)) ?? null,
    [events, sportId, now],
  );
  const { data, hasFailed } = useAsked(SportMarketsDocument, { sportId }, timing.resultsRefresh);
  const markets = data?.sportMarkets ?? null;
  const named = [...(lists?.sports ?? []), ...(ofSport ?? [])].find((one) => one.sportId === sportId);
  const sportName = named?.sportName ?? 'Sport';
  const title = isInPlay ? `${sportName} in play` : sportName;
  const toCome = ofSport?.filter(({ inPlay }) => !inPlay) ?? [];
  const next = toCome[0];
  return (
    <div className={css.page}>
      <PageTitle title={title} />
      {isInPlay && !isMissing && (
        <SportsInPlay events={events ?? []} chosen={sportId} sportName={sportName} />
      )}
      <SportHeadView
        {...{ sportId, title }}
        counts={
          ofSport && !isMissing ? { inPlay: ofSport.length - toCome.length, toCome: toCome.length } : null
        }
        next={next ? formatStart(next.eventTime, now) : null}
        matched={markets && markets.reduce((sum, { matched }) => sum + matched, 0)}
      />
      {isMissing && <EventsUnknown />}
      {!isMissing && !ofSport && <SkeletonRows rows={8} label="Loading the events" />}
      {!isMissing && ofSport && (
        <SportEvents {...{ sportId, sportName, isInPlay, now, markets, hasFailed }} events={ofSport} />
      )}
      <Link to={hrefOf('results', { sportId })}>Results and tables in {sportName}</Link>
    </div>
  );
}
