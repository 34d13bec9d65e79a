import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#contract/openapi.ts';

/** `GET /openapi.json`: the contract as a document, made when it is first asked for. */
export function openApiRoute(app: FastifyInstance): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/openapi.json', () => (document ??= openApiDocument()));
}
