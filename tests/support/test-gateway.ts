import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '#server/gateway/__generated__/operations.ts';
import { createGateway, type GatewayOptions } from '#server/gateway/app.ts';
import { restUpstream } from '#server/gateway/upstream/rest-upstream.ts';

export interface GraphqlAnswer {
  status: number;
  data?: any;
  errors?: { message: string; extensions: { code: string } }[];
}

/** The real gateway on an exchange, over HTTP, used as the site uses it: by the names of the site's operations. */
export interface TestGateway {
  url: string;
  run(operation: string, variables?: object, token?: string): Promise<GraphqlAnswer>;
  /** Posts any body. */
  post(body: string, headers?: Record<string, string>): Promise<GraphqlAnswer>;
  close(): Promise<void>;
}

/** The text of one of the site's operations. */
export function operationText(name: string): string {
  const text = Object.values(operations).find((one) => new RegExp(`^\\w+ ${name}\\b`).test(one));
  if (!text) throw new Error(`${name} is not an operation of the site`);
  return text;
}

export async function openTestGateway(
  upstreamUrl: string,
  options: Partial<GatewayOptions> = {},
): Promise<TestGateway> {
  const app = await createGateway({
    upstream: restUpstream({ baseUrl: upstreamUrl }),
    siteDir: join(tmpdir(), 'no-site-is-built-for-tests'),
    allowAnyQuery: false,
    rateLimit: 100_000,
    logLevel: 'error',
    ...options,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const post: TestGateway['post'] = async (body, headers = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    const response = await fetch(`${url}/graphql`, init);
    return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer, 'status'>) };
  };
  return {
    url,
    post,
    run: (operation, variables = {}, token) =>
      post(
        JSON.stringify({ query: operationText(operation), variables }),
        token === undefined ? {} : { authorization: `Bearer ${token}` },
      ),
    close: () => app.close(),
  };
}
