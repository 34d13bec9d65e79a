import { defaultNameHeader } from '#domain/site/request-headers.ts';
import type { Call } from '#contract/call.ts';
import { ask, demand, visitor, type Exchange } from './ask.ts';
import { Refused } from './failures.ts';
import { RecentTrades } from './recent-trades.ts';
import { ReferenceCache } from './reference-cache.ts';
import { restStreams } from './rest-streams.ts';
import type { Caller, ReferenceUpstream, Refusal, TradingUpstream, Upstream } from './upstream.ts';
import { upstreamCalls, type UpstreamCalls } from './upstream-calls.ts';

export interface RestUpstreamOptions {
  /** `UPSTREAM_URL`. */
  baseUrl: string;
  nameHeader?: string;
  calls?: UpstreamCalls;
}

/** ENT: the payload `{key}` of the reference calls. */
const body = { key: 'layline' };

/** An exchange that speaks the REST contract. */
export function restUpstream({
  baseUrl,
  nameHeader = defaultNameHeader,
  calls = upstreamCalls,
}: RestUpstreamOptions): Upstream {
  const exchange = { baseUrl: baseUrl.replace(/\/+$/, ''), nameHeader };
  const trading = tradingCalls(exchange, calls);
  return { ...referenceCalls(exchange, calls), ...trading, ...restStreams(exchange, trading) };
}

function referenceCalls(exchange: Exchange, calls: UpstreamCalls): ReferenceUpstream {
  const cache = new ReferenceCache((name) => demand(exchange, visitor, calls[name], { body }));
  return {
    sports: () => cache.read('sports'),
    exchangeTypes: () => cache.read('exchangeTypes'),
    allEvents: () => cache.read('allEvents'),
    racingEvents: () => cache.read('racingEvents'),
    casinoLobby: () => cache.read('casinoLobby'),
    theme: () => cache.read('theme'),
    support: () => cache.read('support'),
    searchEvents: () => cache.read('searchEvents'),
    forgetEvents: () => cache.forget('allEvents', 'racingEvents', 'searchEvents'),
  };
}

function tradingCalls(exchange: Exchange, calls: UpstreamCalls): TradingUpstream {
  const call = <C extends Call>(caller: Caller, which: C, input: Parameters<typeof demand<C>>[3]) =>
    demand(exchange, caller, which, input);
  const trades = new RecentTrades((runner) =>
    unless(
      ['UNKNOWN_MARKET', 'UNKNOWN_RUNNER'],
      ask(exchange, visitor, calls.runnerTrades, { params: runner }),
    ),
  );
  return {
    demoBettors: (caller) => call(caller, calls.demoBettors, {}),
    event: (caller, eventId) =>
      unless(['UNKNOWN_EVENT'], ask(exchange, caller, calls.event, { params: { eventId } })),
    score: (caller, eventId) =>
      unless(['UNKNOWN_EVENT'], ask(exchange, caller, calls.score, { params: { eventId } })),
    markets: (caller, eventId) => call(caller, calls.markets, { query: { eventId } }),
    marketBook: (caller, marketId) =>
      unless(['UNKNOWN_MARKET'], ask(exchange, caller, calls.marketBook, { params: { marketId } })),
    runnerTrades: (_, marketId, runnerId) => trades.of({ marketId, runnerId }),
    signIn: (caller, credentials) => orRefusal(ask(exchange, caller, calls.signIn, { body: credentials })),
    signUp: (caller, credentials) => orRefusal(ask(exchange, caller, calls.signUp, { body: credentials })),
    renewSession: (caller) => call(caller, calls.renewSession, {}),
    logout: async (caller) => void (await call(caller, calls.logout, {})),
    changePassword: (caller, passwords) =>
      orRefusal(ask(exchange, caller, calls.changePassword, { body: passwords })),
    passwordChanges: (caller) => call(caller, calls.passwordChanges, {}),
    requestPasswordReset: (caller, user) =>
      orRefusal(ask(exchange, caller, calls.requestPasswordReset, { body: user })),
    resetPassword: (caller, reset) => orRefusal(ask(exchange, caller, calls.resetPassword, { body: reset })),
    demoMessages: (caller, userName) => call(caller, calls.demoMessages, { params: { userName } }),
    user: (caller) => call(caller, calls.user, {}),
    balance: (caller) => call(caller, calls.balance, {}),
    sendInstructions: async (caller, marketId, instructions) =>
      (await call(caller, calls.sendInstructions, { params: { marketId }, body: { instructions } })).results,
    cancelAll: async (caller, clientId) =>
      (await call(caller, calls.cancelAll, { body: { clientId } })).orders,
    result: (caller, clientId) => call(caller, calls.result, { params: { clientId } }),
    cashOutQuote: (caller, marketId, query) =>
      orRefusal(ask(exchange, caller, calls.cashOutQuote, { params: { marketId }, query })),
    cashOut: async (caller, marketId, request) =>
      (await call(caller, calls.cashOut, { params: { marketId }, body: request })).result,
    cashOutResult: async (caller, clientId) => {
      const { result, orders } = await call(caller, calls.cashOutResult, { params: { clientId } });
      return result?.status === 'ACCEPTED' ? { ...result, orders } : result;
    },
    orders: (caller, query) => call(caller, calls.orders, { query }),
    positions: (caller) => call(caller, calls.positions, {}),
    matchedBets: (caller, query) => call(caller, calls.matchedBets, { query }),
    settlements: (caller, query) => call(caller, calls.settlements, { query }),
    whyAmount: (caller, marketId) =>
      unless(
        ['UNKNOWN_MARKET', 'MARKET_NOT_CLOSED'],
        ask(exchange, caller, calls.whyAmount, { params: { marketId } }),
      ),
    userEventsExposure: (caller) => call(caller, calls.userEventsExposure, {}),
    profitLoss: (caller, query) => orRefusal(ask(exchange, caller, calls.profitLoss, { query })),
    betHistory: (caller, query) => orRefusal(ask(exchange, caller, calls.betHistory, { query })),
    statement: (caller, query) => orRefusal(ask(exchange, caller, calls.statement, { query })),
    partner: (caller) => call(caller, calls.partner, {}),
    launchCode: (caller, eventId) =>
      orRefusal(ask(exchange, caller, calls.launchCode, { body: { eventId } })),
    settings: (caller) => call(caller, calls.settings, {}),
    saveSettings: (caller, settings) => call(caller, calls.saveSettings, { body: settings }),
  };
}

type Asked<Data> = Promise<{ data: Data } | Refusal>;

async function orRefusal<Data>(asked: Asked<Data>): Promise<Data | Refusal> {
  const answer = await asked;
  return 'isRefusal' in answer ? answer : answer.data;
}

/** Null when one of these is why it was refused. */
async function unless<Data>(codes: readonly string[], asked: Asked<Data>): Promise<Data | null> {
  const answer = await asked;
  if (!('isRefusal' in answer)) return answer.data;
  if (codes.includes(answer.code)) return null;
  throw new Refused(answer.code, answer.message);
}
