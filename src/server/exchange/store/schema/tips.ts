import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Preview, Review } from '#contract/tips.ts';
import { events } from './catalogue.ts';
import { instant } from './columns.ts';

/** What was written of each event before and after it. */
export const tips = pgTable(
  'tips',
  {
    eventId: text()
      .primaryKey()
      .references(() => events.exEventId),
    preview: jsonb().$type<Preview>(),
    review: jsonb().$type<Review>(),
    /** The price of the preview's likeliest runner, and whether the favourite won: for the record. */
    odds: integer(),
    cameIn: boolean(),
    changedAt: instant().notNull(),
  },
  (table) => [index('tips_changed').on(table.changedAt)],
);
