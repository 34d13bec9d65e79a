import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MatchClock } from '#domain/market/match-clock.ts';
import type { IncidentWeight, Scoreboard, ScoreSide } from '#domain/market/scoreboard.ts';
import { events } from './catalogue.ts';
import { instant } from './columns.ts';

export const scores = pgTable('scores', {
  eventId: text()
    .primaryKey()
    .references(() => events.exEventId),
  board: jsonb().$type<Scoreboard>(),
  clock: jsonb().$type<MatchClock>(),
  changedAt: instant().notNull(),
});

/** The newest incidents of each event. */
export const incidents = pgTable(
  'incidents',
  {
    eventId: text()
      .notNull()
      .references(() => scores.eventId),
    number: integer().notNull(),
    moment: text().notNull(),
    weight: text().$type<IncidentWeight>().notNull(),
    side: text().$type<ScoreSide>(),
    mark: text().notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.number] })],
);
