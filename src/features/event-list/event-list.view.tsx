import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import { scoreText } from '#domain/words/score-words.ts';
import { formatStart, formatWhole } from '#domain/words/when.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { InPlayDot } from '#ui/in-play-dot/in-play-dot.tsx';
import { PriceKey } from '#ui/price-key/price-key.tsx';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import css from './event-list.module.css';

export interface EventListViewProps {
  title: string;
  events: readonly EventFieldsFragment[];
  /** RFC 3339; start times are relative to it. */
  now: string;
  /** Renders the prices of an event's main market. */
  renderPrices: (event: EventFieldsFragment) => ReactNode;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Stands below the rows: where the list goes on. */
  foot?: ReactNode;
  /** Draws no more rows than this for now; the rest comes when the browser has time. */
  drawn?: number;
  /** The heads above the prices of the rows. */
  heads?: readonly string[];
  /** For a bettor, virtual events lead to pages of their own. */
  hasToken: boolean;
  /** Sport icons help only where sports are mixed. */
  hasIcons?: boolean;
  /** Counts the minutes and seconds to each start, where events come every few minutes. */
  isCounted?: boolean;
}

/** Events, one per row: who plays, the start or the score, and the prices of the main market. */
export function EventListView({
  title,
  events,
  now,
  renderPrices,
  empty,
  foot,
  drawn = Infinity,
  heads = [],
  hasToken,
  hasIcons = false,
  isCounted = false,
}: EventListViewProps) {
  return (
    <section className={css.list} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <span className={css.count}>{events.length}</span>
        {heads.length > 0 && events.length > 0 && (
          <span className={css.heads} aria-hidden>
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </span>
        )}
        {/* Without common heads each price has its runner's name above it. */}
        {heads.length === 0 && events.length > 0 && (
          <span className={css.key}>
            <PriceKey />
          </span>
        )}
      </header>
      {events.length === 0 && empty}
      <ul className={css.rows}>
        {events.slice(0, drawn).map((event) => (
          <EventRow key={event.exEventId} {...{ event, now, renderPrices, hasToken, hasIcons, isCounted }} />
        ))}
      </ul>
      {foot && <p className={css.foot}>{foot}</p>}
    </section>
  );
}

type EventRowProps = Pick<
  EventListViewProps,
  'now' | 'renderPrices' | 'hasToken' | 'hasIcons' | 'isCounted'
> & {
  event: EventFieldsFragment;
};

/** Scores come many times a second: only the row whose event changed is drawn again. */
const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, now, renderPrices, hasToken, hasIcons, isCounted } = props;
  return (
    <li className={css.row}>
      {hasIcons && <SportIcon sportId={event.sportId} />}
      <Link className={css.event} to={listedEventPath(event.exEventId, event.sportId, hasToken)}>
        <span className={css.name}>{event.eventName}</span>
        <EventState event={event} now={now} isCounted={isCounted} />
      </Link>
      <div className={css.prices}>{renderPrices(event)}</div>
    </li>
  );
});

function EventState({ event, now, isCounted }: Pick<EventRowProps, 'event' | 'now' | 'isCounted'>) {
  if (event.inPlay) {
    return (
      <span className={css.state}>
        <InPlayDot isStill />
        {event.score && <span className={css.score}>{scoreText(event.score, event)}</span>}
      </span>
    );
  }
  if (isCounted) {
    return (
      <span className={css.state}>
        <Countdown to={event.eventTime} over="Starting" />
        <span className={css.tournament}>{event.tournamentName}</span>
      </span>
    );
  }
  return (
    <span className={css.state}>
      <time
        dateTime={event.eventTime}
        // Formatting a tooltip costs more than the row does, so it waits for a mouse.
        onPointerEnter={({ currentTarget }) => (currentTarget.title = formatWhole(event.eventTime))}
      >
        {formatStart(event.eventTime, now)}
      </time>
      <span className={css.tournament}>{event.tournamentName}</span>
    </span>
  );
}
