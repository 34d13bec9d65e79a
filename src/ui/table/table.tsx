import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './table.module.css';

export interface TableProps {
  /** What the table lists, for a screen reader. */
  label: string;
  /** Column heads: `Th`s. */
  head: ReactNode;
  /** The total: `Td`s. It sticks to the bottom. */
  total?: ReactNode;
  /** The CSS length beyond which the rows scroll under the head. */
  maxHeight?: string;
  /** `<tr>`s of `Td`s, or with `isGrouped` a `<tbody>` of them for each group. */
  children: ReactNode;
  isGrouped?: boolean;
}

/** A table of figures. Head and total stay visible; the table scrolls on its own, by keyboard too. */
export function Table({ label, head, total, maxHeight, children, isGrouped = false }: TableProps) {
  return (
    <div className={css.scroller} style={{ maxHeight }} role="region" aria-label={label} tabIndex={0}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        {isGrouped ? children : <tbody>{children}</tbody>}
        {total !== undefined && (
          <tfoot>
            <tr>{total}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type Sort = 'ascending' | 'descending' | 'none';

export interface ThProps extends ComponentPropsWithRef<'th'> {
  /** A column of figures, right-aligned. */
  figure?: boolean;
  /** Given: the head is a button that sorts by this column. */
  sort?: Sort;
  onSort?: () => void;
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export function Th({ figure, sort, onSort, children, ...rest }: ThProps) {
  const Arrow = ARROWS[sort ?? 'none'];
  return (
    <th scope="col" {...rest} data-figure={figure || undefined} aria-sort={sort}>
      {sort === undefined ? (
        children
      ) : (
        <button type="button" className={css.sort} onClick={onSort}>
          {children}
          <Arrow aria-hidden />
        </button>
      )}
    </th>
  );
}

export interface TdProps extends ComponentPropsWithRef<'td'> {
  /** A figure, right-aligned. */
  figure?: boolean;
}

export function Td({ figure, ...rest }: TdProps) {
  return <td {...rest} data-figure={figure || undefined} />;
}
