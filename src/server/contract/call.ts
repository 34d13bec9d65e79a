import { z } from 'zod';
import { text, time } from './values.ts';

/**
 * Who may call: anyone, a signed-in bettor (`Authorization: Bearer <token>`), the operator (`x-operator-key`), or the
 * games host (`x-games-key`), which may only play rounds with the bettors launched to it.
 */
export type CallAuth = 'none' | 'bettor' | 'operator' | 'games';

/**
 * One REST call of the exchange: its path, input and answer. The exchange validates requests against it, clients
 * validate answers against it, and the OpenAPI document is generated from it.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Code extends string = string,
> {
  name: string;
  summary: string;
  tag: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` parameters, e.g. `/markets/:marketId/book`. */
  path: string;
  auth: CallAuth;
  params: Params;
  query: Query;
  body: Body;
  /** The shape of `data` in the answer, which is `{ data: … }` with HTTP 200. */
  data: Data;
  /** The codes this call may refuse with: HTTP 422 and `{ error: { code, message } }`. */
  refusals: readonly Code[];
}

const nothing = z.strictObject({});
type Nothing = typeof nothing;

/** Defines a call. Omitted parts take nothing. */
export function defineCall<
  Data extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  const Code extends string = never,
>(
  call: Pick<Call, 'name' | 'summary' | 'tag' | 'method' | 'path' | 'auth'> & {
    params?: Params;
    query?: Query;
    body?: Body;
    data: Data;
    refusals?: readonly Code[];
  },
): Call<Params, Query, Body, Data, Code> {
  return {
    refusals: [],
    ...call,
    params: (call.params ?? nothing) as Params,
    query: (call.query ?? nothing) as Query,
    body: (call.body ?? nothing) as Body,
  };
}

export type ParamsOf<C extends Call> = z.input<C['params']>;
export type QueryOf<C extends Call> = z.input<C['query']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
export type DataOf<C extends Call> = z.output<C['data']>;
export type RefusalsOf<C extends Call> = C['refusals'][number];

/** The codes that every call may refuse with: HTTP 400 to 429. */
export const commonRefusals = [
  'INVALID_REQUEST',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_LARGE',
  'WRONG_HOST',
  'TOO_MANY',
] as const;

/** The password was right. The ticket and a code open the session, within five minutes. */
const secondStepDue = z.object({
  ticket: text.max(2_000),
  resetAt: time.nullable().describe('When an operator’s reset switches the second step off; a code stops it'),
});
export type SecondStepDue = z.infer<typeof secondStepDue>;

/**
 * Every answer that is not `data`. HTTP status: 400 the request does not match the schema, 401 token missing, expired
 * or revoked, 403 not allowed, 404 not found, 413 too large, 422 refused, 429 too many, 500 our fault, 503 not serving.
 */
export const errorAnswer = z.object({
  error: z.object({
    code: text,
    message: text,
    /** Where the request does not match the schema (400 only). */
    issues: z.array(z.object({ path: text, message: text })).optional(),
    /** Of `SECOND_STEP_DUE` only. */
    secondStep: secondStepDue.optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
