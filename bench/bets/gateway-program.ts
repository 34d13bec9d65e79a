import { createGateway } from '../../src/server/gateway/app.ts';
import { restUpstream } from '../../src/server/gateway/upstream/rest-upstream.ts';
import { answerRequests } from '../support/requests.ts';

/** The gateway as in production, except that it lets one address send as much as it can. */
let app: Awaited<ReturnType<typeof createGateway>>;

answerRequests({
  open: async ({ baseUrl }: { baseUrl: string }) => {
    app = await createGateway({
      upstream: restUpstream({ baseUrl, isOwn: true }),
      siteDir: 'none',
      allowAnyQuery: false,
      rateLimit: Number.MAX_SAFE_INTEGER,
      logLevel: 'error',
    });
  },
  listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
  close: () => app.close(),
});
