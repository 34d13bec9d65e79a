import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { defaultNameHeader } from '#domain/wire/request-headers.ts';
import { timing } from '#domain/site/timing.ts';
import type { Call } from '#contract/call.ts';
import { NotUnderstood } from '#contract/rest-client.ts';
import { ask, demand, visitor, type Exchange } from './ask.ts';
import { Refused } from './failures.ts';
import { ReferenceCache } from './reference-cache.ts';
import { restStreams } from './rest-streams.ts';
import { SharedAnswers } from './shared-answers.ts';
import type { Caller, ReferenceUpstream, TradingUpstream, Upstream } from './upstream.ts';
import {
  cacheTimes,
  upstreamCalls,
  type CachedCall,
  type UpstreamCalls,
  type Forwarding,
} from './upstream-calls.ts';

export interface RestUpstreamOptions {
  /** `UPSTREAM_URL`. */
  baseUrl: string;
  /** It is our own exchange, of this build, so its answers need no check. */
  isOwn?: boolean;
  nameHeader?: string;
  /** CAL-1: what each reference call carries. */
  siteKey?: string;
  calls?: UpstreamCalls;
  /** Called once with each sentence about what is left out because it is not understood. */
  log?: (sentence: string) => void;
  /** How long books are read before the exchange is asked for its stream again, ms. */
  readFor?: number;
}

/** How many sentences are remembered as said. */
const mostSaid = 1_000;

/** Opens an exchange that speaks the REST contract. */
export function restUpstream({
  baseUrl,
  isOwn = false,
  nameHeader = defaultNameHeader,
  siteKey = 'layline',
  calls = upstreamCalls,
  log = () => undefined,
  readFor,
}: RestUpstreamOptions): Upstream {
  const exchange = { baseUrl: baseUrl.replace(/\/+$/, ''), nameHeader, isOwn, leftOut: once(log) };
  const trading = tradingCalls(exchange, calls);
  return {
    ...referenceCalls(exchange, calls, siteKey),
    ...trading,
    ...restStreams(exchange, trading, readFor),
  };
}

/** What is asked for twice a second would otherwise be said twice a second. */
function once(log: (sentence: string) => void): (sentence: string) => void {
  const said = new LRUCache<string, true>({ max: mostSaid });
  return (sentence) => {
    if (!said.has(sentence)) log(sentence);
    said.set(sentence, true);
  };
}

function referenceCalls(exchange: Exchange, calls: UpstreamCalls, key: string): ReferenceUpstream {
  const cache = new ReferenceCache((name) => demand(exchange, visitor, calls[name].call, { body: { key } }));
  const names = Object.keys(cacheTimes) as CachedCall[];
  const reads = Object.fromEntries(names.map((name) => [name, () => cache.read(name)]));
  return {
    ...(reads as Omit<ReferenceUpstream, 'forgetEvents'>),
    forgetEvents: () => cache.forget('allEvents', 'racingEvents', 'races', 'searchEvents'),
  };
}

function tradingCalls(exchange: Exchange, calls: UpstreamCalls): TradingUpstream {
  const own = Object.entries(calls).filter(([name]) => !(name in cacheTimes));
  const asks = own.map(([name, way]) => [name, asker(exchange, way)]);
  const trading = Object.fromEntries(asks) as TradingUpstream;
  return {
    ...trading,
    runnerTrades: shared(timing.tradesKept, trading.runnerTrades),
    biggestMovers: shared(timing.moversKept, trading.biggestMovers),
  };
}

/** Asks on nobody's behalf, and the same once for all who ask within `kept` ms. */
function shared<Asked extends object, Data>(kept: number, call: (by: Caller, asked: Asked) => Promise<Data>) {
  const answers = new SharedAnswers<Asked, Data>(kept, (asked) => call(visitor, asked));
  return (_: Caller, asked: Asked) => answers.of(asked);
}

type AnyForwarding = Forwarding<Call, 'thrown' | 'value' | 'null'>;

function asker(exchange: Exchange, { call, refusals, nulls, leavesOut }: AnyForwarding) {
  const inputOf = sorter(call);
  const notRead = (error: unknown): null => {
    if (!leavesOut || !(error instanceof NotUnderstood) || error.field === '') throw error;
    exchange.leftOut(error.message);
    return null;
  };
  return async (caller: Caller, given: object = {}) => {
    const answer = await ask(exchange, caller, call, inputOf(given)).catch(notRead);
    if (answer === null) return null;
    if (!('isRefusal' in answer)) return answer.data;
    if (refusals === 'value') return answer;
    if (nulls.includes(answer.code)) return null;
    throw new Refused(answer.code, answer.message);
  };
}

/** Sorts a call's input into path parameters, query and, for the rest, body. */
function sorter(call: Call) {
  const [inParams, inQuery] = [call.params, call.query].map(keysOf) as [Set<string>, Set<string>];
  return (given: object): Parameters<typeof ask>[3] => {
    const entries = Object.entries(given);
    const those = (isOne: (key: string) => boolean) =>
      Object.fromEntries(entries.filter(([key]) => isOne(key)));
    const input: object = {
      params: those((key) => inParams.has(key)),
      query: those((key) => inQuery.has(key)),
      body: those((key) => !inParams.has(key) && !inQuery.has(key)),
    };
    return input;
  };
}

function keysOf(part: z.ZodType): Set<string> {
  if (!(part instanceof z.ZodObject)) throw new Error('Parameters and query of a call have names');
  return new Set(Object.keys(part.shape));
}
