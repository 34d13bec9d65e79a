import { setTimeout as sleep } from 'node:timers/promises';
import {
  errorAnswer,
  type BodyOf,
  type Call,
  type DataOf,
  type ParamsOf,
  type QueryOf,
  type SecondStepDue,
} from './call.ts';
import { sendRequest } from './kept-connections.ts';
import { fieldOf, problemOf } from './understood.ts';

/** A refusal or a fault that the exchange explained. */
export interface Refusal {
  ok: false;
  /** HTTP status. */
  status: number;
  code: string;
  message: string;
  /** Of `SECOND_STEP_DUE`. */
  secondStep?: SecondStepDue | undefined;
}

export type Answer<C extends Call> = { ok: true; data: DataOf<C> } | Refusal;

/** The exchange gave no answer, or one that breaks the contract, so nothing is known about what it did. */
export class NoAnswer extends Error {
  override readonly name: string = 'NoAnswer';
}

/** The exchange answered, but not as the contract says. The message names the field. */
export class NotUnderstood extends NoAnswer {
  override readonly name = 'NotUnderstood';
  /** Where the data of the answer is not understood, `definition.kind`; empty if there is none. */
  readonly field: string;
  constructor(message: string, field = '') {
    super(message);
    this.field = field;
  }
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

export const headersOf = ({
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

/** The exchange has not read the request, and has done nothing. */
export const unread = 408;

/**
 * Sends a request until the exchange has read it. It has not when it was too busy, or when the connection was opened for
 * a request that was given up, and is closed after ten idle seconds just as it is used. Others that were opened with it
 * are closed in that moment too, hence the pause.
 */
export async function untilRead<Response>(
  send: () => Promise<Response>,
  statusOf: (response: Response) => number | undefined,
): Promise<Response> {
  for (const pause of unreadPauses) {
    const response = await send();
    if (statusOf(response) !== unread) return response;
    await sleep(pause);
  }
  return send();
}

/** Reads the data of an answer. Throws `NotUnderstood`. */
export type ReadData = <C extends Call>(call: C, data: unknown) => DataOf<C>;

const readWhole: ReadData = (call, data) => {
  const { success, data: read, error } = call.data.safeParse(data);
  if (!success) throw new NotUnderstood(`${call.name}: ${problemOf(error)}`, fieldOf(error));
  return read as DataOf<typeof call>;
};

/**
 * Calls the exchange at `baseUrl`. Returns a refusal as a value. Throws `NoAnswer` on no answer or a 5xx, and
 * `NotUnderstood` if the answer does not match the schema.
 */
export async function callExchange<C extends Call>(
  baseUrl: string,
  call: C,
  input: Input<C>,
  credentials: Credentials = {},
  signal?: AbortSignal,
  read: ReadData = readWhole,
): Promise<Answer<C>> {
  // A URL cannot carry every invalid value, so check here. A body can, and the exchange refuses it.
  const isAskable =
    call.params.safeParse(input.params ?? {}).success && call.query.safeParse(input.query ?? {}).success;
  if (!isAskable) return notTheSchema;
  const url = `${baseUrl}${pathOf(call, input.params as Record<string, string>, input.query as Record<string, string | number | undefined>)}`;
  const hasBody = call.method !== 'GET';
  const noAnswer = (cause: unknown): never => {
    throw new NoAnswer(`${call.name}: no answer from ${baseUrl}`, { cause });
  };
  const asked = {
    method: call.method,
    headers: { ...headersOf(credentials), ...(hasBody && { 'content-type': 'application/json' }) },
    body: hasBody ? JSON.stringify(input.body ?? {}) : null,
  };
  const { status, text } = await untilRead(
    () => sendRequest(url, asked, signal),
    (answer) => answer.status,
  ).catch(noAnswer);
  if (status >= 500 || status === unread) throw new NoAnswer(`${call.name}: HTTP ${status}`);
  if (status >= 200 && status < 300) return { ok: true, data: read(call, dataIn(call, text)) };
  return { ok: false, status, ...reasonIn(call, status, text) };
}

/** An answer without a body says that it is done (204). */
function dataIn(call: Call, text: string): unknown {
  if (text.trim() === '') return {};
  const json = jsonOf(text);
  if (json === undefined) throw new NotUnderstood(`${call.name}: the answer is not JSON`);
  return typeof json === 'object' && json !== null && 'data' in json ? json.data : undefined;
}

/** A 401 ends a session whatever its body says. */
function reasonIn(
  call: Call,
  status: number,
  text: string,
): Pick<Refusal, 'code' | 'message' | 'secondStep'> {
  const refusal = errorAnswer.safeParse(jsonOf(text));
  if (refusal.success) return refusal.data.error;
  if (status === 401) return { code: 'UNAUTHENTICATED', message: 'The token is not good.' };
  throw new NotUnderstood(`${call.name}: HTTP ${status} without a reason: ${problemOf(refusal.error)}`);
}

/** Returns undefined for what is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
