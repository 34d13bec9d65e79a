import type { Side } from '#domain/bet/side.ts';
import type { Movement } from '#domain/odds/movement.ts';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cellName, cellPurpose } from './price-cell-text.ts';
import type { PriceFigures } from './price-cell-text.ts';
import css from './price-cell.module.css';

export interface PriceCellProps
  extends PriceFigures, Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'aria-label'> {
  side: Side;
  /** 0 is the best price, with the strongest background. */
  depth?: 0 | 1 | 2;
  /** Who is backed or laid; part of the accessible name. */
  runner: string;
  /** The market's word for the side, where it is neither Back nor Lay. */
  word?: string;
  /** Anything but `open` ignores presses but keeps focus, so that a short suspension does not lose it. */
  state?: 'open' | 'disabled' | 'suspended' | 'stale';
  /** Why there is no price; shown in the best price's place. */
  why?: string;
  movement?: Movement;
  /** This price is in the bet slip. */
  selected?: boolean;
  /** Called when a cell that takes no press now is pressed. */
  onRefused?: (cell: HTMLButtonElement) => void;
}

/**
 * One price: odds over the amount available. The DOM is one button with two spans, and its state is in data attributes;
 * `priceCellWriter` and `lightPriceCell` change it without rendering.
 */
export function PriceCell({
  side,
  depth = 0,
  runner,
  word,
  odds,
  size,
  state = 'open',
  why,
  movement,
  selected,
  onClick,
  onRefused,
  className = '',
  ...rest
}: PriceCellProps) {
  const purpose = cellPurpose(side, runner, word);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'open') onClick?.(event);
    else onRefused?.(event.currentTarget);
  };
  return (
    <button
      type="button"
      {...rest}
      className={`${css.cell} ${className}`}
      onClick={press}
      aria-label={cellName(purpose, { odds, size }, why)}
      aria-pressed={selected}
      aria-disabled={state === 'open' ? undefined : true}
      data-purpose={purpose}
      data-why={why}
      data-side={side}
      data-depth={depth}
      data-state={state}
      data-movement={movement}
      data-empty={odds ? undefined : ''}
    >
      <span className={css.odds}>{odds ?? ''}</span> <span className={css.size}>{odds ? size : ''}</span>
    </button>
  );
}
