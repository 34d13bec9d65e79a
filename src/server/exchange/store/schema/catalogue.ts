import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MarketDefinition } from '#contract/market.ts';
import type { MarketStatus } from '#domain/market/market-status.ts';
import type { RulesParagraph } from '#contract/market-rules.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import type { Score } from '#domain/market/event.ts';
import { instant } from './columns.ts';

export const sports = pgTable('sports', {
  sportId: text().primaryKey(),
  sportName: text().notNull(),
  highlight: boolean().notNull(),
  sortOrder: integer().notNull(),
});

export const events = pgTable(
  'events',
  {
    exEventId: text().primaryKey(),
    sportId: text()
      .notNull()
      .references(() => sports.sportId),
    eventName: text().notNull(),
    eventTime: instant().notNull(),
    tournamentId: text().notNull(),
    tournamentName: text().notNull(),
    home: text(),
    away: text(),
    inPlay: boolean().notNull(),
    ended: boolean().notNull(),
    score: jsonb().$type<Score>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('events_open')
      .on(table.sportId, table.eventTime)
      .where(sql`not ended`),
    index('events_ended')
      .on(table.eventTime, table.exEventId)
      .where(sql`ended`),
    index('events_home')
      .on(table.sportId, table.home, table.eventTime)
      .where(sql`ended`),
    index('events_away')
      .on(table.sportId, table.away, table.eventTime)
      .where(sql`ended`),
  ],
);

/** Results in words of ended events that never had a market. */
export const recordedResults = pgTable('recorded_results', {
  eventId: text()
    .primaryKey()
    .references(() => events.exEventId),
  result: text().notNull(),
  recordedAt: instant().notNull(),
});

export const markets = pgTable(
  'markets',
  {
    marketId: text().primaryKey(),
    eventId: text()
      .notNull()
      .references(() => events.exEventId),
    /** Everything about the market except its prices, in the contract's form. */
    definition: jsonb().$type<MarketDefinition>().notNull(),
    /** Copied from the definition for queries. */
    status: text().$type<MarketStatus>().notNull(),
    settledAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('markets_event').on(table.eventId),
    index('markets_unsettled')
      .on(table.createdAt)
      .where(sql`settled_at is null`),
  ],
);

/** The rules of each kind of market, every version. The database refuses to change or remove one. */
export const marketRules = pgTable(
  'market_rules',
  {
    kind: text().$type<MarketKind>().notNull(),
    version: integer().notNull(),
    since: instant().notNull(),
    paragraphs: jsonb().$type<RulesParagraph[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
);
