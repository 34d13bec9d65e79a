import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** One table's part of a statement that writes many tables. All its rows are one JSON parameter. */
export interface Part {
  /** The SQL, with its rows in the parameter of this number. */
  sql(parameter: number): string;
  /** Throws when a number in a row is not an exact integer. */
  check(rows: readonly object[]): void;
}

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;

export interface Column {
  field: string;
  sqlName: string;
  type: string;
  isNullable: boolean;
}

export function columnsOf(table: PgTable): Column[] {
  return Object.entries(getTableColumns(table)).map(([field, column]) => ({
    field,
    sqlName: toSnakeCase(column.name),
    type: column.getSQLType(),
    isNullable: !column.notNull,
  }));
}

/**
 * Inserts the rows. With `upsert`, a row whose key already exists replaces the named columns; without it, that is an
 * error.
 */
export function insertPart<Table extends PgTable>(
  table: Table,
  upsert?: { key: ColumnName<Table>; set: readonly ColumnName<Table>[] },
): Part {
  const columns = columnsOf(table);
  const name = getTableName(table);
  const sqlNames = columns.map(({ sqlName }) => sqlName).join(', ');
  const conflict = upsert
    ? ` on conflict (${toSnakeCase(upsert.key)}) do update set ${upsert.set
        .map((field) => `${toSnakeCase(field)} = excluded.${toSnakeCase(field)}`)
        .join(', ')}`
    : '';
  return {
    sql: (parameter) =>
      `insert into ${name} (${sqlNames}) select ${quoted(columns)} from ${recordset(columns, parameter)}${conflict}`,
    check: checkOf(columns),
  };
}

/** Sets the named columns of the rows with these keys. */
export function updatePart<Table extends PgTable>(
  table: Table,
  { key, set }: { key: ColumnName<Table>; set: readonly ColumnName<Table>[] },
): Part {
  const columns = columnsOf(table).filter(({ field }) => field === key || set.some((one) => one === field));
  const assignments = set.map((field) => `${toSnakeCase(field)} = new."${field}"`).join(', ');
  return {
    sql: (parameter) =>
      `update ${getTableName(table)} as old set ${assignments} ` +
      `from ${recordset(columns, parameter, 'new')} where old.${toSnakeCase(key)} = new."${key}"`,
    check: checkOf(columns),
  };
}

export const quoted = (columns: readonly Column[]) => columns.map(({ field }) => `"${field}"`).join(', ');

export const recordset = (columns: readonly Column[], parameter: number, alias = 'rows') =>
  `json_to_recordset($${parameter}::json) as ${alias}(${columns.map(({ field, type }) => `"${field}" ${type}`).join(', ')})`;

/** Checks numbers, because JSON would silently carry 2^53 + 1, or NaN as null. */
export function checkOf(columns: readonly Column[]): Part['check'] {
  const numbers = columns.filter(({ type }) => type === 'bigint' || type === 'integer');
  return (rows) => {
    for (const row of rows as readonly Record<string, unknown>[]) {
      for (const { field, isNullable } of numbers) {
        const value = row[field];
        if (!Number.isSafeInteger(value) && !(isNullable && value === null))
          throw new RangeError(`${field} is ${String(value)}, not an exact integer`);
      }
    }
  };
}
