import type { TheatreEvent } from '#features/theatre/theatre.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';

const Theatre = lazyPart(async () => (await import('#features/theatre/theatre.tsx')).Theatre);

/** The picture of an event, fetched when the Live Stream is first opened. */
export const TheatrePart = ({ event }: { event: TheatreEvent | null }) => (
  <PartBoundary name="The picture" loading={<SkeletonRows rows={4} label="Loading the picture" />}>
    <Theatre event={event} />
  </PartBoundary>
);
