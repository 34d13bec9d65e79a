import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-cluster.ts';

/** One PostgreSQL per run, shared by the test files that ask for it. If none asks, none starts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: ReturnType<typeof startTestCluster> | undefined;
  const path = `/${randomUUID()}`;
  const door = createServer((request, response) => {
    if (request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    cluster ??= startTestCluster();
    cluster.then(
      ({ url, ownerUrl }) => response.end(JSON.stringify({ url, ownerUrl })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  if (!address || typeof address === 'string') throw new Error('The door of the test database has no port.');
  project.provide('databaseDoor', `http://127.0.0.1:${address.port}${path}`);
  return async () => {
    door.closeAllConnections();
    door.close();
    // A failed start has been reported to whoever asked, and there is nothing to stop.
    const started = await cluster?.catch(() => undefined);
    await started?.stop();
  };
}
