import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { finderOf } from '#domain/search/finder.ts';
import type { Destination, FoundEvent, Place } from '#domain/search/place.ts';
import type { SearchedSite } from '#domain/search/searched-site.ts';
import { useEventStates } from '#live/use-event-states.ts';
import type { SiteSearchRef } from '#machines/site-search/site-search.machine.ts';
import { SearchPanelView } from './search-panel.view.tsx';
import { useShown } from './site-search.tsx';

export interface SearchPanelProps {
  search: SiteSearchRef;
  listId: string;
  site: SearchedSite;
  /** RFC 3339; start times are relative to it. */
  now: string;
  onChoose: (place: Place<Destination>) => void;
  /** What was chosen before is to be forgotten. */
  onForget: () => void;
  isInModal?: boolean;
}

/** What the search finds. It brings what to search with, which the field does without until then. */
export function SearchPanel({ search, listId, site, now, onChoose, onForget, isInModal }: SearchPanelProps) {
  useEffect(() => search.send({ type: 'finder.arrived', finderOf }), [search]);
  useEffect(() => search.send({ type: 'site.changed', site }), [search, site]);
  useEffect(() => {
    const heard = [search.on('chosen', ({ place }) => onChoose(place)), search.on('forgotten', onForget)];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [search, onChoose, onForget]);

  const text = useSelector(search, ({ context }) => context.text);
  const shown = useShown(search);
  const states = useEventStates(begun(shown?.groups.flatMap(({ places }) => places) ?? [], now));
  return <SearchPanelView {...{ text, shown, listId, states, now, isInModal }} send={search.send} />;
}

const begun = (places: readonly Place[], now: string): string[] => {
  const isBegun = ({ ended, eventTime }: FoundEvent) => !ended && eventTime <= now;
  return places.flatMap(({ event }) => (event && isBegun(event) ? [event.exEventId] : []));
};
