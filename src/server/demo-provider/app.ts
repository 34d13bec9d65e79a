import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Call, ErrorAnswer } from '#contract/call.ts';
import {
  askProvider,
  getProviderPayment,
  giveUpAtProvider,
  listBankTransactions,
} from '#contract/payment-provider.ts';
import { onlyHere } from '#server/runtime/own-hosts.ts';
import { noSchemas } from '#server/runtime/no-schemas.ts';
import { cutSlowRequests } from '#server/runtime/slow-requests.ts';
import { Away, type DemoProvider } from './provider.ts';

export interface DemoProviderAppOptions {
  provider: DemoProvider;
  /** Whether the exchange calls. */
  isCaller: (authorization: string | undefined) => boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info';
}

/** The demo provider's calls, not yet listening. */
export function createDemoProviderApp({
  provider,
  isCaller,
  logLevel,
}: DemoProviderAppOptions): FastifyInstance {
  const app = fastify({
    bodyLimit: 16 * 1024,
    ...cutSlowRequests,
    ...noSchemas,
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (!onlyHere(headers.host))
      return refuse(reply, 421, 'WRONG_HOST', 'The provider is not at that address.');
    if (url !== '/health' && !isCaller(headers.authorization))
      return refuse(reply, 401, 'UNAUTHENTICATED', 'This provider knows the exchange alone.');
    return undefined;
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Away) return refuse(reply, 503, 'NOT_SERVING', error.message);
    if (error instanceof NotTheCall) return refuse(reply, 400, 'INVALID_REQUEST', error.message);
    request.log.error(error);
    return refuse(reply, 500, 'FAULT', 'Something went wrong.');
  });
  app.get('/health', () => ({ status: 'ok' }));
  app.post(askProvider.path, (request, reply) => {
    const { paymentId } = read(askProvider, 'params', request.params);
    const refusal = provider.ask(paymentId, read(askProvider, 'body', request.body));
    return refusal === null ? { data: { taken: true } } : refuse(reply, 422, 'NOT_ACCEPTED', refusal);
  });
  app.get(getProviderPayment.path, ({ params }) => ({
    data: provider.status(read(getProviderPayment, 'params', params).paymentId),
  }));
  app.post(giveUpAtProvider.path, ({ params }) => ({
    data: { outcome: provider.giveUp(read(giveUpAtProvider, 'params', params).paymentId) },
  }));
  app.get(listBankTransactions.path, ({ query }) => ({
    data: provider.transactions(Date.parse(read(listBankTransactions, 'query', query).since)),
  }));
  return app;
}

/** A request is not what its call takes. */
class NotTheCall extends Error {}

function read<C extends Call, Part extends 'params' | 'query' | 'body'>(
  call: C,
  part: Part,
  value: unknown,
): z.output<C[Part]> {
  const result = call[part].safeParse(value);
  if (!result.success) throw new NotTheCall(`${call.name} does not take such ${part}.`);
  return result.data;
}

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ error: { code, message } } satisfies ErrorAnswer);
