import type { FastifyInstance } from 'fastify';
import { getHeadToHead, listStandings, putStandings } from '#contract/standings.ts';
import { headToHead } from '#server/exchange/store/queries/head-to-head-query.ts';
import { replaceStandings, standingsOf } from '#server/exchange/store/queries/standing-queries.ts';
import { unknownEvent, unknownSport } from './errors.ts';
import type { OperatorNeeds } from './operator.ts';
import { operatorRoute, publicRoute } from './route.ts';

/** Tables are told by the operator; meetings and form follow from the events that have ended. */
export function standingRoutes(
  app: FastifyInstance,
  { authenticator, catalogue, db, now }: Pick<OperatorNeeds, 'authenticator' | 'catalogue' | 'db' | 'now'>,
): void {
  publicRoute(app, listStandings, ({ params: { sportId } }) => standingsOf(db, sportId));

  operatorRoute(app, authenticator, putStandings, async ({ params: { sportId }, body: { standings } }) => {
    if (!catalogue.sports().some((sport) => sport.sportId === sportId)) return unknownSport();
    await replaceStandings(db, sportId, standings, new Date(now()).toISOString());
    return { standings: standings.length };
  });

  publicRoute(app, getHeadToHead, async ({ params: { eventId } }) => {
    const event = await catalogue.find(eventId);
    return event ? headToHead(db, event) : unknownEvent();
  });
}
