import type { FastifyInstance } from 'fastify';
import { getEvent } from '#contract/market.ts';
import { getEventResult, listResults } from '#contract/results.ts';
import { getScore } from '#contract/score.ts';
import type { Catalogue } from '#server/exchange/catalogue/catalogue.ts';
import type { Scores } from '#server/exchange/catalogue/scores.ts';
import { listEndedEvents, resultsOf } from '#server/exchange/store/queries/ended-events.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { unknownEvent } from './errors.ts';
import { publicRoute } from './route.ts';

export interface EventNeeds {
  catalogue: Catalogue;
  scores: Scores;
  db: Db;
  /** Unix milliseconds. */
  now: () => number;
}

/** Events, how they stand, and how they ended. */
export function eventRoutes(app: FastifyInstance, { catalogue, scores, db, now }: EventNeeds): void {
  publicRoute(app, getEvent, async ({ params: { eventId } }) => {
    const event = await catalogue.find(eventId);
    return event ?? unknownEvent();
  });

  publicRoute(app, listResults, ({ params: { sportId }, query }) =>
    listEndedEvents(db, { sportId, ...query }),
  );

  publicRoute(app, getEventResult, async ({ params: { eventId } }) => {
    const event = await catalogue.find(eventId);
    if (!event) return unknownEvent();
    return event.ended ? ((await resultsOf(db, [eventId]))[0] ?? null) : null;
  });

  publicRoute(app, getScore, async ({ params: { eventId } }) => {
    if (!(await catalogue.find(eventId))) return unknownEvent();
    return (await scores.find(eventId, new Date(now()).toISOString())).state();
  });
}
