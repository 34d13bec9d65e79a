import UPlot from 'uplot';
import { formatMoney } from '#domain/money/money.ts';
import { shortMoney } from '#domain/money/short-money.ts';
import type { SpanResult } from '#domain/report/day-results.ts';
import { formatDayOf } from '#domain/words/moment.ts';
import css from './account-chart.module.css';
import { axisDay } from './graph-words.ts';
import { axisIn, usePlot, type Colour, type PlotOptions } from './use-plot.ts';

const noon = (day: string): string => `${day}T12:00:00.000Z`;
const dayText = (day: string): string => formatDayOf(noon(day), 'UTC');

/** Bars of what each day, week or month came to, and a line of what all of them came to so far, on one axis. */
export function ResultPlot({ results }: { results: readonly SpanResult[] }) {
  const data: UPlot.AlignedData = [
    results.map((_, at) => at),
    results.map(({ net }) => (net > 0 ? net : null)),
    results.map(({ net }) => (net < 0 ? net : null)),
    results.map(({ running }) => running),
  ];
  const { box, pointed } = usePlot(230, (colour) => resultOptions(colour, results), data);
  const at = pointed === null ? undefined : results[pointed];
  const words = `The period came to ${formatMoney(results.at(-1)?.running ?? 0, { sign: true })}.`;
  return (
    <>
      <div ref={box} className={css.plot} role="img" aria-label={words} />
      <p className={css.pointed} aria-hidden>
        {at
          ? `${dayText(at.day)} · ${formatMoney(at.net, { sign: true })} · so far ${formatMoney(at.running, { sign: true })}`
          : '\u00a0'}
      </p>
    </>
  );
}

function resultOptions(colour: Colour, results: readonly SpanResult[]): PlotOptions {
  const axis = axisIn(colour);
  const bars = UPlot.paths.bars?.({ size: [0.7, 28] });
  const barsIn = (token: string): UPlot.Series => ({
    fill: () => colour(token),
    width: 0,
    points: { show: false },
    ...(bars && { paths: bars }),
  });
  return {
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.6, results.length - 0.4] },
      y: { range: (_, low, high) => padded(Math.min(low, 0), Math.max(high, 0)) },
    },
    axes: [
      {
        ...axis,
        size: 28,
        space: 80,
        incrs: [1, 2, 5, 7, 14, 28, 56, 112],
        grid: { show: false },
        values: (_, splits) =>
          splits.map((at) => {
            const day = results[at]?.day;
            return day === undefined ? '' : axisDay(day);
          }),
      },
      {
        ...axis,
        size: 56,
        values: (_, splits) => splits.map((minor) => shortMoney(minor)),
        // Where nothing was won or lost there is nothing to measure.
        ...(results.every(({ net }) => net === 0) && { splits: () => [0] }),
      },
    ],
    series: [
      {},
      barsIn('--positive'),
      barsIn('--negative'),
      { stroke: () => colour('--ink'), width: 2, points: { show: results.length === 1 } },
    ],
  };
}

function padded(low: number, high: number): [number, number] {
  const room = Math.max(100, (high - low) * 0.08);
  return [low - room, high + room];
}
