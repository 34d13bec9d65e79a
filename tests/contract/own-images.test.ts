import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largestImage } from '#server/gateway/images/fetch-image.ts';
import { TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** The operator's own images: listed by the exchange, fetched by the gateway, shown by the site. */

const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
const crest = svg('<path d="M0 0h9v9z"/>');
const logo = svg('<circle r="4"/>');
const png = Buffer.from('\x89PNG\r\n\x1a\nand so on', 'latin1');

/** What a host answers, by path. */
const answers: Record<string, { status?: number; headers?: Record<string, string>; body?: Buffer }> = {
  '/crest.png': { body: png },
  '/page.svg': {
    headers: { 'content-type': 'image/svg+xml' },
    body: Buffer.from('<html><svg></svg></html>'),
  },
  '/large.png': { body: Buffer.concat([png, Buffer.alloc(largestImage)]) },
  '/gone.png': { status: 404, body: png },
};

interface Host {
  url: string;
  /** The paths that were asked for. */
  asked: string[];
  server: Server;
}

async function openHost(): Promise<Host> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const { status = 200, headers = {}, body } = answers[url] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

let named: Host;
let other: Host;
let exchange: TestExchange;
let gateway: TestGateway;

beforeAll(async () => {
  [named, other] = await Promise.all([openHost(), openHost()]);
  answers['/away.png'] = { status: 302, headers: { location: `${other.url}/crest.png` } };
  const image = (name: string, address: string) => ({ sportId: '1', name, address });
  exchange = await TestExchange.open({
    identity: { title: 'Harbour Exchange', logo: '/images/site-logo.svg' },
    ownImages: {
      list: [
        image('Rovers', '/images/rovers.svg'),
        image('Named', `${named.url}/crest.png`),
        image('Elsewhere', `${other.url}/crest.png`),
        image('Of a file', 'file:///etc/passwd'),
        image('With a password', named.url.replace('//', '//a:b@')),
        image('No path', '//evil.example/x.svg'),
        ...['page.svg', 'large.png', 'gone.png', 'away.png'].map((file) =>
          image(file, `${named.url}/${file}`),
        ),
      ],
      files: new Map([
        ['rovers.svg', crest],
        ['site-logo.svg', logo],
      ]),
    },
  });
  gateway = await openTestGateway(exchange.url, {
    imageSources: { exchange: exchange.url, hosts: [named.url] },
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
  named.server.close();
  other.server.close();
});

const listed = async (url = gateway.url): Promise<{ sportId: string; name: string; path: string }[]> =>
  (await fetch(`${url}/images`)).json() as Promise<never>;
const pathOf = async (name: string) => (await listed()).find((image) => image.name === name)?.path;
const get = async (path: string | undefined) => fetch(`${gateway.url}${path}`);

test('the site has the operator’s image under its own address, as what its bytes are, and as no page', async () => {
  const [rovers] = await listed();
  expect(rovers).toMatchObject({
    sportId: '1',
    name: 'Rovers',
    path: expect.stringMatching(/^\/images\/\w{16}$/),
  });
  const answer = await get(rovers?.path);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(crest);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600',
  });
});

test('it comes from the exchange and from hosts that were named, and others are never asked', async () => {
  const answer = await get(await pathOf('Named'));
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
  const names = (await listed()).map(({ name }) => name);
  expect(names).toEqual(['Rovers', 'Named', 'page.svg', 'large.png', 'gone.png', 'away.png']);
  expect(other.asked).toEqual([]);
});

test.each(['page.svg', 'large.png', 'gone.png', 'away.png'])(
  'for %s there is no image, and it is not asked for again at once',
  async (file) => {
    const path = await pathOf(file);
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await get(path)).status).toBe(404);
    expect(named.asked.filter((asked) => asked === `/${file}`)).toHaveLength(1);
    // A redirect leads to a host that nobody named.
    expect(other.asked).toEqual([]);
  },
);

test('nothing is fetched that the exchange does not list', async () => {
  const before = named.asked.length;
  for (const id of [
    '0123456789abcdef',
    encodeURIComponent(`${named.url}/crest.png`),
    '..%2Freference%2Fsports',
  ])
    expect([400, 404]).toContain((await get(`/images/${id}`)).status);
  expect(named.asked).toHaveLength(before);
});

test('an exchange that does not know the call has no images, and neither has a gateway without sources', async () => {
  const unknowing = await openTestGateway(named.url, {
    imageSources: { exchange: named.url, hosts: [] },
    logLevel: 'silent',
  });
  const without = await openTestGateway(exchange.url);
  expect([await listed(unknowing.url), await listed(without.url)]).toEqual([[], []]);
  await unknowing.close();
  await without.close();
});

test('the site has its own title and logo: the theme tells them, and the logo is served as an image of the site', async () => {
  const { data } = await (
    await fetch(`${exchange.url}/reference/theme`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'layline' }),
    })
  ).json();
  expect(data).toMatchObject({ exchangeTitle: 'Harbour Exchange', exchangeLogo: '/images/site-logo.svg' });
  const answer = await get('/logo');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(logo);
});

test.each([
  ['no logo', ''],
  ['one on a host that was not named', () => `${other.url}/crest.png`],
] as const)('a site with %s has a drawn mark: nothing is served or asked for', async (_, given) => {
  const own = await TestExchange.open({
    identity: { title: 'Layline', logo: typeof given === 'string' ? given : given() },
  });
  const site = await openTestGateway(own.url, {
    imageSources: { exchange: own.url, hosts: [named.url] },
    logLevel: 'silent',
  });
  expect((await fetch(`${site.url}/logo`)).status).toBe(404);
  expect(other.asked).toEqual([]);
  await site.close();
  await own.close();
});
