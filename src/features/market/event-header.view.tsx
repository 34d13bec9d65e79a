import type { ReactNode } from 'react';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { formatStart, formatWhole } from '#domain/words/when.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { InPlayDot } from '#ui/in-play-dot/in-play-dot.tsx';
import { ScoreLine } from '#ui/score-line/score-line.tsx';
import css from './event-header.module.css';

export interface EventHeaderViewProps {
  event: EventFieldsFragment;
  now: string;
  /** A scoreboard below shows the score better. */
  isScoreBelow?: boolean;
  /** What is known of the occasion, such as the conditions of a race. */
  occasion?: string;
  /** What is known of those who meet. */
  about?: string;
  /** Counts down to the start, where everybody waits for it. */
  isCounted?: boolean;
  /** Links to other pages about the event. */
  links?: ReactNode;
  /** Stands at the end of the head. */
  atEnd?: ReactNode;
}

/** Who plays, and the score or the start time. */
export function EventHeaderView({
  event,
  now,
  isScoreBelow = false,
  occasion = '',
  about = '',
  isCounted = false,
  links,
  atEnd,
}: EventHeaderViewProps) {
  const { eventName, sportId, eventTime, tournamentName, inPlay, ended, score, home, away } = event;
  return (
    <header
      className={css.header}
      data-scored={(isScoreBelow && home !== null && away !== null) || undefined}
    >
      <p className={css.tournament}>{[tournamentName, occasion].filter(Boolean).join(' · ')}</p>
      <h1 className={css.name}>
        {home !== null && away !== null && (
          <span className={css.marks}>
            <SideMark name={home} sportId={sportId} size={26} />
            <SideMark name={away} against={home} sportId={sportId} size={26} />
          </span>
        )}
        {eventName}
      </h1>
      {about !== '' && <p className={css.tournament}>{about}</p>}
      {atEnd && <span className={css.atEnd}>{atEnd}</span>}
      <div className={css.state}>
        {ended ? (
          <Badge>Ended</Badge>
        ) : inPlay ? (
          <InPlayDot />
        ) : isCounted ? (
          <span className={css.off} title={formatWhole(eventTime)}>
            <Countdown to={eventTime} over="Off" />
          </span>
        ) : (
          <time dateTime={eventTime} title={formatWhole(eventTime)}>
            {formatStart(eventTime, now)}
          </time>
        )}
        {!isScoreBelow && score && home && away && (
          <ScoreLine
            sides={[
              { name: home, score: score.home || '–' },
              { name: away, score: score.away || '–' },
            ]}
            detail={score.period}
          />
        )}
        {score?.note && !ended && <Badge tone="accent">{score.note}</Badge>}
        {links}
      </div>
    </header>
  );
}
