import { z } from 'zod';
import { text } from './values.ts';

/**
 * Who may call: anyone, a signed-in bettor (`Authorization: Bearer <token>`), the operator (`x-operator-key`), or the
 * games host (`x-games-key`), which may do nothing but play rounds with whoever was launched to it.
 */
export type CallAuth = 'none' | 'bettor' | 'operator' | 'games';

/**
 * One REST call of the exchange: its path, what it takes and what it answers. The exchange validates requests with
 * it, clients validate answers with it, and the OpenAPI document is made from it.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  name: string;
  summary: string;
  tag: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` parameters, e.g. `/markets/:marketId/book`. */
  path: string;
  auth: CallAuth;
  params: Params;
  query: Query;
  body: Body;
  /** The answer is `{ data: … }` of this shape with HTTP 200. */
  data: Data;
  /** Codes with which this call may refuse: HTTP 422 and `{ error: { code, message } }`. */
  refusals: readonly string[];
}

const nothing = z.strictObject({});
type Nothing = typeof nothing;

/** Defines a call; parts that are not given take nothing. */
export function defineCall<
  Data extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  call: Pick<Call, 'name' | 'summary' | 'tag' | 'method' | 'path' | 'auth'> & {
    params?: Params;
    query?: Query;
    body?: Body;
    data: Data;
    refusals?: readonly string[];
  },
): Call<Params, Query, Body, Data> {
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

/**
 * Every answer that is not `data`. HTTP status: 400 the request is not the schema, 401 token missing, expired or
 * revoked, 403 not allowed, 404 no such thing, 413 too large, 422 refused, 429 too many, 500 our fault, 503 not serving.
 */
export const errorAnswer = z.object({
  error: z.object({
    code: text,
    message: text,
    /** Where the request departs from the schema (400 only). */
    issues: z.array(z.object({ path: text, message: text })).optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
