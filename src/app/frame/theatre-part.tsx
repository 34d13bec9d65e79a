import type { TheatreEvent } from '#features/theatre/theatre.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useEventFacts, type EventFacts } from '../use-event-facts.ts';

const Theatre = lazyPart(async () => (await import('#features/theatre/theatre.tsx')).Theatre);

/** The picture of an event, fetched when the Live Stream is first opened. */
export function TheatrePart({ event }: { event: TheatreEvent | null }) {
  const facts = useEventFacts(event?.eventId ?? '', event?.ended ?? false);
  return (
    <PartBoundary name="The picture" loading={<SkeletonRows rows={4} label="Loading the picture" />}>
      <Theatre event={event && facts ? withNames(event, facts) : event} />
    </PartBoundary>
  );
}

/** Adds the names that an event's plays leave out, as far as they are known. */
function withNames(event: TheatreEvent, { entrants }: EventFacts): TheatreEvent {
  const playersOf = (side: string | null) => entrants.find(({ name }) => name === side)?.lineUp ?? [];
  const runners = entrants.map(({ name, ride, colours }, at) => ({
    number: ride?.number ?? at + 1,
    name,
    colours: colours ?? null,
  }));
  return { ...event, players: { HOME: playersOf(event.home), AWAY: playersOf(event.away) }, runners };
}
