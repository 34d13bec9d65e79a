import { itemAt, lastOf } from '#domain/must.ts';
import css from './sparkline.module.css';

export interface SparklineProps {
  /** Oldest first, at least one; each value holds until the next. `at`: ms since the epoch. */
  points: readonly { at: number; value: number }[];
  /** The ends of the line, ms since the epoch. */
  from: number;
  to: number;
  /** Says the same in words. */
  label: string;
}

const width = 100;
const height = 100;

/** How a figure went, as small as a word. It rises or falls in the colour of its sign. */
export function Sparkline({ points, from, to, label }: SparklineProps) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const xOf = (at: number) => (Math.min(Math.max(at - from, 0), to - from) / Math.max(1, to - from)) * width;
  const yOf = (value: number) => (high === low ? height / 2 : ((high - value) / (high - low)) * height);
  const steps = points.map(({ at, value }) => `H${xOf(at).toFixed(1)}V${yOf(value).toFixed(1)}`).join('');
  const line = `M0 ${yOf(itemAt(values, 0)).toFixed(1)}${steps}H${width}`;
  return (
    <span className={css.sparkline} data-trend={lastOf(values) >= itemAt(values, 0) ? 'up' : 'down'}>
      <svg
        className={css.drawn}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={css.area} d={`${line}V${height}H0Z`} />
        <path className={css.line} d={line} />
      </svg>
      <span className={css.end} style={{ insetBlockStart: `${yOf(lastOf(values))}%` }} />
    </span>
  );
}
