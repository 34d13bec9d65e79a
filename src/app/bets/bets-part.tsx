import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';

const BetsPanel = lazyPart(async () => (await import('./bets-column.tsx')).BetsPanel);

/** The bet slip and My Bets, wherever the page shows them. */
export const BetsPart = () => (
  <PartBoundary name="The bet slip" loading={<SkeletonRows rows={3} label="Loading the bet slip" />}>
    <BetsPanel />
  </PartBoundary>
);
