import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { storybookFolder } from './story-index.ts';

/** Serves the built Storybook like any file host. Its address reaches the tests through the environment. */
export default async function serve(): Promise<() => Promise<void>> {
  if (!existsSync(join(storybookFolder, 'index.json')))
    throw new Error('There is no built Storybook: run `npm run storybook:build` first.');
  const server = Fastify();
  await server.register(fastifyStatic, { root: storybookFolder });
  process.env.LAYLINE_STORYBOOK_URL = await server.listen({ port: 0, host: '127.0.0.1' });
  return () => server.close();
}
