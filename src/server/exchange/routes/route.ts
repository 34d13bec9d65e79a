import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { must } from '#domain/must.ts';
import type { Call, commonRefusals, DataOf, RefusalsOf } from '#contract/call.ts';
import { toText } from '#domain/words/text.ts';
import type { Caller } from '#server/exchange/accounts/sessions.ts';
import {
  headerOf,
  requireBettor,
  requireGamesHost,
  requireOperator,
  type Authenticator,
} from './authenticator.ts';
import { InvalidRequest, RouteRefusal, WrongAnswer, type Issue } from './errors.ts';

export interface RouteInput<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  /** The browser's address, as named by the gateway. */
  address: string;
  /** The browser's user agent, as the gateway passes it on. */
  agent: string | undefined;
  /** The token that the browser keeps since somebody signed in on it. Not verified. */
  device: string | undefined;
  operatorKey: string | undefined;
}

/** Only what the contract lists: the gateway takes any other code for a fault. */
type MayRefuse<C extends Call> = RefusalsOf<C> | (typeof commonRefusals)[number] | 'UNAUTHENTICATED';
type Answer<C extends Call> = DataOf<C> | RouteRefusal<MayRefuse<C>>;
type Reply<C extends Call> = Answer<C> | Promise<Answer<C>>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Serves a call that anyone may make. Input and answer are validated against the contract. */
export function publicRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  answer: (input: RouteInput<C>) => Reply<C>,
): void {
  register(app, call, 'none', undefined, (input) => answer(input));
}

/** Serves a call for a signed-in bettor; otherwise 401. The caller is checked before the body is read. */
export function bettorRoute<C extends Call>(
  app: FastifyInstance,
  authenticator: Authenticator,
  call: C,
  answer: (input: RouteInput<C> & { caller: Caller }) => Reply<C>,
): void {
  const onRequest = requireBettor(authenticator);
  register(app, call, 'bettor', onRequest, (input, { caller }) =>
    answer(Object.assign(input, { caller: must(caller) })),
  );
}

/** Serves a call for the holder of the operator key; otherwise 403. */
export function operatorRoute<C extends Call>(
  app: FastifyInstance,
  authenticator: Authenticator,
  call: C,
  answer: (input: RouteInput<C>) => Reply<C>,
): void {
  register(app, call, 'operator', requireOperator(authenticator), (input) => answer(input));
}

/** Serves a call for the games host; otherwise 403, even for the operator. */
export function gamesRoute<C extends Call>(
  app: FastifyInstance,
  authenticator: Authenticator,
  call: C,
  answer: (input: RouteInput<C>) => Reply<C>,
): void {
  register(app, call, 'games', requireGamesHost(authenticator), (input) => answer(input));
}

function register<C extends Call>(
  app: FastifyInstance,
  call: C,
  auth: Call['auth'],
  onRequest: ((request: FastifyRequest) => Promise<void>) | undefined,
  answer: (input: RouteInput<C>, request: FastifyRequest) => Reply<C>,
): void {
  if (call.auth !== auth) throw new Error(`${call.name} is for ${call.auth}, not for ${auth}`);
  app.route({
    method: call.method,
    url: call.path,
    ...(onRequest && { onRequest }),
    handler: async (request) => {
      const input = {
        params: read(call.params, 'params', request.params),
        query: read(call.query, 'query', request.query),
        body:
          call.method === 'GET'
            ? {}
            : read(call.body, 'body', request.body === undefined ? {} : request.body),
        // Few ask for it, and it has to be worked out from the headers.
        get address() {
          return request.ip;
        },
        agent: request.headers['user-agent'],
        device: headerOf(request, 'x-device'),
        operatorKey: headerOf(request, 'x-operator-key'),
      } as RouteInput<C>;
      const reply = await answer(input, request);
      if (reply instanceof RouteRefusal) throw reply;
      const checked = call.data.safeParse(reply);
      if (!checked.success) throw new WrongAnswer(call.name, checked.error.message);
      return { data: checked.data };
    },
  });
}

/** One part of the request, parsed by its schema. Throws `InvalidRequest`, which says where it doesn't match. */
export function read<Schema extends z.ZodType>(
  schema: Schema,
  part: string,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues: Issue[] = result.error.issues.map(({ path, message }) => ({
    // Both may contain the request's own field names.
    path: toText([part, ...path].map(String).join('.')),
    message: toText(message),
  }));
  throw new InvalidRequest(issues.slice(0, 20));
}
