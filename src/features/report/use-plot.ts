import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface Plot {
  box: React.RefObject<HTMLDivElement | null>;
  /** The place in the data that the pointer is at. */
  pointed: number | null;
}

export type PlotOptions = Omit<UPlot.Options, 'width' | 'height'>;

/** Resolves one of the page's colour tokens to a value that the canvas can read. */
export type Colour = (token: string) => string;

const colourIn =
  (element: HTMLElement): Colour =>
  (token) => {
    element.style.color = `var(${token})`;
    const value = getComputedStyle(element).color;
    element.style.color = '';
    return value;
  };

/** Draws a graph as wide as its box. It is drawn anew with other data, and in other colours where the theme changes. */
export function usePlot(
  height: number,
  optionsOf: (colour: Colour) => PlotOptions,
  data: UPlot.AlignedData,
): Plot {
  const box = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const key = JSON.stringify(data);
  const latest = useRef(optionsOf);
  useEffect(() => {
    latest.current = optionsOf;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const drawn = JSON.parse(key) as UPlot.AlignedData;
    const options = latest.current(colourIn(element));
    const hooks = { ...options.hooks, setCursor: [({ cursor }: UPlot) => setPointed(cursor.idx ?? null)] };
    const plot = new UPlot({ ...options, hooks, width: element.clientWidth, height }, drawn, element);
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    const mode = matchMedia('(prefers-color-scheme: dark)');
    const repaint = () => plot.redraw(false);
    const root = new MutationObserver(repaint);
    root.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
    mode.addEventListener('change', repaint);
    return () => {
      observer.disconnect();
      root.disconnect();
      mode.removeEventListener('change', repaint);
      plot.destroy();
    };
  }, [height, key]);
  return { box, pointed };
}

/** An axis in the page's type and colours. */
export const axisIn = (colour: Colour): UPlot.Axis => ({
  stroke: () => colour('--ink-muted'),
  font: '12px Inter Variable, system-ui, sans-serif',
  grid: { stroke: () => colour('--line'), width: 1 },
  ticks: { show: false },
});
