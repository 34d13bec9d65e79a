import type { FastifyInstance } from 'fastify';
import { getEventFacts, putEventFacts } from '#contract/event-facts.ts';
import { getScorecard, putScorecard } from '#contract/scorecard.ts';
import type { Catalogue } from '#server/exchange/catalogue/catalogue.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { factsOfEvent, saveEventFacts } from '#server/exchange/store/queries/event-facts-queries.ts';
import { saveScorecard, scorecardOfEvent } from '#server/exchange/store/queries/scorecard-queries.ts';
import { unknownEvent } from './errors.ts';
import type { Authenticator } from './authenticator.ts';
import { operatorRoute, publicRoute } from './route.ts';

export interface EventFactsNeeds {
  authenticator: Authenticator;
  catalogue: Catalogue;
  db: Db;
}

/** What is known of an event besides its markets: told by the operator, read by anyone. */
export function eventFactsRoutes(
  app: FastifyInstance,
  { authenticator, catalogue, db }: EventFactsNeeds,
): void {
  publicRoute(app, getEventFacts, async ({ params: { eventId } }) =>
    (await catalogue.find(eventId)) ? factsOfEvent(db, eventId) : unknownEvent(),
  );

  operatorRoute(app, authenticator, putEventFacts, async ({ params: { eventId }, body }) => {
    if (!(await catalogue.find(eventId))) return unknownEvent();
    const told = { ...body, eventId };
    await saveEventFacts(db, told);
    return told;
  });

  publicRoute(app, getScorecard, async ({ params: { eventId } }) =>
    (await catalogue.find(eventId)) ? scorecardOfEvent(db, eventId) : unknownEvent(),
  );

  operatorRoute(app, authenticator, putScorecard, async ({ params: { eventId }, body }) => {
    if (!(await catalogue.find(eventId))) return unknownEvent();
    const told = { ...body, eventId };
    await saveScorecard(db, told);
    return told;
  });
}
