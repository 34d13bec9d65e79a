import { LocateFixed } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { Side } from '#domain/bet/side.ts';
import { halfView, type LadderEvent, type LadderSnapshot } from '#machines/ladder/ladder.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { LadderRow } from './ladder-row.view.tsx';
import type { LadderFigures } from './ladder-rows.ts';
import css from './ladder.module.css';

export interface LadderViewProps {
  snapshot: LadderSnapshot;
  send: (event: LadderEvent) => void;
  runnerName: string;
  /** The price of a tick in the bettor's odds format. */
  priceOf: (tick: number) => string;
  figures: ReadonlyMap<number, LadderFigures>;
  /** The tick of the last price; null when nothing has been matched yet. */
  last: number | null;
  /** False: a press takes no bet; the market's own page says why. */
  isOpen: boolean;
  /** `at`: when it was pressed, ms of the page's clock. */
  onPick: (tick: number, side: Side, at: number) => void;
}

/** Extra rows drawn above and below the visible ones, ready for a scroll. */
const spare = 8;

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const sides: Readonly<Record<string, Side>> = { ArrowLeft: 'BACK', ArrowRight: 'LAY' };

/**
 * Every price of a runner, highest first: what can be backed and laid at it, what was matched, and the bettor's own
 * offers. A press on either side of any price is a bet or an offer at it.
 */
export function LadderView(props: LadderViewProps) {
  const { snapshot, send, runnerName, priceOf, figures, last, isOpen, onPick } = props;
  const { count, centre, cursor } = snapshot.context;
  const body = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const isPointed = useRef(false);
  const top = count - 1 - (centre + halfView);

  useLayoutEffect(() => {
    const element = body.current;
    const height = element && rowHeight(element);
    if (height && Math.round(element.scrollTop / height) !== top) element.scrollTop = top * height;
  }, [top]);
  useEffect(() => {
    // Focus follows the cursor, and nothing else that happens here.
    const { tick, side } = cursor;
    const cell = body.current?.querySelector<HTMLElement>(`[data-tick="${tick}"][data-side="${side}"]`);
    if (isInside.current && cell !== document.activeElement) cell?.focus({ preventScroll: true });
  }, [cursor]);

  const onScroll = () => {
    const element = body.current;
    const height = element && rowHeight(element);
    if (!height) return;
    const tick = count - 1 - (Math.round(element.scrollTop / height) + halfView);
    if (tick !== centre) send({ type: 'scrolled', tick });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [ticks, side] = [steps[event.key], sides[event.key]];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Home') send({ type: 'centre.chosen' });
    else if (ticks !== undefined || side)
      send({ type: 'cursor.moved', ticks: ticks ?? 0, ...(side && { side }) });
    else return;
    event.preventDefault();
  };
  const onFocus = () => {
    isInside.current = true;
    send({ type: 'attention.came' });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    isInside.current = false;
    if (!isPointed.current) send({ type: 'attention.left' });
  };
  const point = (isOver: boolean) => {
    isPointed.current = isOver;
    if (isOver) send({ type: 'attention.came' });
    else if (!isInside.current) send({ type: 'attention.left' });
  };

  const highest = Math.min(count - 1, centre + halfView + spare);
  const lowest = Math.max(0, centre - halfView - spare);
  const most = [...figures.values()].reduce((sofar, { traded }) => Math.max(sofar, traded), 1);
  return (
    <div className={css.ladder} onPointerEnter={() => point(true)} onPointerLeave={() => point(false)}>
      <div className={css.bar}>
        <p className={css.hint}>↑ ↓ prices · ← → side · Enter to the slip · Home last price</p>
        <Button size="small" onClick={() => send({ type: 'centre.chosen' })}>
          <LocateFixed aria-hidden size={14} /> Last price
        </Button>
      </div>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={`Ladder of ${runnerName}`}
        aria-rowcount={count + 1}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <div role="rowgroup">
          <div role="row" className={css.row} aria-rowindex={1} data-head>
            {['Yours', 'Back', 'Price', 'Lay', 'Matched'].map((head) => (
              <span key={head} role="columnheader" className={css.head}>
                {head}
              </span>
            ))}
          </div>
        </div>
        <div ref={body} role="rowgroup" className={css.body} data-open={isOpen} onScroll={onScroll}>
          <div role="none" style={{ blockSize: `calc(var(--ladder-row) * ${count - 1 - highest})` }} />
          {Array.from({ length: highest - lowest + 1 }, (_, down) => {
            const tick = highest - down;
            return (
              <LadderRow
                key={tick}
                tick={tick}
                index={count - tick + 1}
                price={priceOf(tick)}
                figures={figures.get(tick)}
                most={most}
                isLast={tick === last}
                cursor={cursor.tick === tick ? cursor.side : null}
                {...{ runnerName, isOpen, onPick, send }}
              />
            );
          })}
          <div role="none" style={{ blockSize: `calc(var(--ladder-row) * ${lowest})` }} />
        </div>
      </div>
    </div>
  );
}

/** All rows have the same height; 0 before layout. */
const rowHeight = (body: HTMLElement): number =>
  body.querySelector<HTMLElement>('[role="row"]')?.getBoundingClientRect().height ?? 0;
