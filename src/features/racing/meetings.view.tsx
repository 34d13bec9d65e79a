import { Link } from 'react-router-dom';
import { eventPath } from '#domain/market/event-path.ts';
import { counted } from '#domain/words/counted.ts';
import { formatStart } from '#domain/words/when.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { meetingsOf, nextOff, type ListedRace } from './meetings.ts';
import css from './meetings.module.css';

export interface MeetingsViewProps {
  /** By start. */
  races: readonly ListedRace[];
  /** RFC 3339. */
  now: string;
  /** The race whose page this is. */
  shownId?: string;
}

/** The meetings of the hour, each with its races in a row: those that were run, the next one, those to come. */
export function MeetingsView({ races, now, shownId }: MeetingsViewProps) {
  const meetings = meetingsOf(races);
  const next = nextOff(races);
  if (meetings.length === 0) return null;
  return (
    <section className={css.meetings} aria-label="Meetings">
      {meetings.map(({ id, course, going, races: its, left }) => (
        <div key={id} className={css.meeting}>
          <h2 className={css.course}>
            {course}
            <span className={css.going}>{[going, `${left} left`].filter(Boolean).join(' · ')}</span>
          </h2>
          <ul className={css.races}>
            {its.map((race) => (
              <li key={race.exEventId}>
                <RaceChip race={race} now={now} isNext={race === next} isShown={race.exEventId === shownId} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface RaceChipProps {
  race: ListedRace;
  now: string;
  isNext: boolean;
  isShown: boolean;
}

function RaceChip({ race, now, isNext, isShown }: RaceChipProps) {
  const { exEventId, sportId, eventTime, ended, inPlay, runners, result } = race;
  const state = ended ? 'ended' : isNext ? 'next' : 'open';
  return (
    <Link
      className={css.race}
      to={eventPath(exEventId, sportId)}
      data-state={state}
      aria-current={isShown ? 'page' : undefined}
    >
      <span className={css.number}>
        <strong>R{race.race.number}</strong> {ended && 'ran'}
        {!ended && inPlay && 'running'}
        {!ended &&
          !inPlay &&
          (isNext ? <Countdown to={eventTime} over="Off" /> : formatStart(eventTime, now))}
      </span>
      <span className={css.words}>
        {ended ? result && `1st ${result}` : isNext ? 'Next off' : counted(runners, 'runner')}
      </span>
    </Link>
  );
}
