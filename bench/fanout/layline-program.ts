import { createGateway } from '../../src/server/gateway/app.ts';
import { defaultLiveLimits } from '../../src/server/gateway/live/live-limits.ts';
import type { Upstream } from '../../src/server/gateway/upstream/upstream.ts';
import { Changes } from './changes.ts';
import { serveBench } from './server-requests.ts';

/** Our gateway as in production, with an exchange in its own process. */
const changes = new Changes();

serveBench(changes, async () => {
  const app = await createGateway({
    upstream: { watchMarket: () => changes.follow() } as unknown as Upstream,
    siteDir: 'none',
    allowAnyQuery: false,
    rateLimit: Number.MAX_SAFE_INTEGER,
    logLevel: 'error',
    liveLimits: { ...defaultLiveLimits, sockets: Infinity },
    // The bench's source sends no heartbeats.
    streamSilence: 3_600_000,
  });
  return (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws') + '/live';
});
