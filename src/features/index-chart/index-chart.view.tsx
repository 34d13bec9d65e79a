import type { ReactNode } from 'react';
import type { IndexPoint } from '#domain/market/index-points.ts';
import { lastOf } from '#domain/must.ts';
import { formatLine, formatOdds } from '#domain/odds/odds.ts';
import css from './index-chart.module.css';
import { indexPlot, plotHeight, plotWidth, type IndexPlot } from './index-plot.ts';

export interface IndexChartViewProps {
  /** The index's name. */
  name: string;
  /** Oldest first. */
  points: readonly IndexPoint[];
  /** Hundredths of a point, in any order. */
  strikes: readonly number[];
  /** The strike that colours the line; absent: the one that was nearest at the start. */
  leading?: number | null;
}

/** An index from its start to its close, coloured by the leading strike, with what two closes in three come to from here. */
export function IndexChartView({ name, points, strikes, leading = null }: IndexChartViewProps) {
  if (points.length === 0)
    return (
      <Sheet name={name} now="–" hasFan>
        <p className={css.none}>No index value yet.</p>
      </Sheet>
    );
  const plot = indexPlot(points, strikes, leading);
  const { middle } = plot;
  const { index, toClose } = lastOf(points);
  return (
    <Sheet
      name={name}
      now={formatOdds(index)}
      standing={middle && <Above by={index - middle.strike} strike={middle.strike} />}
      hasFan={toClose > 0}
    >
      <svg
        viewBox={`0 0 ${plotWidth} ${plotHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summaryOf(name, points, plot)}
      >
        <Drawing {...plot} />
      </svg>
      {plot.strikes.map(({ strike, y }) => (
        <span
          key={strike}
          className={css.label}
          data-is-middle={strike === middle?.strike || undefined}
          style={{ insetBlockStart: `${(y / plotHeight) * 100}%` }}
          aria-hidden
        >
          {formatLine(strike)}
        </span>
      ))}
    </Sheet>
  );
}

interface SheetProps {
  name: string;
  now: string;
  /** How that is to the middle strike. Its room is kept while it is not known. */
  standing?: ReactNode;
  hasFan: boolean;
  children: ReactNode;
}

/** What stands around the drawing. It is as high before the first point, so that what is below it does not jump. */
function Sheet({ name, now, standing, hasFan, children }: SheetProps) {
  return (
    <figure className={css.chart}>
      <figcaption className={css.caption}>
        <span className={css.name}>{name}</span>
        <span className={css.now}>{now}</span>
        {standing ?? (
          <span className={css.unknown} aria-hidden>
            ↑ 00.00 above 20000
          </span>
        )}
      </figcaption>
      <div className={css.plot}>{children}</div>
      <div className={css.axis} aria-hidden>
        <span>Start</span>
        <span>Close</span>
      </div>
      {hasFan && (
        <p className={css.note}>
          The dotted fan is where two closes in three end from here. A close exactly at a strike counts as
          above it.
        </p>
      )}
    </figure>
  );
}

/** How far the index is above or below the strike, hundredths. */
function Above({ by, strike }: { by: number; strike: number }) {
  const isAbove = by >= 0;
  return (
    <span className={css.above} data-is-above={isAbove}>
      <span aria-hidden>{isAbove ? '↑ ' : '↓ '}</span>
      {formatOdds(Math.abs(by))} {isAbove ? 'above' : 'below'} {formatLine(strike)}
    </span>
  );
}

const pointsOf = (places: readonly { x: number; y: number }[]): string =>
  places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** What is above the middle strike is drawn in a part of the plot of its own, and so is what is below it. */
function Drawing({ line, now, strikes, middle, fan }: IndexPlot) {
  const strike = middle?.y ?? plotHeight;
  const start = line[0]?.x ?? 0;
  const area = pointsOf([{ x: start, y: strike }, ...line, { x: now.x, y: strike }]);
  const parts = [
    { className: css.over, from: 0, to: strike },
    { className: css.under, from: strike, to: plotHeight },
  ].filter(({ from, to }) => to > from);
  return (
    <>
      {fan && <polygon className={css.fan} points={pointsOf([now, fan.high, fan.low])} />}
      {strikes.map(({ strike: level, y }) => (
        <line
          key={level}
          className={level === middle?.strike ? css.middle : css.strike}
          {...{ x1: 0, x2: plotWidth, y1: y, y2: y }}
        />
      ))}
      {parts.map(({ className, from, to }) => (
        <svg
          key={from}
          className={className}
          {...{ x: 0, y: from, width: plotWidth, height: to - from }}
          viewBox={`0 ${from} ${plotWidth} ${to - from}`}
          preserveAspectRatio="none"
        >
          {middle && <polygon className={css.area} points={area} />}
          <polyline className={css.line} points={pointsOf(line)} />
        </svg>
      ))}
      {/* A line of no length with round ends is a dot, however the plot is stretched. */}
      <polyline className={css.dot} points={pointsOf([now, now])} />
    </>
  );
}

/** Describes the chart in a sentence. */
function summaryOf(name: string, points: readonly IndexPoint[], { strikes }: IndexPlot): string {
  const indices = points.map(({ index }) => index);
  const text = `${name}: ${formatOdds(lastOf(indices))} now, between ${formatOdds(Math.min(...indices))} and ${formatOdds(Math.max(...indices))}`;
  return strikes.length === 0
    ? text
    : `${text}; strikes ${strikes.map(({ strike }) => formatLine(strike)).join(', ')}`;
}
