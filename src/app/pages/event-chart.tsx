import { indexPoints } from '#domain/market/index-points.ts';
import type { Incident } from '#domain/market/scoreboard.ts';
import { IndexChartView } from '#features/index-chart/index-chart.view.tsx';

interface EventChartProps {
  name: string;
  /** Oldest first. */
  incidents: readonly Incident[];
  strikes: readonly number[];
}

/** The chart of an index's event. */
export const EventChart = ({ incidents, ...chart }: EventChartProps) => (
  <IndexChartView {...chart} points={indexPoints(incidents)} />
);
