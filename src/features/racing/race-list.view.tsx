import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eventPath } from '#domain/market/event-path.ts';
import { counted } from '#domain/words/counted.ts';
import { conditionsText } from '#domain/words/race-words.ts';
import { formatWhole } from '#domain/words/when.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { InPlayDot } from '#ui/in-play-dot/in-play-dot.tsx';
import { useTellMoves } from '#ui/price-cell/row-moves.ts';
import type { ListedRace } from './meetings.ts';
import css from './race-list.module.css';

export interface RaceListViewProps {
  title: string;
  /** By start. */
  events: readonly EventFieldsFragment[];
  /** What is known of the races, by the event's id. */
  races: ReadonlyMap<string, ListedRace>;
  /** Renders the prices of a race's favourites. */
  renderPrices: (event: EventFieldsFragment) => ReactNode;
  /** Renders the star with which a bettor follows a race. */
  renderStar?: (event: EventFieldsFragment) => ReactNode;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

/** Races, one per row: where and over what, how long to the off or to the finish, and the prices of the favourites. */
export function RaceListView({
  title,
  events,
  races,
  renderPrices,
  renderStar,
  empty = null,
}: RaceListViewProps) {
  useTellMoves(events.map(({ exEventId }) => exEventId).join());
  return (
    <section className={css.list} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      {events.length === 0 && empty}
      <ul className={css.rows}>
        {events.map((event) => {
          const known = races.get(event.exEventId);
          return (
            <li key={event.exEventId} className={css.row}>
              <Link className={css.race} to={eventPath(event.exEventId, event.sportId)}>
                <span className={css.name}>{event.eventName}</span>
                {known && (
                  <span className={css.conditions}>
                    {conditionsText(known.race)} · {counted(known.runners, 'runner')}
                  </span>
                )}
              </Link>
              <span className={css.state}>
                {event.inPlay ? (
                  <>
                    <InPlayDot isStill />
                    {event.score && <span>{event.score.period}</span>}
                  </>
                ) : (
                  <span title={formatWhole(event.eventTime)}>
                    <Countdown to={event.eventTime} over="Off" />
                  </span>
                )}
              </span>
              <div className={css.prices}>{renderPrices(event)}</div>
              {renderStar && <span className={css.star}>{renderStar(event)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
