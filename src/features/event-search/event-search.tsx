import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useClient } from '#graphql/client-provider.tsx';
import { SearchEventsDocument } from '#graphql/__generated__/graphql.ts';
import {
  eventSearchMachine,
  selectShown,
  type EventSearchEvent,
  type FoundEvent,
} from '#machines/event-search/event-search.machine.ts';
import { useEventStates } from '#live/use-event-states.ts';
import { EventSearchView } from './event-search.view.tsx';

export interface EventSearchProps {
  onOpen: (path: string) => void;
  isInModal?: boolean;
}

/** A search field on its machine. The gateway caches the list and asks for it at most once a minute. */
export function EventSearch({ onOpen, isInModal }: EventSearchProps) {
  const client = useClient();
  const [machine] = useState(() =>
    eventSearchMachine.provide({
      actors: {
        loadEvents: fromPromise<readonly FoundEvent[]>(async () => {
          const { data } = await client.query({ query: SearchEventsDocument, fetchPolicy: 'network-only' });
          if (!data) throw new Error('The gateway gave no events');
          return data.searchEvents;
        }),
      },
      actions: { openPath: (_, { path }) => onOpen(path) },
    }),
  );
  const search = useActorRef(machine);
  const text = useSelector(search, ({ context }) => context.text);
  const shown = useSelector(search, selectShown, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  // The field stands in the header for as long as the page does: the time is taken anew whenever it is used.
  const [now, setNow] = useState(() => new Date().toISOString());
  const begun = (shown?.kind === 'results' ? shown.results : []).filter(
    ({ ended, eventTime }) => !ended && eventTime <= now,
  );
  const states = useEventStates(begun.map(({ exEventId }) => exEventId));
  const send = (event: EventSearchEvent) => {
    if (event.type === 'field.focused' || event.type === 'text.typed') setNow(new Date().toISOString());
    search.send(event);
  };
  return <EventSearchView {...{ text, shown, states, now, send, isInModal }} />;
}
