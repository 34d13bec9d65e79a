import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { StateNode } from 'xstate';
import { edgeIdOf, type Chart } from '../core/chart.ts';
import { ChartBox, type RowAct } from './chart-box.tsx';
import css from './chart-panel.module.css';
import { takenEdges } from './heard-events.ts';
import { layoutOf, type ChartLayout, type Line } from './layout.ts';
import { Button, Panel } from './parts.tsx';
import { useTool, type Tool } from './tool.ts';

/** The machine drawn, with where it is and what it would take now. */
export function ChartPanel() {
  const { chart, actor } = useTool();
  return (
    <Panel name="Chart">
      <ActorTabs />
      {chart ? (
        <ChartView key={`${actor.path} ${chart.id}`} chart={chart} />
      ) : (
        <p className={css.none}>This actor only computes.</p>
      )}
    </Panel>
  );
}

/** The machine and those under it. */
function ActorTabs() {
  const { moment, actor, look } = useTool();
  if (moment.actors.length === 1) return null;
  return (
    <ul className={css.actors} aria-label="Machines">
      {moment.actors.map(({ path, machine }) => (
        <li key={path}>
          <button
            type="button"
            className={css.actor}
            aria-pressed={path === actor.path}
            onClick={() => look(path)}
          >
            {path === '' ? (machine?.id ?? 'machine') : path}
          </button>
        </li>
      ))}
    </ul>
  );
}

const zooms = { least: 0.15, most: 1.5, step: 0.15 };
/** A chart that still can be read is shown whole at first. */
const readable = 0.75;

function ChartView({ chart }: { chart: Chart }) {
  const tool = useTool();
  const layout = layoutOf(chart);
  const active = useMemo(() => activeIds(tool), [tool]);
  const lit = useMemo(() => litEdges(tool), [tool]);
  const acts = rowActs(tool);
  const [zoom, setZoom] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const whole = scroller.current ? fitting(scroller.current, layout) : 1;
    if (whole >= readable) setZoom(whole);
  }, [layout]);
  useKeptInSight(scroller, layout, active, zoom);
  const change = (by: number) =>
    setZoom((before) => Math.min(zooms.most, Math.max(zooms.least, before + by)));
  const name = tool.actor.path || chart.id;
  return (
    <>
      <div className={css.zooms} role="group" aria-label="Size of the chart">
        <Button kind="quiet" aria-label="Smaller" onClick={() => change(-zooms.step)}>
          −
        </Button>
        <Button kind="quiet" onClick={() => scroller.current && setZoom(fitting(scroller.current, layout))}>
          Fit
        </Button>
        <Button kind="quiet" onClick={() => setZoom(1)}>
          100 %
        </Button>
        <Button kind="quiet" aria-label="Larger" onClick={() => change(zooms.step)}>
          +
        </Button>
      </div>
      <div ref={scroller} className={css.scroller} tabIndex={0} role="region" aria-label={`Chart of ${name}`}>
        <div className={css.room} style={{ width: layout.width * zoom, height: layout.height * zoom }}>
          <div
            className={css.chart}
            style={{ width: layout.width, height: layout.height, transform: `scale(${zoom})` }}
          >
            {layout.boxes.map((box) => (
              <ChartBox
                key={box.state.id}
                box={box}
                isActive={active.has(box.state.id)}
                isInitial={isInitial(chart, box.state.id)}
                lit={lit}
                acts={acts}
              />
            ))}
            <Lines layout={layout} lit={lit} acts={acts} />
          </div>
        </div>
      </div>
    </>
  );
}

const activeIds = ({ actor }: Tool): ReadonlySet<string> =>
  new Set(((actor.snapshot as { _nodes?: StateNode[] })._nodes ?? []).map(({ id }) => id));

/** The transitions of the last step. */
const litEdges = ({ moment, actor }: Tool): ReadonlySet<string> =>
  new Set(
    moment.here.took.moves
      .filter(({ path }) => path === actor.path)
      .flatMap(({ transitions }) => transitions.map(edgeIdOf)),
  );

/** By transition: what pressing its line does, for those that can be taken now. */
function rowActs({ offers, chart, moment, actor, press, play }: Tool): ReadonlyMap<string, RowAct> {
  const acts = new Map<string, RowAct>();
  for (const [edge, descriptor] of takenEdges(offers)) acts.set(edge, () => press(descriptor));
  const [next] = moment.timers;
  if (next?.path !== actor.path) return acts;
  const due = chart?.edges.find(({ id }) => id.includes(`|${next.event}|`));
  if (due && !acts.has(due.id)) acts.set(due.id, () => void play({ kind: 'advance', by: null }));
  return acts;
}

const isInitial = ({ states }: Chart, id: string): boolean => {
  const parent = states.get(id)?.parent;
  return parent != null && states.get(parent)?.initial === id;
};

/** The largest size, up to the natural one, at which all can be seen. The frame grows with its chart up to its limit. */
function fitting(frame: HTMLElement, { width, height }: ChartLayout): number {
  const highest = Number.parseFloat(getComputedStyle(frame).maxHeight) || frame.clientHeight;
  const whole = Math.min((frame.clientWidth - 24) / width, (highest - 24) / height);
  return Math.min(1, Math.max(zooms.least, whole));
}

/** Scrolls to the innermost active state after each step, if it is out of sight. The page stays where it is. */
function useKeptInSight(
  scroller: { current: HTMLDivElement | null },
  { boxes }: ChartLayout,
  active: ReadonlySet<string>,
  zoom: number,
) {
  useEffect(() => {
    const box = boxes.findLast(({ state }) => active.has(state.id));
    const { current: view } = scroller;
    if (!box || !view) return;
    const [left, top] = [box.x * zoom, box.y * zoom];
    const isSeen =
      left >= view.scrollLeft &&
      top >= view.scrollTop &&
      left + Math.min(box.width * zoom, view.clientWidth) <= view.scrollLeft + view.clientWidth &&
      top + Math.min(box.height * zoom, view.clientHeight) <= view.scrollTop + view.clientHeight;
    if (isSeen) return;
    view.scrollTo({
      left: left - Math.max(0, (view.clientWidth - box.width * zoom) / 2),
      top: top - Math.max(0, (view.clientHeight - box.height * zoom) / 2),
    });
  }, [scroller, boxes, active, zoom]);
}

function Lines({
  layout,
  lit,
  acts,
}: {
  layout: ChartLayout;
  lit: ReadonlySet<string>;
  acts: ReadonlyMap<string, RowAct>;
}) {
  const id = useId();
  const { width, height, lines } = layout;
  const kindOf = ({ edges }: Line) =>
    edges.some((edge) => lit.has(edge)) ? 'lit' : edges.some((edge) => acts.has(edge)) ? 'open' : 'plain';
  return (
    <svg className={css.lines} width={width} height={height} aria-hidden="true">
      {(['plain', 'open', 'lit'] as const).map((kind) => (
        <marker
          key={kind}
          id={`${id}${kind}`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" className={css.arrow} data-kind={kind} />
        </marker>
      ))}
      {lines.map((line) => (
        <polyline
          key={line.id}
          className={css.edge}
          data-kind={kindOf(line)}
          points={line.points.map(({ x, y }) => `${x},${y}`).join(' ')}
          markerEnd={`url(#${id}${kindOf(line)})`}
        />
      ))}
    </svg>
  );
}
