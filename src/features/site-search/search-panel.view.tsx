import { offeredGroups, type FoundGroup, type Place } from '#domain/search/place.ts';
import type { SearchShown, SiteSearchEvent } from '#machines/site-search/site-search.types.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { FoundPlaceView, type HeardState } from './found-place.view.tsx';
import { optionId } from './search-field.view.tsx';
import css from './search-panel.module.css';

export interface SearchPanelViewProps {
  text: string;
  /** Null while nothing is shown. */
  shown: SearchShown | null;
  listId: string;
  /** By event id; newer than what the list says. */
  states: ReadonlyMap<string, HeardState>;
  /** RFC 3339; start times are relative to it. */
  now: string;
  send: (event: SiteSearchEvent) => void;
  isInModal?: boolean;
}

/** These stand first, beside the others where there is room. */
const isFirst = ({ name }: FoundGroup) => name === 'Events' || name === 'Recent';

/** VAL-1: what its rule finds. */
const isOfEvents = ({ name }: FoundGroup) => name === 'Events' || name === 'Ended';

const isStep = ({ to }: Place) => to.kind === 'text' || to.kind === 'more' || to.kind === 'forget';

/** What is heard of it. Nothing, while it is not known that nothing will be found. */
function countWords(count: number, list: SearchShown['list']): string {
  if (count === 0) return list === 'loading' ? '' : 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}

/** VAL-1: what is found while the user types, in groups; the events in a box of their own. */
export function SearchPanelView(props: SearchPanelViewProps) {
  const { text, shown, listId, isInModal = false } = props;
  const groups = shown?.groups ?? [];
  const found = groups.filter(({ name }) => !offeredGroups.has(name));
  const count = found.flatMap(({ places }) => places.filter(({ to }) => to.kind !== 'more')).length;
  const [first, others] = [groups.filter(isFirst), groups.filter((group) => !isFirst(group))];
  const isFound = shown !== null && text !== '';
  return (
    <>
      <div className={css.panel} hidden={shown === null} data-modal={isInModal || undefined}>
        {isFound && <Note list={shown.list} {...{ found, text }} />}
        <div
          id={listId}
          className={css.groups}
          role="listbox"
          aria-label="Found"
          data-columns={first.length > 0 && others.length > 0 ? 2 : 1}
        >
          {first.length > 0 && (
            <div role="presentation" className={css.column}>
              {first.map((group) => (
                <Group key={group.name} {...props} group={group} />
              ))}
            </div>
          )}
          {others.length > 0 && (
            <div role="presentation" className={css.column}>
              {others.map((group) => (
                <Group key={group.name} {...props} group={group} />
              ))}
            </div>
          )}
        </div>
        {shown !== null && text === '' && groups.length === 0 && (
          <p className={css.note}>Type a team, a match, a game or a page.</p>
        )}
        {!isInModal && <Legend hasGroups={others.length > 0 && first.length > 0} />}
      </div>
      <VisuallyHidden>
        <span role="status">{isFound && countWords(count, shown.list)}</span>
      </VisuallyHidden>
    </>
  );
}

function Group({ group, ...props }: SearchPanelViewProps & { group: FoundGroup }) {
  const { listId, text, shown, states, now, send } = props;
  const title = group.title ?? (group.name === 'Similar' ? 'Similar names' : group.name);
  return (
    <div role="group" aria-label={title}>
      <div aria-hidden className={css.head}>
        {title}
        {isOfEvents(group) && <span className={css.count}>{group.places.length}</span>}
      </div>
      {/* Scrolls for itself, at the size that VAL-1 gives. */}
      <div role="presentation" className={isOfEvents(group) ? css.events : undefined}>
        {group.places.map((place) => {
          const { id } = place;
          const isHighlighted = id === shown?.highlighted;
          return (
            // The field keeps focus and keys (aria-activedescendant); the pointer is the other way to choose.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={id}
              id={optionId(listId, id)}
              ref={(item) => {
                if (item && isHighlighted) item.scrollIntoView({ block: 'nearest' });
              }}
              className={css.option}
              role="option"
              tabIndex={-1}
              aria-selected={isHighlighted}
              // The search goes on: the field keeps the focus.
              onMouseDown={isStep(place) ? (event) => event.preventDefault() : undefined}
              onPointerMove={() => !isHighlighted && send({ type: 'highlight.pointed', id })}
              onClick={() => send({ type: 'place.chosen', id })}
            >
              <FoundPlaceView {...{ place, text, now, states }} isMarked={group.name !== 'Recent'} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface NoteProps {
  list: SearchShown['list'];
  found: readonly FoundGroup[];
  text: string;
}

function Note({ list, found, text }: NoteProps) {
  if (list === 'loading') return <p className={css.note}>Loading the events…</p>;
  if (list === 'absent') return <p className={css.note}>The events could not be loaded. Try again.</p>;
  if (found.some(isOfEvents)) return null;
  const typed = (
    <>
      “<span className={css.typed}>{text}</span>”
    </>
  );
  // What is called so in other groups answers for itself.
  if (found.some(({ name }) => name === 'Similar'))
    return <p className={css.note}>Nothing is called {typed}. These are nearly called so.</p>;
  if (found.length > 0) return null;
  return (
    <p className={css.note}>
      Nothing is called {typed}. Teams and players, competitions, matches, races, games and pages are found by
      their names.
    </p>
  );
}

const Legend = ({ hasGroups }: { hasGroups: boolean }) => (
  <p className={css.legend} aria-hidden>
    <kbd>↑</kbd>
    <kbd>↓</kbd> move{' '}
    {hasGroups && (
      <>
        <kbd>PgDn</kbd> next group{' '}
      </>
    )}
    <kbd>↵</kbd> open <kbd>Esc</kbd> close
  </p>
);
