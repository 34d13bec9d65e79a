import type { FastifyInstance } from 'fastify';
import { getTipRecord, listTips, putTip } from '#contract/tips.ts';
import { findTips, saveTip, tipRecord } from '#server/exchange/store/queries/tip-queries.ts';
import { refuseCall, unknownEvent } from './errors.ts';
import type { OperatorNeeds } from './operator.ts';
import { operatorRoute, publicRoute } from './route.ts';

/** Previews and reviews, as the operator's programs write them. */
export function tipRoutes(
  app: FastifyInstance,
  { authenticator, catalogue, db, now }: Pick<OperatorNeeds, 'authenticator' | 'catalogue' | 'db' | 'now'>,
): void {
  publicRoute(app, listTips, ({ query: { part, sportId, after, limit } }) =>
    findTips(db, { part, sportId, after, limit }),
  );

  publicRoute(app, getTipRecord, () => tipRecord(db));

  operatorRoute(app, authenticator, putTip, async ({ params: { eventId }, body }) => {
    const event = await catalogue.find(eventId);
    if (!event) return unknownEvent();
    if (body.review && !event.ended)
      return refuseCall('EVENT_NOT_ENDED', 'The event has not ended, so there is nothing to review.');
    if (body.preview || body.review) await saveTip(db, eventId, body, new Date(now()).toISOString());
    return { eventId };
  });
}
