import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { SearchShown, SiteSearchEvent } from '#machines/site-search/site-search.types.ts';
import css from './search-field.module.css';

export interface SearchFieldViewProps {
  text: string;
  /** Null while nothing is shown. */
  shown: SearchShown | null;
  /** The id of the list in the panel, which those of its options begin with. */
  listId: string;
  send: (event: SiteSearchEvent) => void;
  fieldRef?: Ref<HTMLInputElement> | undefined;
  /** In the phone's modal, what is found is below the field instead of over the page. */
  isInModal?: boolean;
  /** The panel with what is found. */
  children: ReactNode;
}

const keys: Readonly<Record<string, SiteSearchEvent>> = {
  ArrowDown: { type: 'highlight.moved', to: 'next' },
  ArrowUp: { type: 'highlight.moved', to: 'previous' },
  PageDown: { type: 'highlight.moved', to: 'nextGroup' },
  PageUp: { type: 'highlight.moved', to: 'previousGroup' },
  Enter: { type: 'enter.pressed' },
  Escape: { type: 'escape.pressed' },
};

/** Until something is highlighted, these move within the text. */
const keysOfList: Readonly<Record<string, SiteSearchEvent>> = {
  Home: { type: 'highlight.moved', to: 'first' },
  End: { type: 'highlight.moved', to: 'last' },
};

/** The id of a place’s element: it may not hold spaces. */
export const optionId = (listId: string, id: string) => `${listId}-${encodeURIComponent(id)}`;

/** VAL-1: the search field. It keeps the focus and the keys; the panel below it is told what is highlighted. */
export function SearchFieldView(props: SearchFieldViewProps) {
  const { text, shown, listId, send, fieldRef, isInModal = false, children } = props;
  const highlighted = shown?.highlighted ?? null;
  const press = (event: KeyboardEvent) => {
    const meant = keys[event.key] ?? (highlighted === null ? undefined : keysOfList[event.key]);
    // With Ctrl or Shift they select text or belong to the browser; Enter may end a word that is being composed.
    if (!meant || event.ctrlKey || event.shiftKey || event.metaKey || event.nativeEvent.isComposing) return;
    // Escape closes the list first, then clears the text, and only then closes what surrounds it.
    const isOurs = event.key !== 'Escape' || shown !== null || text !== '';
    if (isOurs) event.preventDefault();
    if (isOurs && event.key === 'Escape') event.stopPropagation();
    send(meant);
  };
  return (
    <div className={css.search} data-modal={isInModal || undefined}>
      <Search aria-hidden size={16} className={css.icon} />
      <input
        ref={fieldRef}
        className={css.field}
        type="search"
        role="combobox"
        aria-label="Search events, games and pages"
        aria-expanded={shown !== null}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={highlighted === null ? undefined : optionId(listId, highlighted)}
        aria-keyshortcuts={isInModal ? undefined : '/ Control+K Meta+K'}
        placeholder="Team, match, race or game"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => send({ type: 'text.typed', text: target.value })}
        onFocus={() => send({ type: 'field.focused' })}
        onBlur={() => send({ type: 'field.blurred' })}
        onKeyDown={press}
      />
      {!isInModal && (
        <kbd aria-hidden className={css.key}>
          /
        </kbd>
      )}
      {children}
    </div>
  );
}
