import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { listMarketRules, publishMarketRules } from '#contract/market-rules.ts';
import { marketRulesOf } from '#server/exchange/store/queries/market-rules-queries.ts';
import { refuseCall } from './errors.ts';
import type { OperatorNeeds } from './operator.ts';
import { operatorRoute, publicRoute } from './route.ts';

/** The rules of each kind of market: read by anyone, published by the operator. */
export function marketRulesRoutes(
  app: FastifyInstance,
  { authenticator, gate, db }: Pick<OperatorNeeds, 'authenticator' | 'gate' | 'db'>,
): void {
  publicRoute(app, listMarketRules, ({ query }) => marketRulesOf(db, query));

  operatorRoute(app, authenticator, publishMarketRules, async ({ params, body: { paragraphs } }) => {
    const result = await gate.submit({ type: 'PUBLISH_RULES', ...params, paragraphs });
    if (result.status === 'ACCEPTED') return result.rules;
    const [same] = await marketRulesOf(db, params);
    if (same && isDeepStrictEqual(same.paragraphs, paragraphs)) return same;
    return refuseCall(result.code, result.message);
  });
}
