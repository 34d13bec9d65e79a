import type { FastifyInstance } from 'fastify';
import {
  createEvent,
  createMarket,
  fundAccount,
  limitAccount,
  removeRunner,
  resettleMarket,
  setEventState,
  setMarketStatus,
  setQuotes,
  settleMarket,
  voidBets,
} from '#contract/operator.ts';
import { recordResult } from '#contract/results.ts';
import { publishScore } from '#contract/score.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import type { Catalogue } from '#server/exchange/catalogue/catalogue.ts';
import type { Scores } from '#server/exchange/catalogue/scores.ts';
import type { CommandGate, MarketResult } from '#server/exchange/engine/commands/commands.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { findMarket } from '#server/exchange/store/queries/market-queries.ts';
import { settledMarket } from '#server/exchange/store/queries/settled-market.ts';
import {
  notSettled,
  refuseCall,
  unknownAccount,
  unknownEvent,
  unknownMarket,
  unknownSport,
} from './errors.ts';
import type { Authenticator } from './authenticator.ts';
import { operatorRoute } from './route.ts';

export interface OperatorNeeds {
  authenticator: Authenticator;
  catalogue: Catalogue;
  scores: Scores;
  accounts: Accounts;
  gate: CommandGate;
  db: Db;
  now: () => number;
}

export function operatorRoutes(app: FastifyInstance, needs: OperatorNeeds): void {
  serveEvents(app, needs);
  serveMarkets(app, needs);
  serveAccounts(app, needs);
}

function serveEvents(app: FastifyInstance, { authenticator, catalogue, scores, now }: OperatorNeeds): void {
  const at = () => new Date(now()).toISOString();

  operatorRoute(app, authenticator, createEvent, async ({ params: { eventId }, body }) => {
    const event = await catalogue.putEvent(eventId, body, at());
    return event ?? unknownSport();
  });

  operatorRoute(app, authenticator, setEventState, async ({ params: { eventId }, body }) => {
    return (await catalogue.setState(eventId, body, at())) ?? unknownEvent();
  });

  operatorRoute(app, authenticator, recordResult, async ({ params: { eventId }, body }) => {
    const { board, clock, incidents, result, ...facts } = body;
    if (Date.parse(facts.eventTime) > now())
      return refuseCall('EVENT_NOT_BEGUN', 'The event has not begun, so it has no result.');
    const event = await catalogue.recordEnded(eventId, facts, result, at());
    if (event === 'UNKNOWN_SPORT') return unknownSport();
    if (event === 'EVENT_HAS_MARKETS')
      return refuseCall(event, 'The event has markets: its result is what they are settled on.');
    await scores.publish(eventId, { board, clock, incidents }, at());
    return { ...event, result, race: null };
  });

  operatorRoute(
    app,
    authenticator,
    publishScore,
    async ({ params: { eventId }, body: { score, ...news } }) => {
      const event = await catalogue.setState(eventId, score ? { score } : {}, at());
      if (!event) return unknownEvent();
      const { epoch, to } = (await scores.publish(eventId, news, at())).state();
      return { eventId, epoch, to };
    },
  );
}

function serveMarkets(app: FastifyInstance, { authenticator, catalogue, gate, db }: OperatorNeeds): void {
  operatorRoute(app, authenticator, createMarket, async ({ params: { marketId }, body }) => {
    const event = await catalogue.find(body.eventId);
    if (!event) return unknownEvent();
    const { sportId, eventName } = event;
    const result = await gate.submit({
      type: 'CREATE_MARKET',
      market: { ...body, marketId, sportId, eventName },
    });
    if (result.status === 'ACCEPTED') {
      catalogue.addMarket(result.definition.eventId, marketId);
      return result.definition;
    }
    const settled = result.code === 'MARKET_CLOSED' ? await findMarket(db, marketId) : null;
    return settled ?? refuseCall(result.code, result.message);
  });

  operatorRoute(app, authenticator, setMarketStatus, async ({ params: { marketId }, body }) =>
    definitionOf(await gate.submit({ type: 'SET_MARKET_STATUS', marketId, ...body })),
  );

  operatorRoute(app, authenticator, setQuotes, async ({ params: { marketId }, body: { quotes } }) =>
    definitionOf(await gate.submit({ type: 'SET_QUOTES', marketId, quotes })),
  );

  operatorRoute(app, authenticator, settleMarket, async ({ params: { marketId }, body }) =>
    definitionOf(await gate.submit({ type: 'SETTLE_MARKET', marketId, ...body })),
  );

  operatorRoute(app, authenticator, resettleMarket, async ({ params: { marketId }, body }) => {
    const settled = await settledMarket(db, marketId);
    if (!settled) {
      const there = await findMarket(db, marketId);
      if (there) return notSettled();
      return unknownMarket();
    }
    return definitionOf(await gate.submit({ type: 'RESETTLE_MARKET', marketId, settled, ...body }));
  });

  operatorRoute(app, authenticator, removeRunner, async ({ params, body }) =>
    definitionOf(await gate.submit({ type: 'REMOVE_RUNNER', ...params, ...body })),
  );

  operatorRoute(app, authenticator, voidBets, async ({ params: { marketId }, body }) => {
    const result = await gate.submit({ type: 'VOID_BETS', marketId, ...body });
    return result.status === 'ACCEPTED' ? { voided: result.voided } : refuseCall(result.code, result.message);
  });
}

function serveAccounts(app: FastifyInstance, { authenticator, accounts, gate }: OperatorNeeds): void {
  operatorRoute(app, authenticator, limitAccount, async ({ params: { userName }, body: { maxExposure } }) => {
    const account = accounts.byName(userName);
    if (!account) return unknownAccount();
    await gate.submit({ type: 'LIMIT_ACCOUNT', accountId: account.accountId, maxExposure });
    return { maxExposure };
  });

  operatorRoute(app, authenticator, fundAccount, async ({ params: { userName }, body }) => {
    const account = accounts.byName(userName);
    if (!account) return unknownAccount();
    const result = await gate.submit({ type: 'FUND_ACCOUNT', accountId: account.accountId, ...body });
    if (result.status === 'REFUSED') return refuseCall(result.code, result.message);
    return { bankBalance: result.bankBalance };
  });
}

const definitionOf = <Code extends string>(result: MarketResult<Code>) =>
  result.status === 'ACCEPTED' ? result.definition : refuseCall(result.code, result.message);
