import { indexPoints } from '#domain/market/index-points.ts';
import type { Incident } from '#domain/market/scoreboard.ts';
import { sportIds } from '#domain/market/sport.ts';
import { IndexChartView } from '#features/index-chart/index-chart.view.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';

// Folded at first, so nobody waits for it.
const EventSeal = lazyPart(async () => (await import('./event-seal.tsx')).EventSeal);

interface EventChartProps {
  name: string;
  /** Oldest first. */
  incidents: readonly Incident[];
  strikes: readonly number[];
}

/** The chart of an index's event, and its seal below it. */
export const EventChart = ({ incidents, ...chart }: EventChartProps) => (
  <>
    <IndexChartView {...chart} points={indexPoints(incidents)} />
    <PartBoundary name="The seal" loading={null}>
      <EventSeal sportId={sportIds.binary} incidents={incidents} />
    </PartBoundary>
  </>
);
