import { Search } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import type { Score } from '#domain/market/event.ts';
import { scoreText } from '#domain/words/score-words.ts';
import { formatStart } from '#domain/words/when.ts';
import type {
  EventSearchEvent,
  FoundEvent,
  SearchShown,
} from '#machines/event-search/event-search.machine.ts';
import { InPlayDot } from '#ui/in-play-dot/in-play-dot.tsx';
import { SportIcon } from '#ui/sport-icon/sport-icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import css from './event-search.module.css';

/** What is heard of an event that has begun. */
export interface HeardState {
  inPlay: boolean;
  ended: boolean;
  score: Score | null;
}

export interface EventSearchViewProps {
  text: string;
  /** Null while nothing is shown. */
  shown: SearchShown | null;
  /** By event id; newer than what the list says. */
  states: ReadonlyMap<string, HeardState>;
  /** RFC 3339; start times are relative to it. */
  now: string;
  send: (event: EventSearchEvent) => void;
  /** In the phone's modal the list is below the field instead of over the page. */
  isInModal?: boolean;
}

const keys: Readonly<Record<string, EventSearchEvent>> = {
  ArrowDown: { type: 'highlight.moved', to: 'next' },
  ArrowUp: { type: 'highlight.moved', to: 'previous' },
  Enter: { type: 'enter.pressed' },
  Escape: { type: 'escape.pressed' },
};

/** VAL-1: a search field and what it finds while the user types. */
export function EventSearchView(props: EventSearchViewProps) {
  const { text, shown, states, now, send, isInModal = false } = props;
  const listId = useId();
  const optionId = (exEventId: string) => `${listId}-${exEventId}`;
  const results = shown?.kind === 'results' ? shown.results : [];
  const highlighted = shown?.kind === 'results' ? shown.highlighted : null;
  const press = (event: KeyboardEvent) => {
    const meant = keys[event.key];
    if (!meant) return;
    // Escape closes the list first, and only then what surrounds it.
    if (event.key !== 'Escape' || shown) event.preventDefault();
    if (event.key === 'Escape' && shown) event.stopPropagation();
    send(meant);
  };
  return (
    <div className={css.search} data-modal={isInModal || undefined}>
      <div className={css.entry}>
        <Search aria-hidden size={16} className={css.icon} />
        <input
          className={css.field}
          type="search"
          role="combobox"
          aria-label="Search events"
          aria-expanded={shown !== null}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={highlighted === null ? undefined : optionId(highlighted)}
          placeholder="Search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => send({ type: 'text.typed', text: target.value })}
          onFocus={() => send({ type: 'field.focused' })}
          onBlur={() => send({ type: 'field.blurred' })}
          onKeyDown={press}
        />
      </div>
      <div className={css.box} hidden={shown === null}>
        <div id={listId} className={css.list} role="listbox" aria-label="Found events">
          {results.map(({ exEventId, ...event }) => (
            // The field keeps focus and keys (aria-activedescendant); the pointer is the other way to choose.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={exEventId}
              id={optionId(exEventId)}
              ref={(item) => {
                if (item && exEventId === highlighted) item.scrollIntoView({ block: 'nearest' });
              }}
              className={css.option}
              role="option"
              tabIndex={-1}
              aria-selected={exEventId === highlighted}
              onPointerMove={() =>
                exEventId !== highlighted && send({ type: 'highlight.pointed', exEventId })
              }
              onClick={() => send({ type: 'result.chosen', exEventId })}
            >
              <SportIcon sportId={event.sportId} size={16} />
              <span className={css.name}>{event.eventName}</span>
              <Standing event={event} heard={states.get(exEventId)} now={now} />
            </div>
          ))}
        </div>
        <Note shown={shown} text={text} />
      </div>
      <VisuallyHidden>
        <span role="status">
          {shown?.kind === 'results' &&
            `${results.length} ${results.length === 1 ? 'event' : 'events'} found`}
        </span>
      </VisuallyHidden>
    </div>
  );
}

interface StandingProps extends Pick<EventSearchViewProps, 'now'> {
  event: Omit<FoundEvent, 'exEventId'>;
  heard: HeardState | undefined;
}

/** How an event in play stands; of another, when it starts or started. */
function Standing({ event: { sportName, eventTime, ended }, heard, now }: StandingProps) {
  if (heard?.inPlay)
    return (
      <span className={css.time}>
        {sportName} · <InPlayDot isStill />
        {heard.score && <span className={css.score}>{scoreText(heard.score)}</span>}
      </span>
    );
  return (
    <span className={css.time}>
      {sportName} · {(heard?.ended ?? ended) && 'Ended · began '}
      {formatStart(eventTime, now)}
    </span>
  );
}

function Note({ shown, text }: Pick<EventSearchViewProps, 'shown' | 'text'>) {
  if (shown?.kind === 'loading') return <p className={css.note}>Loading the events…</p>;
  if (shown?.kind === 'noAnswer')
    return <p className={css.note}>The events could not be loaded. Try again.</p>;
  if (shown?.kind === 'results' && shown.results.length === 0) {
    return <p className={css.note}>No event has “{text}” in its name.</p>;
  }
  return null;
}
