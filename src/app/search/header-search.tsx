import { useRef } from 'react';
import { useSelector } from '@xstate/react';
import { SiteSearch } from '#features/site-search/site-search.tsx';
import type { SiteSearchRef } from '#machines/site-search/site-search.machine.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { useAfterStart } from '../use-after-start.ts';
import type { SearchPartProps } from './search-part.tsx';
import { useSearchKey } from './use-search-key.ts';

const SearchPart = lazyPart(async () => (await import('./search-part.tsx')).SearchPart);

/** The header's search. Its keys lead to it from anywhere on the page. */
export function HeaderSearch() {
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(() => field.current?.select());
  return <SiteSearch fieldRef={field} renderPanel={(search, listId) => <Panel {...{ search, listId }} />} />;
}

/** Fetched with the first use, or once the page has started. */
function Panel(props: SearchPartProps & { search: SiteSearchRef }) {
  const isAsked = useSelector(props.search, (snapshot) => !snapshot.matches({ list: 'unasked' }));
  const isAfterStart = useAfterStart();
  return (
    (isAsked || isAfterStart) && (
      <PartBoundary name="The search" isAsked={isAsked}>
        <SearchPart {...props} />
      </PartBoundary>
    )
  );
}
