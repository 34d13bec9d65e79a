import { setTimeout as sleep } from 'node:timers/promises';
import { errorAnswer, type BodyOf, type Call, type DataOf, type ParamsOf, type QueryOf } from './call.ts';

/** A refusal or a fault that the exchange explained. */
export interface Refusal {
  ok: false;
  /** HTTP status. */
  status: number;
  code: string;
  message: string;
}

export type Answer<C extends Call> = { ok: true; data: DataOf<C> } | Refusal;

/** The exchange gave no answer, or one that breaks the contract, so nothing is known about what it did. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface Credentials {
  token?: string | undefined;
  operatorKey?: string | undefined;
  gamesKey?: string | undefined;
  /** Issued with a sign-in on this device. */
  device?: string | undefined;
  /** Extra headers, e.g. the name header (SES-4). */
  headers?: Record<string, string> | undefined;
}

type Input<C extends Call> = ({} extends ParamsOf<C> ? { params?: undefined } : { params: ParamsOf<C> }) &
  ({} extends QueryOf<C> ? { query?: QueryOf<C> } : { query: QueryOf<C> }) &
  ({} extends BodyOf<C> ? { body?: BodyOf<C> } : { body: BodyOf<C> });

/** Returns the call's path with parameters and query filled in. */
export function pathOf(
  call: Call,
  params: Record<string, string> = {},
  query: Record<string, string | number | undefined> = {},
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size ? `${path}?${search.toString()}` : path;
}

const headersOf = ({
  token,
  operatorKey,
  gamesKey,
  device,
  headers,
}: Credentials): Record<string, string> => ({
  ...headers,
  ...(token && { authorization: `Bearer ${token}` }),
  ...(operatorKey && { 'x-operator-key': operatorKey }),
  ...(gamesKey && { 'x-games-key': gamesKey }),
  ...(device && { 'x-device': device }),
});

/** The exchange's answer to a request that does not match the schema. */
const notTheSchema: Refusal = {
  ok: false,
  status: 400,
  code: 'INVALID_REQUEST',
  message: 'The request is not what this call takes.',
};

/** How long to wait before a request that was not read is sent again, ms, and how often. */
const unreadPauses = [50, 500];

/**
 * Sends a request until the exchange has read it. 408 says that it has not, and has done nothing: it was too busy, or the
 * connection was opened for a request that was given up, and is closed after ten idle seconds just as it is used. Others
 * that were opened with it are closed in that moment too, hence the pause.
 */
async function fetchRead(url: string, request: RequestInit): Promise<Response> {
  for (const pause of unreadPauses) {
    const response = await fetch(url, request);
    if (response.status !== 408) return response;
    await response.body?.cancel();
    await sleep(pause);
  }
  return fetch(url, request);
}

/**
 * Calls the exchange at `baseUrl`. Returns a refusal as a value. Throws `NoAnswer` on no answer, a 5xx, or an answer
 * that does not match the schema.
 */
export async function callExchange<C extends Call>(
  baseUrl: string,
  call: C,
  input: Input<C>,
  credentials: Credentials = {},
  signal: AbortSignal = AbortSignal.timeout(15_000),
): Promise<Answer<C>> {
  // A URL cannot carry every invalid value, so check here. A body can, and the exchange refuses it.
  const isAskable =
    call.params.safeParse(input.params ?? {}).success && call.query.safeParse(input.query ?? {}).success;
  if (!isAskable) return notTheSchema;
  const url = `${baseUrl}${pathOf(call, input.params as Record<string, string>, input.query as Record<string, string | number | undefined>)}`;
  const hasBody = call.method !== 'GET';
  const response = await fetchRead(url, {
    method: call.method,
    signal,
    headers: { ...headersOf(credentials), ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(input.body ?? {}) }),
  }).catch((cause: unknown) => {
    throw new NoAnswer(`${call.name}: no answer from ${baseUrl}`, { cause });
  });
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw new NoAnswer(`${call.name}: the answer (${response.status}) is not JSON`, { cause });
  });
  if (response.ok) {
    const parsed = call.data.safeParse((json as { data?: unknown }).data);
    if (!parsed.success)
      throw new NoAnswer(`${call.name}: the answer is not the contract's: ${parsed.error.message}`);
    return { ok: true, data: parsed.data as DataOf<C> };
  }
  const refusal = errorAnswer.safeParse(json);
  if (response.status >= 500 || !refusal.success) throw new NoAnswer(`${call.name}: HTTP ${response.status}`);
  return { ok: false, status: response.status, ...refusal.data.error };
}

/**
 * Reads an `application/x-ndjson` stream of the exchange, one parsed message at a time, until it ends or `signal`
 * aborts. Throws `StreamRefused`, `NoStream`, `NoAnswer`, or whatever cut the connection. Messages come by the thousand
 * from the exchange itself, so they are not validated again here.
 */
export async function* readStream<Message>(
  baseUrl: string,
  path: string,
  credentials: Credentials,
  signal: AbortSignal,
): AsyncGenerator<Message> {
  const response = await fetchRead(`${baseUrl}${path}`, { headers: headersOf(credentials), signal });
  if (response.status === 401) throw new StreamRefused(401);
  if (response.status === 404 || response.status === 501)
    throw new NoStream(`${path}: HTTP ${response.status}`);
  if (!response.ok || !response.body) throw new NoAnswer(`${path}: HTTP ${response.status}`);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body) {
    rest += decoder.decode(chunk as Uint8Array, { stream: true });
    let end: number;
    let start = 0;
    while ((end = rest.indexOf('\n', start)) >= 0) {
      if (end > start) yield JSON.parse(rest.slice(start, end)) as Message;
      start = end + 1;
    }
    rest = rest.slice(start);
  }
}

/** This exchange offers no such stream; the caller must poll instead. */
export class NoStream extends Error {
  override readonly name = 'NoStream';
}

/** The token is missing, expired or revoked. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
  readonly status: number;
  constructor(status: number) {
    super(`The stream was refused: HTTP ${status}`);
    this.status = status;
  }
}
