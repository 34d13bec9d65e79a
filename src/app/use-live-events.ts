import { useMemo } from 'react';
import { useLists } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useEventStates } from '#live/use-event-states.ts';

/** Events this close to their start are watched for it. */
const soonMs = 120_000;

const byTime = (a: EventFieldsFragment, b: EventFieldsFragment): number =>
  a.eventTime < b.eventTime ? -1 : 1;

/** Every event that has not ended, by start, those in play or about to be with their live score; null while loading. */
export function useLiveEvents(now: string): readonly EventFieldsFragment[] | null {
  const events = useLists()?.allEvents ?? null;
  const soon = Date.parse(now) + soonMs;
  const watched = (events ?? [])
    .filter(({ inPlay, eventTime }) => inPlay || Date.parse(eventTime) < soon)
    .map(({ exEventId }) => exEventId);
  const states = useEventStates(watched);
  return useMemo(
    () =>
      events
        ?.map((event) => ({ ...event, ...states.get(event.exEventId) }))
        .filter(({ ended }) => !ended)
        .sort(byTime) ?? null,
    [events, states],
  );
}
