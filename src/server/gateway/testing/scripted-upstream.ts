import type { FeedPoint } from '#domain/market/sequence.ts';
import type { AccountMessage } from '#contract/stream.ts';
import type { EventMessage, MarketMessage, ScoreMessage, Upstream } from '../upstream/upstream.ts';
import { Connections } from './connection.ts';

export interface ScriptedUpstream extends Upstream {
  connections: {
    markets: Connections<MarketMessage>;
    events: Connections<EventMessage>;
    scores: Connections<ScoreMessage>;
    accounts: Connections<AccountMessage>;
  };
}

/** An exchange with the test's own answers. Any other call throws. */
export function scriptedUpstream(answers: Partial<Upstream> = {}): ScriptedUpstream {
  const connections = {
    markets: new Connections<MarketMessage>(),
    events: new Connections<EventMessage>(),
    scores: new Connections<ScoreMessage>(),
    accounts: new Connections<AccountMessage>(),
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
