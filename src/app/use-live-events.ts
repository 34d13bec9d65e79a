import { useMemo, useState } from 'react';
import { useLists } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useEventStates } from '#live/use-event-states.ts';

/** Events this close to their start are watched, to see them begin. */
const soonMs = 120_000;

const byTime = (a: EventFieldsFragment, b: EventFieldsFragment): number =>
  a.eventTime < b.eventTime ? -1 : 1;

interface Known {
  text: string;
  event: EventFieldsFragment;
}

/** Returns the previous object while nothing in it has changed, so that its row is not redrawn. */
function keep(known: Map<string, Known>, event: EventFieldsFragment): EventFieldsFragment {
  const text = JSON.stringify(event);
  const before = known.get(event.exEventId);
  if (before?.text === text) return before.event;
  known.set(event.exEventId, { text, event });
  return event;
}

/** Every event that has not ended, by start; in play or about to be, with its live score. Null while loading. */
export function useLiveEvents(now: string): readonly EventFieldsFragment[] | null {
  const events = useLists()?.allEvents ?? null;
  const soon = Date.parse(now) + soonMs;
  const watched = (events ?? [])
    .filter(({ inPlay, eventTime }) => inPlay || Date.parse(eventTime) < soon)
    .map(({ exEventId }) => exEventId);
  const states = useEventStates(watched);
  const [known] = useState(() => new Map<string, Known>());
  return useMemo(
    () =>
      events
        ?.map((event) => keep(known, { ...event, ...states.get(event.exEventId) }))
        .filter(({ ended }) => !ended)
        .sort(byTime) ?? null,
    [events, states, known],
  );
}
