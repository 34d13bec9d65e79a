import { useSelector } from '@xstate/react';
import { useId, useState, type ComponentType } from 'react';
import { createActor, fromPromise } from 'xstate';
import { finderOf } from '#domain/search/finder.ts';
import type { FoundEvent } from '#domain/search/place.ts';
import type { SearchedSite } from '#domain/search/searched-site.ts';
import { foundEvent } from '#domain/search/searched-site.test-data.ts';
import { selectShown, siteSearchMachine } from '#machines/site-search/site-search.machine.ts';
import type { SearchShown, SiteSearchEvent } from '#machines/site-search/site-search.types.ts';
import type { HeardState } from './found-place.view.tsx';
import { SearchFieldView } from './search-field.view.tsx';
import { SearchPanelView } from './search-panel.view.tsx';

export interface BothProps {
  text: string;
  shown: SearchShown | null;
  states: ReadonlyMap<string, HeardState>;
  now: string;
  isInModal: boolean;
  send: (event: SiteSearchEvent) => void;
}

export const longName = 'Mumbai Mariners Development and Reserve Squad v Thiruvananthapuram Thunderbolts';
export const events = [
  foundEvent('1', 'Mumbai Mariners v Goa Gulls', { eventTime: '2026-06-08T18:30:00Z', ended: true }),
  foundEvent('2', 'Kolkata Tides v Mumbai Mariners'),
  foundEvent('3', longName),
];

/** A search in which nothing was typed. */
export const empty = {
  text: '',
  shown: null,
  states: new Map(),
  now: '2026-06-10T12:00:00Z',
  isInModal: false,
} satisfies Omit<BothProps, 'send'>;

/** The field at its width, with room for what it opens. */
export const withRoom = (Story: ComponentType) => (
  <div style={{ minHeight: 480, padding: 16, inlineSize: 320 }}>
    <Story />
  </div>
);

/** The field with its panel. */
export function Both(props: BothProps) {
  const listId = useId();
  return (
    <SearchFieldView {...props} listId={listId}>
      <SearchPanelView {...props} listId={listId} />
    </SearchFieldView>
  );
}

export type Answer = 'never' | 'noAnswer' | readonly FoundEvent[];

async function given(answer: Answer): Promise<readonly FoundEvent[]> {
  if (answer === 'never') return new Promise<never>(() => undefined);
  if (answer === 'noAnswer') throw new Error('The gateway cannot be reached');
  return answer;
}

/** The views on the real machine, which hears what the story's `send` hears. */
export function Searching({
  answer,
  ended = [],
  site,
  send,
  ...props
}: BothProps & { answer: Answer; ended?: Answer; site: SearchedSite }) {
  const [search] = useState(() => {
    const machine = siteSearchMachine.provide({
      actors: {
        loadEvents: fromPromise(() => given(answer)),
        findEnded: fromPromise<readonly FoundEvent[], string>(() => given(ended)),
      },
    });
    const actor = createActor(machine).start();
    actor.send({ type: 'finder.arrived', finderOf });
    actor.send({ type: 'site.changed', site });
    return actor;
  });
  const snapshot = useSelector(search, (current) => current);
  return (
    <Both
      {...props}
      text={snapshot.context.text}
      shown={selectShown(snapshot)}
      send={(sent) => {
        send(sent);
        search.send(sent);
      }}
    />
  );
}
