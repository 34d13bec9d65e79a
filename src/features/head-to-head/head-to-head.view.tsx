import { Link } from 'react-router-dom';
import { eventPath } from '#domain/market/event-path.ts';
import { formatStart, formatWhole } from '#domain/words/when.ts';
import type { HeadToHeadQuery } from '#graphql/__generated__/graphql.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import css from './head-to-head.module.css';

export type HeadToHeadData = NonNullable<HeadToHeadQuery['headToHead']>;
type Side = HeadToHeadData['sides'][number];
type Outcome = Side['form'][number]['outcome'];
type Meeting = HeadToHeadData['meetings'][number];

export interface HeadToHeadViewProps {
  sportId: string;
  /** RFC 3339; times are relative to it. */
  now: string;
  /** Null while it is not known, and after a failure. */
  headToHead: HeadToHeadData | null;
  isLoading: boolean;
  onRetry: () => void;
}

const outcomes: Record<Outcome, { letter: string; word: string }> = {
  WON: { letter: 'W', word: 'Won' },
  DRAWN: { letter: 'D', word: 'Drawn' },
  LOST: { letter: 'L', word: 'Lost' },
  NO_RESULT: { letter: '–', word: 'No result' },
};

/** The last five matches of each side, and when they last met. */
export function HeadToHeadView({ sportId, now, headToHead, isLoading, onRetry }: HeadToHeadViewProps) {
  if (!headToHead && isLoading) return <SkeletonRows rows={4} label="Loading the form" />;
  if (!headToHead) return <ErrorState title="The form could not be loaded" onRetry={onRetry} />;
  const { meetings, sides } = headToHead;
  return (
    <div className={css.headToHead}>
      <div className={css.sides}>
        {sides.map((side) => (
          <SideForm key={side.name} side={side} sportId={sportId} now={now} />
        ))}
      </div>
      <section aria-label="Meetings">
        <h3 className={css.title}>Meetings</h3>
        {meetings.length === 0 ? (
          <EmptyState title="They have not met">
            Their meetings are listed here, as far as they are known.
          </EmptyState>
        ) : (
          <ul className={css.list}>
            {meetings.map((meeting) => (
              <li key={meeting.exEventId}>
                <Link className={css.match} to={eventPath(meeting.exEventId, sportId)}>
                  <time dateTime={meeting.eventTime} title={formatWhole(meeting.eventTime)}>
                    {formatStart(meeting.eventTime, now)}
                  </time>
                  <span className={css.name}>
                    {meeting.home} v {meeting.away}
                  </span>
                  <span className={css.score}>{scoreOf(meeting)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function scoreOf({ score, result }: Meeting): string {
  return score?.home && score.away ? `${score.home} – ${score.away}` : result || 'No result';
}

function SideForm({ side, sportId, now }: { side: Side; sportId: string; now: string }) {
  const { name, form } = side;
  return (
    <section aria-label={`Form of ${name}`}>
      <h3 className={css.title}>
        <SideMark {...{ name, sportId }} /> {name}
      </h3>
      {form.length === 0 && <p className={css.none}>No matches on record.</p>}
      <ul className={css.list}>
        {form.map((match) => {
          const { letter, word } = outcomes[match.outcome];
          return (
            <li key={match.eventId}>
              <Link className={css.match} to={eventPath(match.eventId, sportId)}>
                <abbr className={css.outcome} data-outcome={match.outcome} title={word}>
                  {letter}
                </abbr>
                <span className={css.name}>
                  {match.isHome ? 'v' : 'at'} {match.opponent}
                </span>
                <span className={css.score}>
                  {match.score || <time dateTime={match.eventTime}>{formatStart(match.eventTime, now)}</time>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
