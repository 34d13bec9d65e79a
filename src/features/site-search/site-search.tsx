import { useActorRef, useSelector } from '@xstate/react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { fromPromise } from 'xstate';
import type { FoundEvent } from '#domain/search/place.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  selectShown,
  siteSearchMachine,
  type SiteSearchRef,
} from '#machines/site-search/site-search.machine.ts';
import type { SearchShown } from '#machines/site-search/site-search.types.ts';
import { SearchFieldView } from './search-field.view.tsx';

export interface SiteSearchProps {
  /** Renders what is found, under the field. */
  renderPanel: (search: SiteSearchRef, listId: string) => ReactNode;
  fieldRef?: Ref<HTMLInputElement>;
  isInModal?: boolean;
}

const isSame = (a: SearchShown | null, b: SearchShown | null): boolean =>
  a?.groups === b?.groups && a?.highlighted === b?.highlighted && a?.list === b?.list;

/** What the search shows; null while its box is closed. */
export const useShown = (search: SiteSearchRef): SearchShown | null =>
  useSelector(search, selectShown, isSame);

/** Nothing is searched while a page starts. */
const calls = () => import('./search-calls.ts');

/** A search field on its machine. */
export function SiteSearch({ renderPanel, fieldRef, isInModal = false }: SiteSearchProps) {
  const client = useClient();
  const [machine] = useState(() =>
    siteSearchMachine.provide({
      actors: {
        loadEvents: fromPromise<readonly FoundEvent[]>(async () => (await calls()).askForEvents(client)),
        findEnded: fromPromise<readonly FoundEvent[], string>(async ({ input: text }) =>
          (await calls()).askForEnded(client, text),
        ),
      },
    }),
  );
  const search = useActorRef(machine);
  const text = useSelector(search, ({ context }) => context.text);
  const shown = useShown(search);
  const listId = useId();
  return (
    <SearchFieldView {...{ text, shown, listId, fieldRef, isInModal }} send={search.send}>
      {renderPanel(search, listId)}
    </SearchFieldView>
  );
}
