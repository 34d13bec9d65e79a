import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { exact } from '#domain/money/money.ts';

/** The sum of a column or term, in minor units, over the rows that pass; 0 for no rows. Throws beyond 2^53 − 1. */
export const exactSum = (of: SQL | AnyPgColumn, filter: SQL = sql``): SQL<number> =>
  sql<number>`coalesce(sum(${of}) ${filter}, 0)`.mapWith((value: string) => exact(Number(value)));
