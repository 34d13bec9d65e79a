import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { must } from '#domain/must.ts';
import { messages } from '#domain/words/page-words.ts';
import { NotUnderstood, type NoAnswer } from '#contract/rest-client.ts';

export const bodyLimit = 256 * 1024;

/** Refusals by fastify before a handler runs, by status. */
const byStatus: Record<number, [code: string, message: string]> = {
  400: ['INVALID_REQUEST', 'The request cannot be read.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not answer that method.'],
  413: ['QUERY_TOO_LARGE', 'The request is larger than 256 kB.'],
  414: ['INVALID_REQUEST', 'The address is too long.'],
  415: ['INVALID_REQUEST', 'The body is not application/json.'],
  421: ['WRONG_HOST', 'This site is not at that address.'],
  429: ['TOO_MANY', 'Too many requests. Wait a minute and try again.'],
  503: ['NO_ANSWER', 'The exchange does not answer.'],
};

/** What the exchange is to blame for, in words: it said nothing, or something else than the contract has. */
export const noAnswerText = (error: NoAnswer): string =>
  error instanceof NotUnderstood
    ? 'The answer of the exchange was not understood. Please try again.'
    : 'The exchange did not answer. Please try again.';

export const graphqlError = (code: string, message: string) => ({
  errors: [{ message, extensions: { code } }],
});

/** Answers every error with a code and a sentence. No body reveals our internals. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) {
    request.log.error({ err: error }, `${request.method} ${request.url} failed`);
    void reply.code(500).send(graphqlError('INTERNAL_SERVER_ERROR', messages.genericError));
    return;
  }
  const [code, message] = byStatus[status] ?? ['INVALID_REQUEST', 'The request cannot be answered.'];
  void reply.code(status).send(graphqlError(code, message));
}

export function sendStatus(reply: FastifyReply, status: 400 | 404 | 405 | 421 | 503): FastifyReply {
  const [code, message] = must(byStatus[status]);
  return reply.code(status).send(graphqlError(code, message));
}

export const answerErrors = (app: FastifyInstance): void => void app.setErrorHandler(sendError);
