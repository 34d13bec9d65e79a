import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Standing } from '#contract/standings.ts';
import { sports } from './catalogue.ts';
import { instant } from './columns.ts';

/** The tables of each sport, as last told. */
export const standings = pgTable('standings', {
  sportId: text()
    .primaryKey()
    .references(() => sports.sportId),
  standings: jsonb().$type<Standing[]>().notNull(),
  changedAt: instant().notNull(),
});
