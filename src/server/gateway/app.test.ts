import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NoAnswer } from '#contract/rest-client.ts';
import { operations } from './__generated__/operations.ts';
import { openGateway } from './testing/gateway-under-test.ts';
import { anOrder } from '#contract/testing/samples.ts';
import { Refused, Unauthorised } from './upstream/failures.ts';

const named = (name: string) => {
  const found = Object.entries(operations).find(([, text]) =>
    new RegExp(`^(query|mutation|subscription) ${name}\\b`).test(text),
  );
  if (!found) throw new Error(`${name} is not an operation of the site`);
  return { hash: found[0], text: found[1] };
};
const sports = async () => [{ sportId: '4', sportName: 'Cricket', highlight: true }];
const cricket = [{ __typename: 'Sport', sportId: '4', sportName: 'Cricket', highlight: true }];
const credentials = { userName: 'asha', password: 'asha-pass' };

test('an operation of the site is answered by its text and by its hash, however the hash is put', async () => {
  const { post } = await openGateway({ answers: { sports } });
  const { hash, text } = named('Sports');
  for (const asked of [
    { query: text },
    { documentId: hash },
    { documentId: `sha256:${hash}` },
    { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
  ]) {
    expect(await post(asked)).toEqual({ status: 200, data: { sports: cricket } });
  }
});

test('any other query is refused with a code, and so is a hash that nobody knows', async () => {
  const { post } = await openGateway({ answers: { sports } });
  const hash = '0'.repeat(64);
  for (const asked of [
    { query: '{ sports { sportId } }' },
    { query: '{ __schema { types { name } } }' },
    { documentId: hash },
    { query: '{ sports { sportId } }', extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
  ]) {
    const { status, errors } = await post(asked);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'UNKNOWN_OPERATION']);
    expect(errors?.[0]?.message).toMatch(/^Only the operations of this site/);
  }
});

test('batches, bodies that are no request, and bodies that are too large are refused, each with its code', async () => {
  const { post } = await openGateway();
  const code = async (body: unknown) => {
    const { status, errors } = await post(body);
    return [status, errors?.[0]?.extensions.code];
  };
  expect(await code([{ query: named('Sports').text }])).toEqual([400, 'BATCH_REFUSED']);
  expect(await code('"sports"')).toEqual([400, 'NO_OPERATION']);
  expect(await code({})).toEqual([400, 'NO_OPERATION']);
  const { text: query } = named('EventChanges');
  expect(await code({ query, variables: { eventId: 'e1' } })).toEqual([400, 'SUBSCRIPTION_REFUSED']);
  expect(await code({ query: named('Sports').text, operationName: 'Other' })).toEqual([
    400,
    'OPERATION_RESOLUTION_FAILURE',
  ]);
  expect(await code('{')).toEqual([400, 'INVALID_REQUEST']);
  expect(await code({ query: 'x'.repeat(300_000) })).toEqual([413, 'QUERY_TOO_LARGE']);
});

test('where any query is allowed, one that is too deep or too large is refused, and the schema can be read', async () => {
  const { post } = await openGateway({ allowAnyQuery: true, answers: { sports } });
  expect(await post({ query: '{ sports { sportId } }' })).toMatchObject({ status: 200 });
  expect(await post({ query: '{ __schema { queryType { name } } }' })).toMatchObject({ status: 200 });
  const deep = `{ sports ${'{ sports '.repeat(9)}${'}'.repeat(9)} }`;
  expect(await post({ query: deep })).toMatchObject({
    status: 400,
    errors: [{ message: expect.stringMatching(/10 fields deep/), extensions: { code: 'QUERY_TOO_DEEP' } }],
  });
  expect(await post({ query: `{ ${'sports { sportId } '.repeat(1000)} }` })).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'QUERY_TOO_LARGE' } }],
  });
  expect(await post({ query: '{ sports { nothing } }' })).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
  });
});

test('[SES-3] a token that the exchange refuses makes the whole request 401, with no data', async () => {
  const { post } = await openGateway({
    answers: { settlements: () => Promise.reject(new Unauthorised()) },
  });
  const answer = await post({ query: named('Settlements').text }, { authorization: 'Bearer old' });
  expect(answer).toEqual({
    status: 401,
    errors: [{ message: expect.any(String), extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('a wrong password is a union member, not a 401', async () => {
  const refusal = { isRefusal: true, code: 'INVALID_CREDENTIALS', message: 'Wrong.' } as const;
  const { post } = await openGateway({ answers: { signIn: async () => refusal } });
  expect(await post({ query: named('SignIn').text, variables: credentials })).toEqual({
    status: 200,
    data: { signIn: { __typename: 'Refusal', code: 'INVALID_CREDENTIALS', message: 'Wrong.' } },
  });
});

test('[SES-4] the token and the user name of the browser go on to the exchange', async () => {
  const heard: unknown[] = [];
  const { post } = await openGateway({
    answers: { settlements: async (caller) => (heard.push(caller), []) },
  });
  await post({ query: named('Settlements').text }, { authorization: 'Bearer t1', 'x-user-name': 'as%20ha' });
  expect(heard).toEqual([{ token: 't1', userName: 'as%20ha', address: '127.0.0.1', agent: 'node' }]);
});

test('instructions go on in their order, and each answer is accepted or refused', async () => {
  const order = anOrder();
  const heard: unknown[] = [];
  const { post } = await openGateway({
    answers: {
      sendInstructions: async (_caller, { marketId, instructions }) => {
        heard.push(marketId, instructions);
        const refused = { status: 'REFUSED', clientId: 'client-2', code: 'OFF_LADDER' } as const;
        return {
          results: [
            { status: 'ACCEPTED', clientId: 'client-1', orders: [order], fills: [{ odds: 236, stake: 100 }] },
            { ...refused, message: 'Off.', lower: 234, higher: 236 },
          ],
        };
      },
    },
  });
  const place = { clientId: 'client-1', runnerId: 'r1', side: 'BACK', odds: 236, stake: 50_000 };
  const instructions = [{ place }, { edit: { clientId: 'client-2', orderId: 'o9', odds: 235 } }];
  const { data } = await post({
    query: named('SendInstructions').text,
    variables: { marketId: 'm1', instructions },
  });
  expect(heard).toEqual([
    'm1',
    [
      { type: 'PLACE', ...place },
      { type: 'EDIT', clientId: 'client-2', orderId: 'o9', odds: 235, stake: undefined },
    ],
  ]);
  expect(data?.sendInstructions).toMatchObject([
    { __typename: 'InstructionAccepted', clientId: 'client-1', fills: [{ odds: 236, stake: 100 }] },
    { __typename: 'InstructionRefused', code: 'OFF_LADDER', lower: 234, higher: 236, limit: null },
  ]);
});

test.each([
  ['a fraction', '0.5'],
  ['a text', '"100"'],
  ['beyond the exact integers', '9007199254740993'],
  ['without end', '1e400'],
])('a stake that is %s is refused before it reaches the exchange', async (_, stake) => {
  const { post } = await openGateway();
  const place = `{"place":{"clientId":"client-1","runnerId":"r1","side":"BACK","odds":236,"stake":${stake}}}`;
  const { text } = named('SendInstructions');
  const body = `{"query":${JSON.stringify(text)},"variables":{"marketId":"m1","instructions":[${place}]}}`;
  const { status, errors } = await post(body);
  expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(errors?.[0]?.message).toMatch(/Money is a whole number/);
});

test('an argument that may be left out but not be null is refused by its name, and nothing is asked for', async () => {
  const leadingMarkets = vi.fn(async () => []);
  const { post } = await openGateway({ allowAnyQuery: true, answers: { leadingMarkets } });
  const query = 'query Leading($limit: Int) { leadingMarkets(limit: $limit) { marketId } }';
  const refused = await post({ query, variables: { limit: null } });
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Argument "limit" of non-null type "Int!" must not be null.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(leadingMarkets).not.toHaveBeenCalled();
  expect((await post({ query })).data).toEqual({ leadingMarkets: [] });
});

test('more wrong variables than are counted are refused, not a fault of ours', async () => {
  const { post } = await openGateway({ allowAnyQuery: true });
  const { text } = named('SendInstructions');
  const instructions = Array.from({ length: 100 }, () => ({ place: { odds: 'none' } }));
  const { status, errors } = await post({ query: text, variables: { marketId: 'm1', instructions } });
  expect([status, errors?.at(-1)?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(errors?.at(-1)?.message).toMatch(/^Too many errors/);
});

test('what the exchange forbids, what it does not answer, and our own faults have different codes, and no stack', async () => {
  const answered = async (fails: Error) => {
    const { post } = await openGateway({ answers: { sports: () => Promise.reject(fails) } });
    const answer = await post({ query: named('Sports').text });
    expect(JSON.stringify(answer)).not.toMatch(/\.ts|at .*:\d+|secret/);
    return answer.errors?.[0];
  };
  expect(await answered(new Refused('FORBIDDEN', 'No.'))).toMatchObject({
    message: 'No.',
    extensions: { code: 'FORBIDDEN' },
  });
  expect(await answered(new NoAnswer('secret'))).toMatchObject({ extensions: { code: 'NO_ANSWER' } });
  expect(await answered(new TypeError('secret'))).toMatchObject({
    message: 'Something went wrong. Please try again.',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
});

test('a visitor is nobody; a bettor is asked for with the balance', async () => {
  const answers = {
    user: async () => ({ userName: 'asha', isLogin: 1 as const, isSelfExcluded: false, isTimedOut: false }),
    balance: async () => ({ bankBalance: 500, exposure: 20 }),
  };
  const { post } = await openGateway({ allowAnyQuery: true, answers });
  const query = '{ me { userName isLogin balance { bankBalance exposure } } }';
  expect((await post({ query })).data).toEqual({ me: null });
  expect((await post({ query }, { authorization: 'Bearer t' })).data).toEqual({
    me: { userName: 'asha', isLogin: 1, balance: { bankBalance: 500, exposure: 20 } },
  });
});

test('too many requests of one address are refused', async () => {
  const { post } = await openGateway({ rateLimit: 2, answers: { sports } });
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await post({ query: named('Sports').text })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('the page is served at every address a person opens, its files for ever, and nothing else is a page', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'layline-site-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  mkdirSync(join(siteDir, 'assets'));
  writeFileSync(join(siteDir, 'index.html'), '<title>Layline</title>');
  writeFileSync(join(siteDir, 'assets', 'main-abc.js'), '1');
  const { url } = await openGateway({ siteDir });
  const open = (path: string, accept = 'text/html') => fetch(`${url}${path}`, { headers: { accept } });

  const deep = await open('/marketdetails/1.234/4');
  expect([deep.status, await deep.text()]).toEqual([200, '<title>Layline</title>']);
  expect(deep.headers.get('cache-control')).toBe('no-cache');
  const policy = deep.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self';");
  const file = await open('/assets/main-abc.js');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // A mangled address leads to the site's own page for that; a program gets a code.
  const mangled = await open('/%E0%A4%A');
  expect([new URL(mangled.url).pathname, await mangled.text()]).toEqual([
    '/no-such-page',
    '<title>Layline</title>',
  ]);
  expect((await open('/%E0%A4%A', 'application/json')).status).toBe(400);
  expect((await open('/assets/gone.js')).status).toBe(404);
  expect((await open('/graphql')).status).toBe(404);
  expect((await open('/favicon.png', 'image/png')).status).toBe(404);
});

test('the manifest has the operator’s name and colour; while the exchange does not tell them there is none', async () => {
  const theme = async () => ({
    variables: {},
    exchangeFavicon: '/favicon.svg',
    exchangeTitle: 'Harbour Exchange',
    themeColor: '#336699',
    exchangeLogo: '',
    yearNotice: '2023',
    homeBlocks: [],
  });
  const read = async (answer: typeof theme) => {
    const { url } = await openGateway({ answers: { theme: answer } });
    return fetch(`${url}/site.webmanifest`);
  };
  const answer = await read(theme);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(answer.headers.get('content-security-policy')).toContain("manifest-src 'self'");
  const names = { name: 'Harbour Exchange', short_name: 'Harbour Exchange', theme_color: '#336699' };
  expect(await answer.json()).toMatchObject({ ...names, start_url: '/', display: 'standalone' });
  expect((await read(() => Promise.reject(new NoAnswer('away')))).status).toBe(503);
});

test('the worker is asked for anew each time; where it is withdrawn, one comes that takes itself away', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'layline-site-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  writeFileSync(join(siteDir, 'index.html'), '<title>Layline</title>');
  for (const name of ['worker', 'worker-withdrawn']) writeFileSync(join(siteDir, `${name}.js`), name);
  for (const [hasWorker, text] of [
    [true, 'worker'],
    [false, 'worker-withdrawn'],
  ] as const) {
    const { url } = await openGateway({ siteDir, hasWorker });
    const answer = await fetch(`${url}/worker.js`);
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([text, 'no-cache']);
  }
});

test('without a build the page says what to do, and the gateway is healthy all the same', async () => {
  const { url } = await openGateway();
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('layline_live_sockets 0');
});
