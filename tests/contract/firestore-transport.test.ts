import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { liveProjectFields, type LiveProjectConfig, type LiveProjects } from '#domain/wire/live-project.ts';
import { timing } from '#domain/site/timing.ts';
import { openProjects } from '#live/firestore/open-projects.ts';
import { createLateProjects } from '#live/late-projects.ts';
import type { LiveTransport } from '#live/transport.ts';
import { createGateway } from '#server/gateway/app.ts';
import { restUpstream } from '#server/gateway/upstream/rest-upstream.ts';
import { FirestoreServer } from '#tests/support/firestore/firestore-server.ts';
import { conformsToLive } from '#tests/support/live/conformance.ts';
import { openGatewayTransport } from '#tests/support/live/gateway-client.ts';
import { openTcpDoor } from '#tests/support/tcp-door.ts';

const cricket = Object.fromEntries(
  liveProjectFields.map((field) => [field, field === 'projectId' ? 'layline-cricket' : `${field}-cricket`]),
) as LiveProjectConfig;

let firestore: FirestoreServer;
beforeAll(async () => void (firestore = await FirestoreServer.open()));
afterAll(() => firestore.stop());
const liveProjects = (): LiveProjects => ({ projects: { cricket }, emulatorHost: firestore.host });

/** Resolves once the project, and not the gateway, brings this market. */
async function broughtByProject(transport: LiveTransport, marketId: string): Promise<void> {
  let silence = 0;
  const listener = { message: () => {}, ended: () => {} };
  const stop = transport.watchMarket(marketId, listener, { limited: (ms) => (silence = ms) });
  await expect.poll(() => silence, { timeout: 30_000 }).toBe(timing.firestoreSilence);
  stop();
}

conformsToLive(
  'Firestore',
  async (exchangeUrl, exchange) => {
    const app = await createGateway({
      upstream: restUpstream({ baseUrl: exchangeUrl }),
      siteDir: 'none',
      allowAnyQuery: false,
      rateLimit: 10_000,
      logLevel: 'silent',
      liveProjects: liveProjects(),
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const door = await openTcpDoor(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
    const gateway = openGatewayTransport(door.url);
    let projects: ReturnType<typeof openProjects> | undefined;
    const transport = createLateProjects({
      gateway,
      loadProjects: () => Promise.resolve(liveProjects()),
      openProjects: (...given) => Promise.resolve((projects = openProjects(...given))),
    });
    await broughtByProject(transport, await exchange.openMarket('before'));
    return {
      transport,
      cut: async () => {
        door.cut();
        await firestore.stop();
        await firestore.listen();
      },
      close: async () => {
        await projects?.closeProjects();
        gateway.close();
        await door.close();
        await app.close();
      },
    };
  },
  () => ({ log: 'silent', firestore: { ...liveProjects(), keysDir: undefined } }),
);
