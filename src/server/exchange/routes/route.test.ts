import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall, errorAnswer } from '#contract/call.ts';
import { LoopStopped } from '#server/exchange/engine/loop/command-loop.ts';
import { refuseCall } from './errors.ts';
import type { Authenticator } from './authenticator.ts';
import { bettorRoute, operatorRoute, publicRoute } from './route.ts';
import { openWebServer } from './web-server.ts';

const call = (name: string, auth: 'none' | 'bettor' | 'operator') =>
  defineCall({
    name,
    summary: name,
    tag: 'Test',
    method: 'POST',
    path: `/${name}/:id`,
    auth,
    params: z.strictObject({ id: z.string().max(8) }),
    query: z.strictObject({ page: z.coerce.number().int().optional() }),
    body: z.strictObject({ stake: z.int() }),
    data: z.object({ stake: z.int(), who: z.string() }),
    refusals: ['TOO_LATE'],
  });

const bettorOf: Authenticator['bettorOf'] = async (header) =>
  header === 'Bearer good' ? { accountId: 'a1', sessionId: 's1', renewal: 0 } : null;
const authenticator: Authenticator = {
  bettorOf,
  renewerOf: bettorOf,
  whyRefused: async () => null,
  isOperator: (key) => key === 'the key',
  isGamesHost: () => false,
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await openWebServer('silent');
  publicRoute(app, call('open', 'none'), ({ body, params }) => ({ stake: body.stake, who: params.id }));
  publicRoute(app, call('refusing', 'none'), () => refuseCall('TOO_LATE', 'It is too late.'));
  publicRoute(app, call('wrong', 'none'), () => ({ stake: 0.5, who: 'nobody' }));
  publicRoute(app, call('broken', 'none'), () => {
    throw new Error('the secret of /etc/layline');
  });
  publicRoute(app, call('stopping', 'none'), () => {
    throw new LoopStopped('The exchange is stopping.');
  });
  bettorRoute(app, authenticator, call('mine', 'bettor'), ({ body, caller }) => ({
    ...body,
    who: caller.accountId,
  }));
  operatorRoute(app, authenticator, call('house', 'operator'), ({ body }) => ({ ...body, who: 'operator' }));
});
afterAll(() => app.close());

async function post(url: string, payload: string, headers: Record<string, string> = {}) {
  const contentType = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url, payload, headers: { ...contentType, ...headers } });
  return { status: answer.statusCode, text: answer.body, json: answer.json<Record<string, unknown>>() };
}
const errorOf = (json: unknown) => errorAnswer.parse(json).error;

test('a call that is the schema is answered with its data', async () => {
  expect(await post('/open/x?page=2', '{"stake":5}')).toMatchObject({
    status: 200,
    json: { data: { stake: 5, who: 'x' } },
  });
});

test.each([
  ['1e400', 'body.stake'],
  ['1e300', 'body.stake'],
  ['9007199254740993', 'body.stake'],
  ['0.5', 'body.stake'],
  ['"5"', 'body.stake'],
  ['null', 'body.stake'],
])('a stake of %s is not the schema, and the answer says where', async (stake, path) => {
  const { status, json } = await post('/open/x', `{"stake":${stake}}`);
  expect(status).toBe(400);
  expect(errorOf(json)).toMatchObject({ code: 'INVALID_REQUEST', issues: [{ path }] });
});

test.each([
  ['{"stake":5,"more":1}', '/open/x'],
  ['[]', '/open/x'],
  ['null', '/open/x'],
  ['', '/open/x'],
  ['{"stake":5}', '/open/much-too-long'],
  ['{"stake":5}', '/open/x?unknown=1'],
  ['{"stake":5}', '/open/x?page=one'],
  ['{"stake":NaN}', '/open/x'],
  ['{"stake":5', '/open/x'],
  ['{"__proto__":{"stake":5},"stake":5}', '/open/x'],
])('the body %s to %s is refused with 400', async (body, url) => {
  const { status, json } = await post(url, body);
  expect(status).toBe(400);
  expect(errorOf(json).code).toBe('INVALID_REQUEST');
});

test('a body over 256 kB is refused with 413, and one that is not JSON with 415', async () => {
  const large = await post('/open/x', `{"stake":5,"more":"${'x'.repeat(257 * 1024)}"}`);
  expect([large.status, errorOf(large.json).code]).toEqual([413, 'TOO_LARGE']);
  const text = await post('/open/x', 'stake=5', { 'content-type': 'text/plain' });
  expect([text.status, errorOf(text.json).code]).toEqual([415, 'INVALID_REQUEST']);
});

test('an unknown call is 404 in the same words as every error', async () => {
  const { status, json } = await post('/nowhere', '{}');
  expect([status, errorOf(json).code]).toEqual([404, 'NOT_FOUND']);
  const badUrl = await post('/%E0%A4%A', '{}');
  expect([badUrl.status, errorOf(badUrl.json).code]).toEqual([400, 'INVALID_REQUEST']);
});

test('a refusal is 422 with its code and sentence', async () => {
  const { status, json } = await post('/refusing/x', '{"stake":5}');
  expect([status, json]).toEqual([422, { error: { code: 'TOO_LATE', message: 'It is too late.' } }]);
});

test.each(['wrong', 'broken'])('our own fault (%s) is 500 and tells nothing of it', async (name) => {
  const { status, text } = await post(`/${name}/x`, '{"stake":5}');
  expect(status).toBe(500);
  expect(text).toBe('{"error":{"code":"FAULT","message":"Something went wrong. Please try again."}}');
});

test('an exchange that is stopping says 503: nothing is known of what was asked', async () => {
  const { status, json } = await post('/stopping/x', '{"stake":5}');
  expect([status, errorOf(json).code]).toEqual([503, 'NOT_SERVING']);
});

test('a bettor is let in by the token alone, before the body is looked at', async () => {
  const none = await post('/mine/x', 'not json');
  expect([none.status, errorOf(none.json).code]).toEqual([401, 'UNAUTHENTICATED']);
  expect((await post('/mine/x', '{"stake":5}', { authorization: 'Bearer bad' })).status).toBe(401);
  const good = await post('/mine/x', '{"stake":5}', { authorization: 'Bearer good' });
  expect(good.json).toEqual({ data: { stake: 5, who: 'a1' } });
});

test('the operator is let in by the key alone', async () => {
  const bettor = await post('/house/x', '{"stake":5}', { authorization: 'Bearer good' });
  expect([bettor.status, errorOf(bettor.json).code]).toEqual([403, 'FORBIDDEN']);
  expect((await post('/house/x', '{"stake":5}', { 'x-operator-key': 'a guess' })).status).toBe(403);
  expect((await post('/house/x', '{"stake":5}', { 'x-operator-key': 'the key' })).status).toBe(200);
});

test('a call cannot be served for others than the contract names', () => {
  expect(() => publicRoute(app, call('other', 'bettor'), () => ({ stake: 1, who: '' }))).toThrow(
    /is for bettor/,
  );
});
