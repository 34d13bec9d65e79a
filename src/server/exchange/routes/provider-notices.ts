import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorAnswer } from '#contract/call.ts';
import { noticePath } from '#contract/payment-provider.ts';
import type { Heard, PaymentDesk } from '#server/exchange/payments/payment-desk.ts';

const bodyLimit = 16 * 1024;

const refusals: Record<Exclude<Heard, 'HEARD'>, [status: number, code: string, message: string]> = {
  UNSIGNED: [401, 'UNAUTHENTICATED', 'This is not signed by the provider, or was signed too long ago.'],
  UNREADABLE: [400, 'INVALID_REQUEST', 'The call-back cannot be read.'],
  UNKNOWN_PROVIDER: [404, 'NOT_FOUND', 'There is no such provider.'],
};

/**
 * Where providers of payments call back. The signature is over the body as it was sent, so the body is read here and not
 * by the server's parser. The same call-back always gets the same answer.
 */
export function providerNoticeRoutes(app: FastifyInstance, desk: Pick<PaymentDesk, 'hear'>): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Params: { providerId: string } }>(
      decodeURIComponent(noticePath(':providerId')),
      { bodyLimit },
      async ({ params, body, headers }, reply) => {
        const raw = body instanceof Uint8Array ? body : new Uint8Array();
        const heard = await desk.hear(params.providerId, raw, headers);
        return heard === 'HEARD' ? { data: { status: 'HEARD' } } : refuse(reply, heard);
      },
    );
    done();
  });
}

function refuse(reply: FastifyReply, heard: Exclude<Heard, 'HEARD'>): FastifyReply {
  const [status, code, message] = refusals[heard];
  return reply.code(status).send({ error: { code, message } } satisfies ErrorAnswer);
}
