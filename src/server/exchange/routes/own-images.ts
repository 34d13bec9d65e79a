import type { FastifyInstance } from 'fastify';
import { imageFolder, listOwnImages, type OwnImages } from '#contract/own-images.ts';
import { publicRoute } from './route.ts';

/** Lists the operator's own images, and serves those that are files. The gateway looks at their bytes, not at their type. */
export function ownImageRoutes(app: FastifyInstance, { list, files }: OwnImages): void {
  publicRoute(app, listOwnImages, () => [...list]);
  app.get<{ Params: { file: string } }>(`${imageFolder}:file`, ({ params }, reply) => {
    const bytes = files.get(params.file);
    return bytes ? reply.type('application/octet-stream').send(bytes) : reply.callNotFound();
  });
}
