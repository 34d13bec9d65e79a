import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { callerOf } from './caller.ts';
import { deviceCookie } from './device-cookie.ts';
import { graphqlError } from './errors.ts';
import { isObject, type AdmittedOperation, type OperationGate } from './operation-gate.ts';

export interface GraphqlRouteNeeds {
  apollo: ApolloServer<Context>;
  gate: OperationGate;
  upstream: Upstream;
  tokenRenewed: Context['tokenRenewed'];
  /** Requests per minute from one address. */
  rateLimit: number;
  /** Whether browsers reach the site by HTTPS. */
  isSecure: boolean;
}

/** `POST /graphql`: one operation per request, and only those the gate lets through. */
export function graphqlRoute(app: FastifyInstance, needs: GraphqlRouteNeeds): void {
  const { apollo, gate, upstream, tokenRenewed, rateLimit, isSecure } = needs;
  app.route({
    method: 'POST',
    url: '/graphql',
    config: { rateLimit: { max: rateLimit, timeWindow: 60_000 } },
    preHandler: (request, reply, done) => {
      if (!admit(gate, request, reply)) done();
    },
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) => ({
        upstream,
        caller: callerOf(request),
        tokenRenewed,
        keepDevice: (device) => void reply.header('set-cookie', deviceCookie(device, isSecure)),
      }),
    }),
  });
}

/**
 * Replaces the requested operation with its hash if it is the site's own, else with its allowed text. Returns the reply if
 * it refuses.
 */
function admit(gate: OperationGate, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const { body } = request;
  if (Array.isArray(body)) {
    return refuseRequest(
      reply,
      'BATCH_REFUSED',
      'One request carries one operation: batches are not answered.',
    );
  }
  if (!isObject(body)) {
    return refuseRequest(reply, 'NO_OPERATION', 'The body of the request is not a GraphQL request.');
  }
  const admitted = gate.admit(body);
  if ('refusal' in admitted) return refuseRequest(reply, admitted.refusal.code, admitted.refusal.message);
  const { query: _, documentId: __, extensions: ___, ...rest } = body;
  request.body = { ...rest, ...requestFor(admitted) };
  return null;
}

/** A hash spares Apollo Server working out that of the text. */
const requestFor = ({ text, hash }: AdmittedOperation) =>
  hash === undefined ? { query: text } : { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };

const refuseRequest = (reply: FastifyReply, code: string, message: string) =>
  reply.code(400).send(graphqlError(code, message));
