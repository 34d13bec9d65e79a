import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { eventPath } from '#domain/market/event-path.ts';
import { followedWith, whyFollowed } from '#domain/bettor/followed.ts';
import { EventListView } from '#features/event-list/event-list.view.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useIsEventsMissing } from '#features/startup/startup.provider.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import { X } from 'lucide-react';
import { EventsUnknown } from '../pages/events-unknown.tsx';
import { pricesUnder } from '../prices/event-prices.tsx';
import { useLiveEvents } from '../use-live-events.ts';
import { useNow } from '../use-now.ts';
import css from './followed-events.module.css';
import { renderStar } from './render-star.tsx';
import { useFollowed } from './use-followed.ts';

/** What the bettor follows: the teams and competitions, their events with live prices, and the events that ended. */
export function FollowedEvents() {
  const { followed, ended, toggle, clearEnded } = useFollowed();
  const now = useNow();
  const events = useLiveEvents(now)?.filter((event) => whyFollowed(followed, event).length > 0);
  const isMissing = useIsEventsMissing();
  const whyOf = useCallback(
    (event: EventFieldsFragment) => {
      const isOfCompetition = followedWith(followed, event).some(({ kind }) => kind === 'COMPETITION');
      // The row names its teams, and before the start its competition.
      return event.inPlay && isOfCompetition ? event.tournamentName : '';
    },
    [followed],
  );
  const wider = followed.filter(({ kind }) => kind !== 'EVENT');
  const listOf = (title: string, shown: readonly EventFieldsFragment[]) =>
    shown.length > 0 && (
      <EventListView
        title={title}
        events={shown}
        now={now}
        renderPrices={pricesUnder([])}
        renderStar={renderStar}
        whyOf={whyOf}
        hasToken
        hasIcons
        empty={null}
      />
    );
  return (
    <>
      {wider.length > 0 && (
        <div className={css.line}>
          <span aria-hidden>You follow:</span>
          <ul className={css.followed} aria-label="Teams and competitions you follow">
            {wider.map((one) => (
              <li key={`${one.kind} ${one.sportId} ${one.id}`}>
                <Chip
                  aria-label={`Unfollow ${one.name}`}
                  title={`Unfollow ${one.name}`}
                  onClick={() => toggle(one)}
                >
                  {one.kind === 'TEAM' ? (
                    <SideMark name={one.name} sportId={one.sportId} size={16} />
                  ) : (
                    <SportIcon sportId={one.sportId} size={16} />
                  )}
                  {one.name} <X aria-hidden />
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isMissing && <EventsUnknown />}
      {!isMissing && !events && <SkeletonRows rows={4} label="Loading the events" />}
      {!isMissing && events && (
        <>
          {listOf(
            'In play',
            events.filter(({ inPlay }) => inPlay),
          )}
          {listOf(
            'Coming up',
            events.filter(({ inPlay }) => !inPlay),
          )}
          {events.length === 0 && wider.length > 0 && (
            <EmptyState title="None of their events is listed now">
              They appear here as they are announced.
            </EmptyState>
          )}
          {events.length === 0 && wider.length === 0 && (
            <EmptyState title="All that you followed has ended">
              Press the star in another event’s row. A team or a competition, followed on an event’s page,
              brings its next events by itself.
            </EmptyState>
          )}
        </>
      )}
      {ended.length > 0 && (
        <p className={css.line}>
          Ended:
          {ended.map(({ id, sportId, name }) => (
            <Link key={id} to={eventPath(id, sportId)}>
              {name}
            </Link>
          ))}
          <Chip onClick={clearEnded}>Clear</Chip>
        </p>
      )}
    </>
  );
}
