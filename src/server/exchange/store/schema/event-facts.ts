import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EventFacts } from '#contract/event-facts.ts';
import { events } from './catalogue.ts';

/** What the operator told of events besides their markets. Kept for ever, like the events. */
export const eventFacts = pgTable('event_facts', {
  eventId: text()
    .primaryKey()
    .references(() => events.exEventId),
  facts: jsonb().$type<Omit<EventFacts, 'eventId'>>().notNull(),
});
