import type { TheatreEvent } from '#features/theatre/theatre.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useEventFacts } from '../event/use-event-facts.ts';

const Theatre = lazyPart(async () => (await import('#features/theatre/theatre.tsx')).Theatre);

/** The picture of an event, fetched when it is first shown. */
export function TheatrePart({ event, isLow = false }: { event: TheatreEvent | null; isLow?: boolean }) {
  const facts = useEventFacts(event?.eventId ?? '', event?.ended ?? false);
  return (
    <PartBoundary name="The picture" loading={<SkeletonRows rows={4} label="Loading the picture" />}>
      <Theatre event={event} entrants={facts?.entrants ?? null} isLow={isLow} />
    </PartBoundary>
  );
}
