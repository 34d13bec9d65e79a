import { useMemo, useState } from 'react';
import { timing } from '#domain/site/timing.ts';
import { useLists } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { useEventStates } from '#live/use-event-states.ts';
import type { EventState } from '#live/watch-event.ts';

/** Events this close to their start are watched, to see them begin. */
const soonMs = 120_000;

const byTime = (a: EventFieldsFragment, b: EventFieldsFragment): number =>
  a.eventTime < b.eventTime ? -1 : 1;

interface Known {
  listed: EventFieldsFragment;
  state: EventState | undefined;
  text: string;
  event: EventFieldsFragment;
}

/** An event with what was heard of it: the previous object while nothing in it has changed, so that its row is not redrawn. */
function keep(
  known: Map<string, Known>,
  listed: EventFieldsFragment,
  state: EventState | undefined,
): EventFieldsFragment {
  const before = known.get(listed.exEventId);
  if (before?.listed === listed && before.state === state) return before.event;
  const event = { ...listed, ...state };
  const text = JSON.stringify(event);
  const kept = before?.text === text ? before.event : event;
  known.set(listed.exEventId, { listed, state, text, event: kept });
  return kept;
}

/** Every event that has not ended, by start; in play or about to be, with its live score. Null while loading. */
export function useLiveEvents(now: string): readonly EventFieldsFragment[] | null {
  const events = useLists()?.allEvents ?? null;
  const soon = Date.parse(now) + soonMs;
  const watched = (events ?? [])
    .filter(({ inPlay, eventTime }) => inPlay || Date.parse(eventTime) < soon)
    .map(({ exEventId }) => exEventId);
  const states = useEventStates(watched, timing.listScores);
  const [known] = useState(() => new Map<string, Known>());
  return useMemo(
    () =>
      events
        ?.map((event) => keep(known, event, states.get(event.exEventId)))
        .filter(({ ended }) => !ended)
        .sort(byTime) ?? null,
    [events, states, known],
  );
}
