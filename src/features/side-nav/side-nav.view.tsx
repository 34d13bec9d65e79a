import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { InPlayDot } from '#ui/in-play-dot/in-play-dot.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import type { SideNavEvent, SideNavLevel } from '#machines/side-nav/side-nav.machine.ts';
import css from './side-nav.module.css';

export interface SideNavEntry {
  id: string;
  name: string;
  count: number;
}

export interface SideNavViewProps {
  level: SideNavLevel;
  /** Null while the lists are loading. */
  sports: readonly SideNavEntry[] | null;
  sportId: string | null;
  tournaments: readonly SideNavEntry[];
  tournamentName: string;
  events: readonly { exEventId: string; sportId: string; eventName: string; inPlay: boolean }[];
  send: (event: SideNavEvent) => void;
  /** Called when an event is opened: a drawer closes. */
  onOpened?: () => void;
  /** Shown above and below the sports. */
  before?: ReactNode;
  after?: ReactNode;
}

/** SID-1, SID-2: the sports, a sport's competitions, or a competition's events, each with its way back. */
export function SideNavView(props: SideNavViewProps) {
  const { level, sports, send, before, after } = props;
  if (!sports) {
    return (
      <div className={css.loading}>
        <SkeletonRows rows={6} label="Loading the sports" />
      </div>
    );
  }
  if (level === 'sports') {
    return (
      <>
        {before && <div className={css.beside}>{before}</div>}
        <Entries
          title="Sports"
          entries={sports}
          empty="No sports right now."
          hasIcons
          onChoose={(sportId) => send({ type: 'sport.chosen', sportId })}
        />
        {after && <div className={css.beside}>{after}</div>}
      </>
    );
  }
  return (
    <div data-level={level}>
      <button type="button" className={css.previous} onClick={() => send({ type: 'previous.chosen' })}>
        <ChevronLeft aria-hidden size={16} />
        <span className={css.words}>Previous</span>
      </button>
      {level === 'competitions' ? <Competitions {...props} /> : <Events {...props} />}
    </div>
  );
}

function Competitions({ sports, sportId, tournaments, send }: SideNavViewProps) {
  return (
    <Entries
      title={sports?.find(({ id }) => id === sportId)?.name ?? 'Competitions'}
      entries={tournaments}
      empty="No competitions right now."
      onChoose={(tournamentId) => send({ type: 'tournament.chosen', tournamentId })}
    />
  );
}

function Events({ tournamentName, events, onOpened }: SideNavViewProps) {
  return (
    <section>
      <h2 className={css.title}>{tournamentName}</h2>
      {events.length === 0 && <p className={css.empty}>No events right now.</p>}
      <ul className={css.list}>
        {events.map(({ exEventId, sportId, eventName, inPlay }) => (
          <li key={exEventId}>
            <Link
              className={css.entry}
              title={eventName}
              to={hrefOf('marketDetails', { eventId: exEventId, id: sportId })}
              onClick={onOpened}
            >
              <span className={css.words}>{eventName}</span>
              {inPlay && <InPlayDot>Live</InPlayDot>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntriesProps {
  title: string;
  entries: readonly SideNavEntry[];
  empty: string;
  hasIcons?: boolean;
  onChoose: (id: string) => void;
}

function Entries({ title, entries, empty, hasIcons = false, onChoose }: EntriesProps) {
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      {entries.length === 0 && <p className={css.empty}>{empty}</p>}
      <ul className={css.list}>
        {entries.map(({ id, name, count }) => (
          <li key={id}>
            <button type="button" className={css.entry} title={name} onClick={() => onChoose(id)}>
              {hasIcons && <SportIcon sportId={id} />}
              <span className={css.words}>{name}</span>
              <span className={css.count}>{count}</span>
              <ChevronRight aria-hidden size={14} className={css.chevron} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
