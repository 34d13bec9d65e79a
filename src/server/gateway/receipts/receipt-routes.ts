import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { NoAnswer } from '#contract/rest-client.ts';
import { isZone, plainZone } from '#domain/calendar/zone-day.ts';
import { hasReceipt, receiptOf, receiptText } from '#domain/payment/receipt.ts';
import { callerOf } from '../http/caller.ts';
import { graphqlError, noAnswerText, sendStatus } from '../http/errors.ts';
import { Unauthorised } from '../upstream/failures.ts';
import type { Upstream } from '../upstream/upstream.ts';

export interface ReceiptNeeds {
  upstream: Upstream;
  /** Receipts per minute from one address. */
  rateLimit: number;
}

const asked = z.object({ format: z.enum(['pdf', 'text']), paymentId: z.string().min(1).max(64) });
const query = z.object({ zone: z.string().max(64).default('UTC') });

/** An exchange that is away, or takes the token no more, is no fault of ours. */
function notRead(error: unknown): NoAnswer | Unauthorised {
  if (error instanceof NoAnswer || error instanceof Unauthorised) return error;
  throw error;
}

/** `GET /receipts/{pdf|text}/{paymentId}?zone=`: a payment that is over, as its owner's token reads it from the exchange. */
export function receiptRoutes(app: FastifyInstance, { upstream, rateLimit }: ReceiptNeeds): void {
  app.route({
    method: 'GET',
    url: '/receipts/:format/:paymentId',
    config: { rateLimit: { max: rateLimit, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const path = asked.safeParse(request.params);
      const { success, data } = query.safeParse(request.query);
      if (!path.success) return sendStatus(reply, 404);
      if (!success) return sendStatus(reply, 400);
      const { format, paymentId } = path.data;
      const payment = await upstream.payment(callerOf(request), { paymentId }).catch(notRead);
      if (payment instanceof Unauthorised) return unauthorised(reply, payment);
      if (payment instanceof NoAnswer) {
        request.log.warn({ err: payment }, noAnswerText(payment));
        return reply.code(503).send(graphqlError('NO_ANSWER', noAnswerText(payment)));
      }
      if (payment === null) return sendStatus(reply, 404);
      if (!hasReceipt(payment)) {
        return reply.code(409).send(graphqlError('PAYMENT_OPEN', 'It has a receipt once it is over.'));
      }
      const receipt = receiptOf(payment, isZone(data.zone) ? data.zone : plainZone);
      void reply.header('cache-control', 'no-store');
      if (format === 'text') return reply.type('text/plain; charset=utf-8').send(receiptText(receipt));
      // Fonts and their reader are loaded with the first receipt: a gateway that writes none needs neither.
      const { receiptPdf } = await import('./receipt-pdf.ts');
      return reply.type('application/pdf').send(await receiptPdf(receipt));
    },
  });
}

const unauthorised = (reply: FastifyReply, { message }: Unauthorised) =>
  reply.code(401).send(graphqlError('UNAUTHENTICATED', message));
