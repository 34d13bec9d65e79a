import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Db } from './open-database.ts';

/** The values of columns, in their order, as JSON has them: a time is a text. */
export type ValuesOf<Columns extends readonly Column[]> = {
  -readonly [At in keyof Columns]:
    Columns[At]['_']['data'] | (Columns[At]['_']['notNull'] extends true ? never : null);
};

/**
 * Reads very many rows, each as one text: two dozen values take several times as long as one. A row is made of its text
 * when it is asked for, so that the rows are not all in memory at once. `from` is the rest of the query.
 */
export async function readTexts<const Columns extends readonly Column[], Row>(
  db: Pick<Db, 'execute'>,
  columns: Columns,
  from: SQL,
  rowOf: (values: ValuesOf<Columns>) => Row,
): Promise<Iterable<Row>> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select json_build_array(${sql.join([...columns], sql`, `)})::text as text ${from}`,
  );
  return {
    *[Symbol.iterator]() {
      for (const { text } of rows) yield rowOf(JSON.parse(text) as ValuesOf<Columns>);
    },
  };
}
