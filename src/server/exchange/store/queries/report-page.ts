import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PagePlace, PageQuery } from '#contract/reports.ts';
import { id, text, time } from '#contract/values.ts';

/**
 * Pages of a report by key: what its rows are sorted by and the id of the row where a page ends say where the next one
 * begins, whatever comes or goes before it.
 */

type ValueType = 'moment' | 'number' | 'words';

/** What a report's rows may be sorted by, and what their ids are. */
export interface Keys<Sort extends string> {
  sorts: Readonly<Record<Sort, ValueType>>;
  id: 'number' | 'words';
}

/** What a row is sorted by, and its id, which tells equals apart. */
export interface RowKey {
  value: string | number;
  id: string;
}

/** A page as it was asked for, its keys read. */
export interface KeyedPage<Sort extends string> extends Omit<PageQuery, 'after' | 'before'> {
  sort: Sort;
  after: RowKey | null;
  before: RowKey | null;
}

const keyText = (sort: string, { value, id: rowId }: RowKey): string =>
  Buffer.from(JSON.stringify([sort, value, rowId])).toString('base64url');

const isValue: Readonly<Record<ValueType, (value: unknown) => boolean>> = {
  moment: (value) => time.safeParse(value).success,
  number: Number.isSafeInteger,
  words: (value) => text.safeParse(value).success,
};
const isId = {
  number: (value: unknown) => /^\d{1,15}$/.test(String(value)),
  words: (value: unknown) => id.safeParse(value).success,
} as const;

/** Reads what `keyText` wrote for that order. Null: it wrote no such thing. */
export function readKey<Sort extends string>(key: string, sort: Sort, keys: Keys<Sort>): RowKey | null {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(key, 'base64url').toString());
  } catch {
    return null;
  }
  if (!Array.isArray(read) || read.length !== 3) return null;
  const [itsSort, value, rowId] = read as [unknown, string | number, string];
  const isKey = itsSort === sort && isValue[keys.sorts[sort]](value) && isId[keys.id](rowId);
  return isKey ? { value, id: rowId } : null;
}

const sqlTypes = { moment: 'timestamptz', number: 'numeric', words: 'text' } as const;
const idTypes = { number: 'bigint', words: 'text' } as const;

/** The order that rows are read in: what they are sorted by, and their ids. */
export interface Order {
  by: SQL | AnyPgColumn;
  byType: ValueType;
  id: SQL | AnyPgColumn;
  idType: Keys<string>['id'];
}

const beyond = ({ by, byType, id: idOf, idType }: Order, key: RowKey, isGreater: boolean): SQL => {
  const value = sql`${key.value}::${sql.raw(sqlTypes[byType])}`;
  const rowId = sql`${key.id}::${sql.raw(idTypes[idType])}`;
  return sql`(${by}, ${idOf}) ${sql.raw(isGreater ? '>' : '<')} (${value}, ${rowId})`;
};

/** The SQL of a page, `rows` in their order whichever way they were read, and what of the report stands before a key. */
export function pageOf(order: Order, { direction, after, before }: Omit<KeyedPage<string>, 'sort'>) {
  const isUp = direction === 'ASC';
  // The last rows before a key are the first ones read backwards.
  const isBackwards = before !== null && after === null;
  const read = isUp === isBackwards ? desc : asc;
  return {
    conditions: [
      after === null ? undefined : beyond(order, after, isUp),
      before === null ? undefined : beyond(order, before, !isUp),
    ],
    orderBy: [read(order.by), read(order.id)],
    inOrder: <Row>(rows: Row[]): Row[] => (isBackwards ? rows.toReversed() : rows),
    isBefore: (key: RowKey): SQL => beyond(order, key, !isUp),
  };
}

/**
 * Where a page stands. `keys` are those of its rows, in their order; `countBefore` counts the rows before one, which is
 * needed only if the page was not asked for by its number.
 */
export async function placeOf(
  keys: readonly RowKey[],
  { sort, offset, after, before }: KeyedPage<string>,
  count: number,
  countBefore: (key: RowKey) => Promise<number>,
): Promise<PagePlace> {
  const [first, last] = [keys[0], keys.at(-1)];
  const isKeyed = after !== null || before !== null;
  const nowhere = after === null ? 0 : count;
  return {
    offset: !isKeyed ? offset : first ? await countBefore(first) : nowhere,
    first: first ? keyText(sort, first) : null,
    last: last ? keyText(sort, last) : null,
  };
}
