import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createGateway, type GatewayOptions } from '../app.ts';
import { scriptedUpstream, type ScriptedUpstream } from './scripted-upstream.ts';

export interface GatewayUnderTest {
  upstream: ScriptedUpstream;
  /** `http://127.0.0.1:port`. */
  url: string;
  post(body: unknown, headers?: Record<string, string>): Promise<GraphqlAnswer>;
}

export interface GraphqlAnswer {
  status: number;
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: { code: string } }[];
}

/** Starts a gateway on the test's own exchange. Closed when the test finishes. */
export async function openGateway(
  options: Partial<Omit<GatewayOptions, 'upstream'>> & { answers?: Partial<ScriptedUpstream> } = {},
): Promise<GatewayUnderTest> {
  const upstream = scriptedUpstream(options.answers);
  const app = await createGateway({
    siteDir: '/nowhere',
    allowAnyQuery: false,
    rateLimit: 10_000,
    logLevel: 'silent',
    // Long, so that a busy machine does not look like a dead exchange.
    streamSilence: 60_000,
    ...options,
    upstream,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer, 'status'>) };
  };
  return { upstream, url, post };
}
