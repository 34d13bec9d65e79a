import fc from 'fast-check';
import { z } from 'zod';
import { errorAnswer, type Call } from '#contract/call.ts';
import { allCalls } from '#contract/calls.ts';
import { streamQuery } from '#contract/stream.ts';
import type { FuzzRequest, Verdict } from './fuzz-request.ts';
import type { Hints } from './hints.ts';
import { broken, valuesOf, type JsonSchema } from './json-values.ts';
import { credentialKinds, isPermitted, type Auth, type CredentialKind } from './who-asks.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  security: Record<string, unknown>[];
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** What a request is made of, before it is encoded. */
interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const objectOf = (parameters: Operation['parameters'], place: 'path' | 'query'): JsonSchema => {
  const here = parameters.filter((one) => one.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.flatMap(({ name, required }) => (required ? [name] : [])),
  };
};

/** Encodes as a naive program would: what cannot be encoded goes out as the bytes of a surrogate. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

const read = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '\uD800';
  }
};

/** What the exchange's schemas say of it: a second opinion on its answers. */
function isOfSchema(call: Call | undefined, { path, query, body }: Parts): boolean {
  const asRead = (part: unknown) =>
    Object.fromEntries(Object.entries(part as object).map(([key, value]) => [key, read(encoded(value))]));
  if (!call) return streamQuery.safeParse(asRead(query)).success;
  const isBody = call.method === 'GET' || call.body.safeParse(JSON.parse(JSON.stringify(body ?? {}))).success;
  return isBody && call.params.safeParse(asRead(path)).success && call.query.safeParse(asRead(query)).success;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function requestOf(
  [template, method, operation, auth]: [string, string, Operation, Auth],
  parts: Parts,
  { who, n }: { who: CredentialKind; n: number },
): FuzzRequest {
  const { operationId } = operation;
  const call = allCalls.find(({ name }) => name === operationId);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encoded(parts.path[name]));
  const search = Object.entries(parts.query).map(
    ([key, value]) => `${encodeURIComponent(key)}=${encoded(value)}`,
  );
  const isMayBe = isPermitted(who, auth) && isOfSchema(call, parts);
  return {
    name: operationId,
    at: 'exchange',
    auth,
    who,
    n,
    mayBeAccepted: isMayBe,
    sent: {
      method: method.toUpperCase(),
      path: search.length > 0 ? `${path}?${search.join('&')}` : path,
      headers: { 'content-type': 'application/json' },
      body: method === 'get' ? undefined : JSON.stringify(parts.body ?? {}),
    },
    judge: ({ status, text }) => {
      const answer = text === null ? null : (JSON.parse(text) as { data?: unknown });
      return verdictOf(call, status, answer, { isPermitted: isPermitted(who, auth), isMayBe });
    },
  };
}

function verdictOf(
  call: Call | undefined,
  status: number,
  answer: { data?: unknown } | null,
  { isPermitted: isLetIn, isMayBe }: { isPermitted: boolean; isMayBe: boolean },
): Verdict {
  const wrong = (why: string): Verdict => ({ kind: 'wrong', why: `HTTP ${status}, ${why}` });
  if (status === 200) {
    if (!isMayBe) return wrong('though it must be refused');
    const data = call?.data.safeParse(answer?.data);
    if (data && !data.success) return wrong(`which is not the contract’s: ${z.prettifyError(data.error)}`);
    const results = (answer?.data as { results?: { status: string }[] } | undefined)?.results;
    const isNothing = results?.every((one) => one.status === 'REFUSED') ?? false;
    const changes = call !== undefined && call.method !== 'GET' && call.tag !== 'Reference' && !isNothing;
    return { kind: isNothing ? 'refused' : 'accepted', changes, data: answer?.data };
  }
  if (!errorAnswer.safeParse(answer).success) return wrong('without the contract’s words for an error');
  if (status === 422)
    return isMayBe ? { kind: 'refused' } : wrong('though it is not the schema, or not permitted');
  if (status === 401 || status === 403)
    return isLetIn ? wrong('though it is permitted') : { kind: 'notPermitted' };
  // Unknown addresses and bodies too large or unreadable are refused before the caller is checked.
  if ([400, 404, 413, 414].includes(status))
    // A stream's schema is incomplete: a resume point must belong to a market that is asked for.
    return call && isMayBe ? wrong('though it is the schema') : { kind: 'invalid' };
  return wrong('which nothing here is answered with');
}

/** Requests to every operation of the document, one arbitrary each. */
export function restRequests(
  document: OpenApi,
  hints: Hints,
): { name: string; requests: fc.Arbitrary<FuzzRequest> }[] {
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [auth = 'none'] = operation.security.flatMap((one) => Object.keys(one)) as Auth[];
      const { parameters, requestBody } = operation;
      const values = fc.record({
        path: valuesOf(objectOf(parameters, 'path'), 'path', hints),
        query: valuesOf(objectOf(parameters, 'query'), 'query', hints),
        body: valuesOf(requestBody?.content['application/json']?.schema ?? {}, 'body', hints),
      });
      const parts = fc.oneof({ weight: 3, arbitrary: values }, { weight: 2, arbitrary: broken(values) });
      const requests = fc.tuple(parts, credentialKinds, fc.nat(1_000)).map(([given, who, n]) => {
        // Breaking may have replaced a part with anything.
        const { path, query, body } = isObject(given) ? given : {};
        const placed = isObject(path) ? path : {};
        const named = parameters
          .filter((one) => one.in === 'path')
          .map(({ name }) => [name, placed[name] ?? '']);
        const whole = { path: Object.fromEntries(named), query: isObject(query) ? query : {}, body };
        return requestOf([template, method, operation, auth], whole, { who, n });
      });
      return { name: operation.operationId, requests };
    }),
  );
}
