import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#contract/openapi.ts';

/** `GET /openapi.json`: the contract as a document. */
export function openApiRoute(app: FastifyInstance): void {
  const document = openApiDocument();
  app.get('/openapi.json', () => document);
}
