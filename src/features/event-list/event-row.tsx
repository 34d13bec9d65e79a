import { memo } from 'react';
import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import { sidesOf } from '#domain/market/sides.ts';
import { drawName } from '#domain/odds/three-way.ts';
import { scoreText } from '#domain/words/score-words.ts';
import { formatStart, formatWhole } from '#domain/words/when.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { InPlayDot } from '#ui/in-play-dot/in-play-dot.tsx';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { EventListViewProps } from './event-list.view.tsx';
import css from './event-row.module.css';

type EventRowProps = Pick<
  EventListViewProps,
  'now' | 'renderPrices' | 'renderStar' | 'whyOf' | 'hasToken' | 'hasIcons' | 'isCounted'
> & {
  event: EventFieldsFragment;
};

/** Scores come many times a second: only the row whose event changed is drawn again. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, now, renderPrices, renderStar, whyOf, hasToken, hasIcons, isCounted } = props;
  const why = whyOf?.(event);
  return (
    <li className={css.row}>
      {hasIcons && <SportIcon sportId={event.sportId} />}
      <Link className={css.event} to={listedEventPath(event.exEventId, event.sportId, hasToken)}>
        <Sides event={event} />
        <EventState event={event} now={now} isCounted={isCounted} />
        {why && <span className={css.why}>{why}</span>}
      </Link>
      <div className={css.prices}>{renderPrices(event)}</div>
      {renderStar && (
        <span className={css.star} data-starred>
          {renderStar(event)}
        </span>
      )}
    </li>
  );
});

/** Who plays, one below the other, and each one's score; or the event's name. */
function Sides({ event }: Pick<EventRowProps, 'event'>) {
  const { eventName, sportId, inPlay, score } = event;
  const sides = sidesOf(event);
  if (!sides) return <span className={css.name}>{eventName}</span>;
  const [home, away] = sides;
  return (
    <>
      <VisuallyHidden>{eventName}</VisuallyHidden>
      {/* Beside the state the score is read as a whole, and the prices say whose they are. */}
      <span className={css.sides} aria-hidden>
        <span className={css.side}>
          <SideMark name={home} sportId={sportId} />
          <SideWords name={home} score={inPlay && score?.home} />
        </span>
        <span className={css.side}>
          <SideMark name={away} against={home} sportId={sportId} />
          <SideWords name={away} score={inPlay && score?.away} />
        </span>
        {/* Shown where its prices stand on a line of their own. */}
        <span className={css.draw}>{drawName}</span>
      </span>
    </>
  );
}

function SideWords({ name, score }: { name: string; score: string | false | undefined }) {
  return (
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      {score && <span className={css.score}>{score}</span>}
    </span>
  );
}

function EventState({ event, now, isCounted }: Pick<EventRowProps, 'event' | 'now' | 'isCounted'>) {
  if (event.inPlay) {
    return (
      <span className={css.state}>
        <InPlayDot isStill />
        {event.score && (
          <>
            <VisuallyHidden> {scoreText(event.score, event)}</VisuallyHidden>
            <span className={css.period} aria-hidden>
              {sidesOf(event) ? event.score.period : scoreText(event.score, event)}
            </span>
          </>
        )}
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
