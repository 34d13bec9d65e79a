import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatMoney } from '#domain/money/money.ts';
import { dateFormat } from '#domain/words/reader.ts';
import type { RunnerTrades } from '#machines/runner-trades/runner-trades.machine.ts';
import { clockText } from './clock-text.ts';
import css from './price-graph.module.css';

export interface PriceChartProps {
  /** At least one. */
  prices: RunnerTrades['prices'];
  /** Describes the graph in a sentence. */
  label: string;
  /** A price (hundredths) in the bettor's odds format. */
  priceText: (odds: number) => string;
}

/** The price as steps that last until the next match, and below it what was matched. */
export function PriceChart({ prices, label, priceText }: PriceChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<UPlot | null>(null);
  const words = useRef(priceText);
  const [pointed, setPointed] = useState<number | null>(null);
  const data = useRef(dataOf(prices));

  useEffect(() => {
    words.current = priceText;
    chart.current?.redraw();
  }, [priceText]);
  useEffect(() => {
    data.current = dataOf(prices);
    chart.current?.setData(data.current);
  }, [prices]);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const plot = new UPlot(
      optionsOf(element, (odds) => words.current(odds), setPointed),
      data.current,
      element,
    );
    chart.current = plot;
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    // The colours follow the theme that the page wears.
    const mode = matchMedia('(prefers-color-scheme: dark)');
    const repaint = () => plot.redraw(false);
    const root = new MutationObserver(repaint);
    root.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
    mode.addEventListener('change', repaint);
    return () => {
      observer.disconnect();
      root.disconnect();
      mode.removeEventListener('change', repaint);
      chart.current = null;
      plot.destroy();
    };
  }, []);

  const at = pointed === null ? undefined : prices[pointed];
  return (
    <>
      <div ref={box} className={css.chart} role="img" aria-label={label} />
      <p className={css.pointed} aria-hidden>
        {at ? `${clockText(at.at)} · ${priceText(at.odds)} · ${formatMoney(at.matched)} matched` : '\u00a0'}
      </p>
    </>
  );
}

const height = 240;

/** Unix seconds, odds in hundredths, matched in minor units. */
const dataOf = (prices: PriceChartProps['prices']): UPlot.AlignedData => [
  prices.map(({ at }) => Date.parse(at) / 1000),
  prices.map(({ odds }) => odds),
  prices.map(({ matched }) => matched),
];

function optionsOf(
  element: HTMLElement,
  priceText: (odds: number) => string,
  onPoint: (index: number | null) => void,
): UPlot.Options {
  /** Resolves one of the page's colour tokens to a value that the canvas can read. */
  const colour = (token: string) => () => {
    element.style.color = `var(${token})`;
    const value = getComputedStyle(element).color;
    element.style.color = '';
    return value;
  };
  const axis = {
    stroke: colour('--ink-muted'),
    font: '12px Inter Variable, system-ui, sans-serif',
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  };
  const stepped = UPlot.paths.stepped?.({ align: 1 });
  const bars = UPlot.paths.bars?.({ size: [0.7, 12] });
  return {
    width: element.clientWidth,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      y: { range: (_, low, high) => padded(low, high) },
      // Matched amounts stay in the lowest quarter.
      matched: { range: (_, __, high) => [0, Math.max(high, 1) * 4] },
    },
    axes: [
      {
        ...axis,
        size: 28,
        space: 80,
        values: (_, splits, __, ___, step) => splits.map((at) => timeText(at * 1000, step)),
      },
      { ...axis, size: 56, values: (_, splits) => splits.map((odds) => priceText(Math.round(odds))) },
    ],
    series: [
      {},
      {
        scale: 'y',
        stroke: colour('--back-line'),
        width: 2,
        points: { show: false },
        ...(stepped && { paths: stepped }),
      },
      {
        scale: 'matched',
        fill: colour('--line-strong'),
        width: 0,
        points: { show: false },
        ...(bars && { paths: bars }),
      },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}

/** A label of the time axis, whose marks are `step` seconds apart. */
const timeText = (at: number, step: number): string =>
  dateFormat(step < 60 ? 'secondMark' : 'minuteMark', {
    hour: '2-digit',
    minute: '2-digit',
    ...(step < 60 && { second: '2-digit' }),
  }).format(at);

/** Adds room above and below, but never goes below the lowest possible odds. */
function padded(low: number, high: number): [number, number] {
  const room = Math.max(2, (high - low) * 0.1);
  return [Math.max(101, low - room), high + room];
}
