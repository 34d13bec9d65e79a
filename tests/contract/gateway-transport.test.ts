import type { AddressInfo } from 'node:net';
import { createGateway } from '#server/gateway/app.ts';
import { restUpstream } from '#server/gateway/upstream/rest-upstream.ts';
import { conformsToLive } from '#tests/support/live/conformance.ts';
import { openGatewayTransport } from '#tests/support/live/gateway-client.ts';
import { openTcpDoor } from '#tests/support/tcp-door.ts';

conformsToLive('gateway', async (exchangeUrl) => {
  const app = await createGateway({
    upstream: restUpstream({ baseUrl: exchangeUrl }),
    siteDir: 'none',
    allowAnyQuery: false,
    rateLimit: 10_000,
    logLevel: 'silent',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const door = await openTcpDoor(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  const transport = openGatewayTransport(door.url);
  return {
    transport,
    cut: () => door.cut(),
    close: async () => {
      transport.close();
      await door.close();
      await app.close();
    },
  };
});
