import type { IndexPoint } from '#domain/market/index-points.ts';
import { itemAt, lastOf } from '#domain/must.ts';
import { formatOdds } from '#domain/odds/odds.ts';
import css from './index-chart.module.css';

export interface IndexChartViewProps {
  /** The index's name. */
  name: string;
  /** Oldest first. */
  points: readonly IndexPoint[];
  /** Hundredths of a point, in any order. */
  strikes: readonly number[];
}

const width = 600;
const height = 180;

/** An index in its last minutes, with its strikes as lines across. */
export function IndexChartView({ name, points, strikes }: IndexChartViewProps) {
  if (points.length === 0) return <p className={css.none}>The index has not been told yet.</p>;
  const values = [...points.map(({ index }) => index), ...strikes];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(100, (high - low) * 0.08);
  const [from, to] = [itemAt(points, 0).at, lastOf(points).at];
  const x = (at: number) => ((at - from) / Math.max(1, to - from)) * width;
  const y = (index: number) => (1 - (index - low + room) / (high - low + 2 * room)) * height;
  const line = points.map(({ at, index }) => `${x(at).toFixed(1)},${y(index).toFixed(1)}`).join(' ');
  return (
    <figure className={css.chart}>
      <figcaption className={css.caption}>
        <span className={css.name}>{name}</span>
        <span className={css.now}>{formatOdds(lastOf(points).index)}</span>
      </figcaption>
      <div className={css.plot}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summaryOf({ name, points, strikes })}
        >
          {strikes.map((strike) => (
            <line key={strike} className={css.strike} x1={0} x2={width} y1={y(strike)} y2={y(strike)} />
          ))}
          <polyline className={css.line} points={line} />
        </svg>
        {strikes.map((strike) => (
          <span
            key={strike}
            className={css.label}
            style={{ insetBlockStart: `${(y(strike) / height) * 100}%` }}
            aria-hidden
          >
            {formatOdds(strike)}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Describes the chart in a sentence. */
function summaryOf({ name, points, strikes }: IndexChartViewProps): string {
  const indices = points.map(({ index }) => index);
  const text = `${name}: ${formatOdds(lastOf(indices))} now, between ${formatOdds(Math.min(...indices))} and ${formatOdds(Math.max(...indices))}`;
  return strikes.length === 0
    ? text
    : `${text}; strikes ${[...strikes]
        .sort((a, b) => a - b)
        .map(formatOdds)
        .join(', ')}`;
}
