import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { NoAnswer } from '#contract/rest-client.ts';
import { daysInMonth, toDay } from '#domain/calendar/day.ts';
import { entryGroups } from '#domain/report/entry-group.ts';
import { csvHead, csvRows } from '#domain/report/report.ts';
import { statementPaths } from '#domain/report/statement-file.ts';
import { statementCells, statementColumns } from '#domain/report/statement-row.ts';
import { callerOf } from '../http/caller.ts';
import { graphqlError, noAnswerText, sendStatus } from '../http/errors.ts';
import { Unauthorised } from '../upstream/failures.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { openStatement, type OpenedStatement, type StatementAsked } from './read-statement.ts';

export interface StatementNeeds {
  upstream: Upstream;
  /** Files per minute from one address. */
  rateLimit: number;
}

const zone = z.string().min(1).max(64);
const practice = z.literal('true').optional();
const csvQuery = z.object({
  from: z.string().max(10),
  to: z.string().max(10),
  zone,
  direction: z.enum(['ASC', 'DESC']),
  group: z.enum(entryGroups).optional(),
  practice,
});
const pdfQuery = z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), zone, practice });

/** Without it spreadsheets guess another encoding. */
const byteOrderMark = '\uFEFF';

/**
 * `GET /statements/csv` and `/statements/pdf`: a statement as a file, written while it is read from the exchange with its
 * owner's token, so that a long one needs no more memory than a short one.
 */
export function statementRoutes(app: FastifyInstance, { upstream, rateLimit }: StatementNeeds): void {
  const config = { rateLimit: { max: rateLimit, timeWindow: 60_000 } };
  app.route({
    method: 'GET',
    url: statementPaths.csv,
    config,
    handler: async (request, reply) => {
      const { success, data } = csvQuery.safeParse(request.query);
      if (!success) return sendStatus(reply, 400);
      const asked = { ...data, practice: data.practice === 'true' };
      const statement = await opened(upstream, request, reply, asked);
      if (!statement) return reply;
      void reply.header('cache-control', 'no-store').type('text/csv; charset=utf-8');
      return reply.send(Readable.from(csvOf(statement, asked), { objectMode: false, highWaterMark: 65_536 }));
    },
  });
  app.route({
    method: 'GET',
    url: statementPaths.pdf,
    config,
    handler: async (request, reply) => {
      const { success, data } = pdfQuery.safeParse(request.query);
      if (!success) return sendStatus(reply, 400);
      const { month } = data;
      const asked: StatementAsked = {
        from: toDay(month, 1),
        to: toDay(month, daysInMonth(month)),
        zone: data.zone,
        direction: 'ASC',
        practice: data.practice === 'true',
      };
      const statement = await opened(upstream, request, reply, asked);
      if (!statement) return reply;
      const { userName } = await upstream.user(callerOf(request));
      // Fonts and their reader are loaded with the first PDF.
      const { statementPdf } = await import('./statement-pdf.ts');
      const printedAt = new Date().toISOString();
      const head = { month, zone: data.zone, userName, printedAt, isPractice: asked.practice };
      void reply.header('cache-control', 'no-store').type('application/pdf');
      return reply.send(statementPdf(head, statement));
    },
  });
}

async function* csvOf({ parts }: OpenedStatement, asked: StatementAsked): AsyncGenerator<string> {
  yield byteOrderMark + csvHead(statementColumns);
  for await (const part of parts)
    yield csvRows(
      part.map((entry) => ({ cells: statementCells(entry, asked) })),
      asked.zone,
    );
}

/** The statement with its first part read; null: there is none, and the reply says why. */
async function opened(
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: StatementAsked,
): Promise<OpenedStatement | null> {
  const statement = await openStatement(upstream, callerOf(request), asked).catch((error: unknown) => {
    if (error instanceof NoAnswer || error instanceof Unauthorised) return error;
    throw error;
  });
  if (statement instanceof Unauthorised) {
    void reply.code(401).send(graphqlError('UNAUTHENTICATED', statement.message));
  } else if (statement instanceof NoAnswer) {
    request.log.warn({ err: statement }, noAnswerText(statement));
    void reply.code(503).send(graphqlError('NO_ANSWER', noAnswerText(statement)));
  } else if ('isRefusal' in statement) {
    void reply.code(422).send(graphqlError(statement.code, statement.message));
  } else return statement;
  return null;
}
