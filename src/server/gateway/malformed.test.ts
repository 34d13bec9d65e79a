import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { operations } from './__generated__/operations.ts';
import { createGateway } from './app.ts';
import { openGateway } from './testing/gateway-under-test.ts';
import { connectLive, LiveClient } from './testing/live-client.ts';
import { scriptedUpstream } from './testing/scripted-upstream.ts';

/** Ten thousand malformed inputs in a long run. */
const runs = process.env.LAYLINE_LONG ? 10_000 : 400;
const texts = Object.values(operations);
const path = '/graphql';

/** An operation of the site, whole or with a piece cut out or inserted. */
const anyQuery = fc
  .tuple(fc.constantFrom(...texts), fc.nat(400), fc.nat(40), fc.string())
  .map(([text, at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length));
const anyBody = fc.oneof(
  fc.json(),
  fc.string(),
  fc
    .record({
      query: fc.oneof(fc.constantFrom(...texts), anyQuery, fc.anything()),
      variables: fc.oneof(
        fc.dictionary(fc.constantFrom('marketId', 'eventId', 'clientId', 'instructions'), fc.jsonValue()),
        fc.jsonValue(),
      ),
      operationName: fc.jsonValue(),
      documentId: fc.option(fc.string(), { nil: undefined }),
      extensions: fc.jsonValue(),
    })
    .map((body) =>
      JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ),
);

test.each([false, true])(
  '[R13] whatever is posted is answered in words, without a stack (any query: %s)',
  { timeout: 600_000 },
  async (allowAnyQuery) => {
    const app = await createGateway({
      upstream: scriptedUpstream(),
      siteDir: '/nowhere',
      allowAnyQuery,
      rateLimit: 1_000_000,
      logLevel: 'silent',
    });
    onTestFinished(() => app.close());
    await fc.assert(
      fc.asyncProperty(anyBody, async (payload) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await app.inject({ method: 'POST', url: path, headers, payload });
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.body).not.toMatch(/node_modules|\.ts:|stacktrace|at [\w.]+ \(/);
        const { errors } = answer.json<{ errors?: { message: string; extensions: { code: string } }[] }>();
        for (const { message, extensions } of errors ?? []) {
          expect(message).not.toBe('');
          expect(extensions.code).toMatch(/^[A-Z_]+$/);
        }
      }),
      { numRuns: runs },
    );
  },
);

const anyMessage = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record({
      type: fc.constantFrom('connection_init', 'subscribe', 'complete', 'ping', 'next', 'pong'),
      id: fc.oneof(fc.string(), fc.jsonValue()),
      payload: fc.oneof(
        fc.jsonValue(),
        fc.record({ query: anyQuery, variables: fc.jsonValue(), documentId: fc.jsonValue() }),
      ),
    })
    .map((message) => JSON.stringify(message)),
);

test('[R13] whatever is said on a socket, others are served as before', { timeout: 600_000 }, async () => {
  const { url } = await openGateway({ allowAnyQuery: true });
  const other = await connectLive(url);
  await fc.assert(
    fc.asyncProperty(fc.array(anyMessage, { minLength: 1, maxLength: 5 }), async (said) => {
      const client = await new LiveClient(url).opened();
      for (const message of said) client.say(message);
      expect(await other.restUntilPong()).toEqual([]);
      client.ws.terminate();
    }),
    { numRuns: runs / 4 },
  );
});
