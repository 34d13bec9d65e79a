import { must } from '#domain/must.ts';
import { sideName, type Side } from '#domain/bet/side.ts';
import type { Movement } from '#domain/odds/movement.ts';
import { timing } from '#domain/site/timing.ts';

/** What a cell shows: odds and the amount available there, both as text. Without odds the cell is empty. */
export interface PriceFigures {
  readonly odds?: string;
  readonly size?: string;
  /** The part of it that the bettor offers to others. */
  readonly own?: string | undefined;
}

/** What pressing a cell does: `Back Arsenal`. `word` is the market's name for the side, where it differs. */
export function cellPurpose(side: Side, runner: string, word: string = sideName(side)): string {
  return `${word} ${runner}`;
}

/**
 * Accessible name: `Back Arsenal at 2.36, 1,200 available`. Contains the visible text in its order (WCAG 2.5.3). `why`
 * is said for an empty cell, and what of the amount is the bettor's own for one that has some.
 */
export function cellName(purpose: string, { odds, size, own }: PriceFigures, why = 'no price'): string {
  if (!odds) return `${purpose}, ${why}`;
  if (!size) return `${purpose} at ${odds}`;
  return `${purpose} at ${odds}, ${own ? `you ${own}, ` : ''}${size} available`;
}

/** The span's text node. Keeps the one that React made, so that React can still write to it. */
function textNodeOf(span: Element): ChildNode {
  const node = span.firstChild;
  return node?.nodeType === Node.TEXT_NODE ? node : span.appendChild(document.createTextNode(''));
}

/**
 * Writes figures into a rendered `PriceCell` past React, for prices that change faster than a component should render.
 * Call it at most once per frame and cell, from one flush. It remembers what it wrote, so each rendering needs a new
 * one.
 */
export function priceCellWriter(cell: HTMLButtonElement): (figures: PriceFigures) => void {
  const purpose = cell.getAttribute('data-purpose') ?? '';
  const why = cell.getAttribute('data-why') ?? undefined;
  const oddsNode = textNodeOf(must(cell.firstElementChild));
  const sizeNode = textNodeOf(must(cell.lastElementChild));
  let shownOdds = oddsNode.nodeValue;
  let shownSize = sizeNode.nodeValue;
  let isOwn = cell.hasAttribute('data-own');
  cell.toggleAttribute('data-empty', !shownOdds);
  return ({ odds = '', size = '', own }) => {
    if (odds !== shownOdds) {
      oddsNode.nodeValue = shownOdds = odds;
      cell.toggleAttribute('data-empty', !odds);
    }
    const sizeText = !odds ? '' : own ? `you ${own}` : size;
    if (isOwn !== (own !== undefined)) cell.toggleAttribute('data-own', (isOwn = own !== undefined));
    if (sizeText !== shownSize) sizeNode.nodeValue = shownSize = sizeText;
    cell.setAttribute('aria-label', cellName(purpose, { odds, size, own }, why));
  };
}

/** The lit cells, and until when they are lit (ms on the page's clock), in the order they go out. */
const lit = new Map<HTMLButtonElement, number>();
let isPuttingOut = false;
/** Cells that are due shortly after one another go out together, up to this much late, ms. */
const leastWait = 50;

/**
 * Lights a rendered cell's background, with an up or down notch, for 400 ms; undefined puts it out. A cell that moves
 * again meanwhile stays lit, so that none flickers.
 */
export function lightPriceCell(cell: HTMLButtonElement, movement: Movement | undefined): void {
  lit.delete(cell);
  if (!movement) {
    cell.removeAttribute('data-movement');
    return;
  }
  cell.setAttribute('data-movement', movement);
  lit.set(cell, performance.now() + timing.movementFlash);
  if (!isPuttingOut) putOut();
}

/** One timer for all cells: one each would cost more than the rest of the lighting. */
function putOut(): void {
  const now = performance.now();
  for (const [cell, until] of lit) {
    isPuttingOut = until > now;
    if (isPuttingOut) return void setTimeout(putOut, Math.max(leastWait, until - now));
    lit.delete(cell);
    cell.removeAttribute('data-movement');
  }
  isPuttingOut = false;
}
