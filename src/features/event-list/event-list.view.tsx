import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useTellMoves } from '#ui/price-cell/row-moves.ts';
import { PriceKey } from '#ui/price-key/price-key.tsx';
import { EventRow } from './event-row.tsx';
import css from './event-list.module.css';

export interface EventListViewProps {
  title: string;
  /** Where the title leads. */
  address?: string;
  events: readonly EventFieldsFragment[];
  /** RFC 3339; start times are relative to it. */
  now: string;
  /** Renders the prices of an event's main market. */
  renderPrices: (event: EventFieldsFragment) => ReactNode;
  /** Chooses which of them are listed, above the rows. */
  choice?: ReactNode;
  /** Renders the star with which a bettor follows an event. */
  renderStar?: (event: EventFieldsFragment) => ReactNode;
  /** Follows what the title names, beside it. */
  star?: ReactNode;
  /** Says why an event is in the list; empty where it goes without saying. */
  whyOf?: (event: EventFieldsFragment) => string;
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
  /** All are of one competition, which the title names. */
  isOneCompetition?: boolean;
  /** Its rows take as little height as prices with names need, and the choice stands in the head where there is room. */
  isCompact?: boolean;
  /** Counts the minutes and seconds to each start, where events come every few minutes. */
  isCounted?: boolean;
}

/** Events, one per row: who plays, the start or the score, and the prices of the main market. */
export function EventListView({
  title,
  address,
  events,
  now,
  renderPrices,
  choice,
  renderStar,
  star,
  whyOf,
  empty,
  foot,
  drawn = Infinity,
  heads = [],
  hasToken,
  hasIcons = false,
  isOneCompetition = false,
  isCompact = false,
  isCounted = false,
}: EventListViewProps) {
  useTellMoves(events.map(({ exEventId }) => exEventId).join());
  return (
    <section
      className={css.list}
      aria-label={title}
      data-one={isOneCompetition || undefined}
      data-compact={isCompact || undefined}
    >
      <header className={css.head}>
        <h2 className={css.title}>{address === undefined ? title : <Link to={address}>{title}</Link>}</h2>
        {star && <span className={css.headStar}>{star}</span>}
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
      {choice && <div className={css.choice}>{choice}</div>}
      {events.length === 0 && empty}
      <ul className={css.rows}>
        {events.slice(0, drawn).map((event) => (
          <EventRow
            key={event.exEventId}
            {...{ event, now, renderPrices, renderStar, whyOf, hasToken, hasIcons, isCounted }}
          />
        ))}
      </ul>
      {foot && <p className={css.foot}>{foot}</p>}
    </section>
  );
}
