import type { FeedPoint } from '#domain/market/sequence.ts';
import type { AccountLine } from '#contract/stream.ts';
import type { EventLine, MarketLine, ScoreLine, Upstream } from '../upstream/upstream.ts';
import { Connections } from './connection.ts';

export interface ScriptedUpstream extends Upstream {
  connections: {
    markets: Connections<MarketLine>;
    events: Connections<EventLine>;
    scores: Connections<ScoreLine>;
    accounts: Connections<AccountLine>;
  };
}

/** An exchange of which a test says what it answers. A call that was not expected is a fault. */
export function scriptedUpstream(answers: Partial<Upstream> = {}): ScriptedUpstream {
  const connections = {
    markets: new Connections<MarketLine>(),
    events: new Connections<EventLine>(),
    scores: new Connections<ScoreLine>(),
    accounts: new Connections<AccountLine>(),
  };
  const known = {
    connections,
    watchMarket: (marketId: string, signal: AbortSignal, after?: FeedPoint | null) =>
      connections.markets.open(marketId, signal, after),
    watchEvent: (eventId: string, signal: AbortSignal) => connections.events.open(eventId, signal),
    watchScore: (eventId: string, signal: AbortSignal) => connections.scores.open(eventId, signal),
    watchAccount: ({ token }: { token: string | null }, signal: AbortSignal) =>
      connections.accounts.open(token ?? '', signal),
    ...answers,
  };
  const unexpected = (name: string) => () => {
    throw new Error(`${name} was not expected`);
  };
  return new Proxy(known, {
    get: (target, name) => Reflect.get(target, name) ?? unexpected(String(name)),
  }) as ScriptedUpstream;
}
