import UPlot from 'uplot';
import { formatMoney } from '#domain/money/money.ts';
import { resultKinds } from '#domain/report/entry-group.ts';
import { shortMoney } from '#domain/money/short-money.ts';
import { formatMoment } from '#domain/words/moment.ts';
import { transactionKindText } from '#domain/words/transaction-words.ts';
import type { Chart } from './account-chart.view.tsx';
import css from './account-chart.module.css';
import { axisMoment, fitsBeside, type Place } from './graph-words.ts';
import { axisIn, usePlot, type Colour, type PlotOptions } from './use-plot.ts';

export interface BalancePlotProps {
  opening: number;
  steps: Chart['steps'];
  /** The period as RFC 3339 times. */
  start: string;
  end: string;
  zone: string;
}

/** Money that came or went, the largest first; three of them have room for words. */
const labelled = 3;
const isFlow = ({ kind }: Chart['steps'][number]) =>
  kind !== null && !(resultKinds as readonly string[]).includes(kind);

/** The balance as steps: money jumps, it does not slope. */
export function BalancePlot({ opening, steps, start, end, zone }: BalancePlotProps) {
  const points = [
    { at: start, balance: opening, amount: 0, kind: null },
    ...steps,
    { at: end, balance: steps.at(-1)?.balance ?? opening, amount: 0, kind: null },
  ];
  const flows = points
    .filter(isFlow)
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, labelled);
  const data: UPlot.AlignedData = [
    points.map(({ at }) => Date.parse(at) / 1000),
    points.map(({ balance }) => balance),
  ];
  const optionsOf = (colour: Colour): PlotOptions => ({
    ...balanceOptions(colour, zone, steps.every(({ balance }) => balance === opening) ? opening : null),
    // A day begins where the report's zone has its midnight.
    tzDate: (at) => UPlot.tzDate(new Date(at * 1_000), zone),
    hooks: { draw: [(plot) => drawFlows(plot, flows, colour)] },
  });
  const { box, pointed } = usePlot(240, optionsOf, data);
  const at = pointed === null ? undefined : points[pointed];
  const words = `The balance went from ${formatMoney(opening)} to ${formatMoney(points.at(-1)?.balance ?? 0)}.`;
  return (
    <>
      <div ref={box} className={css.plot} role="img" aria-label={words} />
      <p className={css.pointed} aria-hidden>
        {at
          ? `${formatMoment(at.at, zone)} · ${formatMoney(at.balance)}${at.kind === null ? '' : ` · ${flowText(at)}`}`
          : '\u00a0'}
      </p>
    </>
  );
}

const flowText = ({ kind, amount }: Pick<Chart['steps'][number], 'kind' | 'amount'>): string =>
  `${transactionKindText(kind ?? '')} ${formatMoney(amount, { sign: true })}`;

/** `flat`: the balance that never changed; null if it did. */
function balanceOptions(colour: Colour, zone: string, flat: number | null): PlotOptions {
  const stepped = UPlot.paths.stepped?.({ align: 1 });
  const axis = axisIn(colour);
  return {
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { y: { range: (_, low, high) => padded(low, high) } },
    axes: [
      {
        ...axis,
        size: 28,
        space: 90,
        grid: { show: false },
        values: (_, splits, _axis, _space, step) => splits.map((at) => axisMoment(at, step, zone)),
      },
      {
        ...axis,
        size: 62,
        values: (_, splits) => splits.map((minor) => shortMoney(minor)),
        ...(flat !== null && { splits: () => [flat] }),
      },
    ],
    series: [
      {},
      {
        stroke: () => colour('--back-line'),
        fill: () => colour('--surface-sunk'),
        width: 2,
        points: { show: false },
        ...(stepped && { paths: stepped }),
      },
    ],
  };
}

/** A ring at each flow, with its name and amount beside it where those of a larger one leave room. */
function drawFlows(plot: UPlot, flows: Chart['steps'], colour: Colour): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.font = `${12 * devicePixelRatio}px Inter Variable, system-ui, sans-serif`;
  const standing: Place[] = [];
  const isNarrow = bbox.width / devicePixelRatio < 500;
  for (const flow of isNarrow ? flows.slice(0, 1) : flows) {
    const x = plot.valToPos(Date.parse(flow.at) / 1000, 'x', true);
    const y = plot.valToPos(flow.balance, 'y', true);
    const isLate = x > bbox.left + bbox.width / 2;
    ctx.beginPath();
    ctx.arc(x, y, 4 * devicePixelRatio, 0, 2 * Math.PI);
    ctx.fillStyle = colour('--surface');
    ctx.fill();
    ctx.lineWidth = 2 * devicePixelRatio;
    ctx.strokeStyle = colour('--back-line');
    ctx.stroke();
    ctx.fillStyle = colour('--ink');
    ctx.textAlign = isLate ? 'right' : 'left';
    const [left, top] = [x + (isLate ? -9 : 9) * devicePixelRatio, y - 9 * devicePixelRatio];
    const height = 14 * devicePixelRatio;
    const { width } = ctx.measureText(flowText(flow));
    const place = { left: isLate ? left - width : left, top: top - height, width, height };
    if (!fitsBeside(place, standing)) continue;
    standing.push(place);
    // Where the line runs through the words, they stand on the ground.
    ctx.lineWidth = 4 * devicePixelRatio;
    ctx.strokeStyle = colour('--surface');
    ctx.strokeText(flowText(flow), left, top);
    ctx.fillText(flowText(flow), left, top);
  }
  ctx.restore();
}

function padded(low: number, high: number): [number, number] {
  const room = Math.max(100, (high - low) * 0.12);
  return [low - room, high + room];
}
