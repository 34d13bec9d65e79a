import { createGateway } from '../../src/server/gateway/app.ts';
import { restUpstream } from '../../src/server/gateway/upstream/rest-upstream.ts';
import { answerRequests } from '../support/requests.ts';

/** The gateway as in production, with one of the two sites. */
let app: Awaited<ReturnType<typeof createGateway>>;

answerRequests({
  open: async ({ baseUrl, siteDir }: { baseUrl: string; siteDir: string }) => {
    app = await createGateway({
      upstream: restUpstream({ baseUrl }),
      siteDir,
      allowAnyQuery: false,
      rateLimit: Number.MAX_SAFE_INTEGER,
      logLevel: 'error',
    });
  },
  listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
  close: () => app.close(),
});
