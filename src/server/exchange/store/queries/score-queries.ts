import { and, asc, eq, lte } from 'drizzle-orm';
import { incidentsKept } from '#domain/market/scoreboard.ts';
import type { ScoreStore } from '#server/exchange/catalogue/scores.ts';
import type { Db } from '../open-database.ts';
import { incidents, scores } from '../schema/scores.ts';

export const scoreStore = (db: Db): ScoreStore => ({
  load: async (eventId) => {
    const [score] = await db.select().from(scores).where(eq(scores.eventId, eventId));
    const rows = await db
      .select()
      .from(incidents)
      .where(eq(incidents.eventId, eventId))
      .orderBy(asc(incidents.number));
    return {
      board: score?.board ?? null,
      clock: score?.clock ?? null,
      incidents: rows.map(({ eventId: _, ...incident }) => incident),
    };
  },
  save: (eventId, { board, clock, incidents: fresh }, at) =>
    db.transaction(async (tx) => {
      const changing = { ...(board && { board }), ...(clock && { clock }), changedAt: at };
      await tx
        .insert(scores)
        .values({ eventId, ...changing })
        .onConflictDoUpdate({ target: scores.eventId, set: changing });
      const newest = fresh.at(-1)?.number;
      if (newest === undefined) return;
      await tx
        .insert(incidents)
        .values(fresh.map((incident) => ({ eventId, ...incident })))
        .onConflictDoNothing();
      if (newest <= incidentsKept) return;
      await tx
        .delete(incidents)
        .where(and(eq(incidents.eventId, eventId), lte(incidents.number, newest - incidentsKept)));
    }),
});
