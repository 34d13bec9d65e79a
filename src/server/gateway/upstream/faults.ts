import { setTimeout as sleep } from 'node:timers/promises';
import { refusalText } from '#domain/words/refusal-words.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import { readSettings } from '#server/runtime/settings.ts';
import { whyNoStage } from '#server/runtime/stage-access.ts';
import { Unauthorised } from './failures.ts';
import type { Caller, LiveUpstream, TradingUpstream, Upstream } from './upstream.ts';

/**
 * The one place between gateway and exchange where faults are made on purpose. It cannot be loaded on a real exchange
 * nor where others can come.
 */
const why = whyNoStage(readSettings(process.env));
if (why !== null) throw new Error(`Faults cannot be made here. ${why}`);

type AnyCall = (...input: unknown[]) => Promise<unknown>;
type Watch = (...input: unknown[]) => AsyncIterable<unknown>;
/** How many arguments come before each stream's signal. */
const streams = {
  watchMarket: 1,
  watchEvent: 1,
  watchScore: 1,
  watchAccount: 1,
} satisfies Record<keyof LiveUpstream, number>;
/** What a bet is placed by, and asked about. */
const ofBets = new Set(['sendInstructions', 'result']);
const opensSession = new Set(['signIn', 'signUp', 'openPractice', 'keepPractice', 'renewSession']);

/** Returns the exchange as it is until a fault is made, and what makes them. The stage describes each fault. */
export function openFaults(exchange: Upstream) {
  const faults = new FaultState();
  const { forgetEvents, ...calls } = exchange;
  const entries = Object.entries(calls as unknown as Record<string, AnyCall & Watch>);
  const faulty = entries.map(([name, call]) => {
    const at = Object.hasOwn(streams, name) ? streams[name as keyof typeof streams] : undefined;
    return [name, at === undefined ? faultyCall(name, call, faults) : faultyStream(call, at, faults)];
  });
  const upstream = { ...(Object.fromEntries(faulty) as Omit<Upstream, 'forgetEvents'>), forgetEvents };
  const { sendInstructions, cashOut, cashOutQuote } = upstream;
  const refusing: Pick<TradingUpstream, 'sendInstructions' | 'cashOut' | 'cashOutQuote'> = {
    sendInstructions: (caller, input) =>
      faults.isBlocked ? sendUnblocked(sendInstructions, caller, input) : sendInstructions(caller, input),
    cashOut: async (caller, input) =>
      faults.isBlocked
        ? { result: { status: 'REFUSED', clientId: input.clientId, ...blocked } }
        : cashOut(caller, input),
    cashOutQuote: async (caller, input) =>
      faults.isBlocked ? { isRefusal: true, ...blocked } : cashOutQuote(caller, input),
  };
  return { upstream: { ...upstream, ...refusing }, faults };
}

const blocked = { code: 'BLOCKED', message: refusalText('BLOCKED') } as const;

class FaultState {
  slowness: readonly [from: number, to: number] | null = null;
  /** ms by which bets are held back; 0: not at all. */
  betDelay = 0;
  isRefusing = false;
  isBlocked = false;
  /** Aborted while the streams are cut. */
  cutting = new AbortController();
  /** The tokens accepted since all others expired; null as long as none has. */
  #fresh: Set<string> | null = null;

  slow(from: number, to: number): () => void {
    this.slowness = [from, to];
    return () => (this.slowness = null);
  }

  delayBets(ms: number): () => void {
    this.betDelay = ms;
    return () => (this.betDelay = 0);
  }

  refuse(): () => void {
    this.isRefusing = true;
    return () => (this.isRefusing = false);
  }

  cut(): () => void {
    this.cutting.abort();
    return () => (this.cutting = new AbortController());
  }

  block(): () => void {
    this.isBlocked = true;
    return () => (this.isBlocked = false);
  }

  expireTokens(): void {
    this.#fresh = new Set();
    // Streams opened with such a token end; when they are opened again, they are refused.
    this.cutting.abort();
    this.cutting = new AbortController();
  }

  noteSession(answer: unknown): void {
    if (answer !== null && typeof answer === 'object' && 'token' in answer)
      this.#fresh?.add(String(answer.token));
  }

  hasExpired(token: string | null): boolean {
    return token !== null && this.#fresh !== null && !this.#fresh.has(token);
  }
}

const callerOf = (input: unknown): Caller | null =>
  typeof input === 'object' && input !== null && 'token' in input ? (input as Caller) : null;

const assertAccepted = (faults: FaultState, input: unknown): void => {
  if (faults.hasExpired(callerOf(input)?.token ?? null)) throw new Unauthorised();
};

const within = (from: number, to: number): number => from + Math.random() * (to - from);

function faultyCall(name: string, call: AnyCall, faults: FaultState): AnyCall {
  return async (...input) => {
    assertAccepted(faults, input[0]);
    if (faults.isRefusing) throw new NoAnswer(`${name}: refused on purpose`);
    // Before the call, so that the streams do not tell the bet before its answer.
    if (faults.slowness) await sleep(within(...faults.slowness));
    if (faults.betDelay > 0 && ofBets.has(name)) await sleep(faults.betDelay);
    const answer = await call(...input);
    if (opensSession.has(name)) faults.noteSession(answer);
    return answer;
  };
}

function faultyStream(watch: Watch, signalAt: number, faults: FaultState): Watch {
  return (...input) => {
    if (faults.cutting.signal.aborted) return cutOff();
    const token = callerOf(input[0])?.token ?? null;
    if (faults.hasExpired(token)) return refused();
    const signal = AbortSignal.any([input[signalAt] as AbortSignal, faults.cutting.signal]);
    return watch(...input.with(signalAt, signal));
  };
}

/* oxlint-disable require-yield -- Streams that end before their first message. */
async function* cutOff(): AsyncGenerator<never> {
  await Promise.resolve();
  throw new NoAnswer('The stream is cut on purpose');
}

async function* refused(): AsyncGenerator<never> {
  await Promise.resolve();
  throw new Unauthorised();
}
/* oxlint-enable require-yield */

/** Refuses what would place or change a bet, as the exchange does for a blocked account; the rest goes through. */
async function sendUnblocked(
  send: TradingUpstream['sendInstructions'],
  caller: Caller,
  input: Parameters<TradingUpstream['sendInstructions']>[1],
): ReturnType<TradingUpstream['sendInstructions']> {
  const isBet = ({ type }: { type: string }) => type === 'PLACE' || type === 'EDIT';
  const others = input.instructions.filter((instruction) => !isBet(instruction));
  const sent = others.length > 0 ? [...(await send(caller, { ...input, instructions: others })).results] : [];
  const results = input.instructions.flatMap((instruction) => {
    if (!isBet(instruction)) return sent.splice(0, 1);
    const { clientId } = instruction;
    return [{ status: 'REFUSED' as const, clientId, ...blocked }];
  });
  return { results };
}
