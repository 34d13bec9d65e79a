import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ScorecardInnings } from '#contract/scorecard.ts';
import { events } from './catalogue.ts';

/** The last scorecard told of each match. Kept for ever, like the last scoreboard. */
export const scorecards = pgTable('scorecards', {
  eventId: text()
    .primaryKey()
    .references(() => events.exEventId),
  innings: jsonb().$type<ScorecardInnings[]>().notNull(),
});
