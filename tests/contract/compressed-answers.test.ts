import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk } from '#server/maker/exchange-desk.ts';
import { fixturesBetween } from '#server/maker/fixtures.ts';
import { madeSports } from '#server/maker/made-sports.ts';
import { openMatch } from '#server/maker/match.ts';
import { operationText, openTestGateway, type TestGateway } from '../support/test-gateway.ts';
import { operatorKey, TestExchange } from '../support/test-exchange.ts';

/** What answers by GraphQL weigh on the wire: a book of a thousand events of the maker's, through the real gateway. */

const start = Date.parse('2026-05-01T12:00:00Z');
const many = 1_000;
const most = 40_000;

let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => start });
  gateway = await openTestGateway(exchange.url);
  const desk = openDesk(exchange.url, operatorKey);
  // Of each series its next ones, as many as it takes.
  const fixtures = madeSports
    .flatMap((sport) => fixturesBetween(sport, start, start + 100 * sport.slotMs, 'wire', 1).slice(0, 91))
    .slice(0, many);
  for (let from = 0; from < many; from += 50)
    await Promise.all(
      fixtures.slice(from, from + 50).map(async (fixture, at) => {
        const match = openMatch(fixture);
        await desk.announce(fixture, match.market);
        for (const side of match.sides()) await desk.announceSide(fixture, side);
        for (let step = 0; step < at % 20 && match.result() === null; step++) match.step();
        await desk.tellScore(fixture.eventId, { score: match.score(), board: match.board(), incidents: [] });
      }),
    );
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

/** One answer as it is on the wire. */
function answerTo(operation: string, accepted: string | null, variables: object = {}) {
  const body = JSON.stringify({ query: operationText(operation), variables });
  const headers = {
    'content-type': 'application/json',
    ...(accepted !== null && { 'accept-encoding': accepted }),
  };
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>((resolve, reject) => {
    const asked = request(`${gateway.url}/graphql`, { method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(parts) }));
    });
    asked.on('error', reject).end(body);
  });
}

test('all events of a thousand take at most 40 kB, and say the same as uncompressed', async () => {
  const plain = await answerTo('AllEvents', null);
  const { data } = JSON.parse(plain.bytes.toString()) as { data: { allEvents: { events: unknown[] }[] } };
  expect(data.allEvents.flatMap(({ events }) => events)).toHaveLength(many);
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();

  const brotli = await answerTo('AllEvents', 'gzip, deflate, br, zstd');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(brotli.bytes.length),
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
  expect(brotli.bytes.length).toBeLessThanOrEqual(most);

  const zipped = await answerTo('AllEvents', 'br;q=0, gzip;q=0.5');
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip' });
  expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
  expect(zipped.bytes.length).toBeLessThanOrEqual(most);
  console.log(
    `a thousand events: ${plain.bytes.length} bytes, ${brotli.bytes.length} br, ${zipped.bytes.length} gzip`,
  );
});

test.each([null, 'identity', 'deflate', 'gzip;q=0', 'zstd'])(
  'a browser that accepts %s gets an answer that is not compressed',
  async (accepted) => {
    const { headers } = await answerTo('AllEvents', accepted);
    expect(headers['content-encoding']).toBeUndefined();
  },
);

test('a short answer, and one that carries a token, is not compressed', async () => {
  const news = await answerTo('Sports', 'br');
  expect(news.headers['content-encoding']).toBeUndefined();
  const signedIn = await answerTo('SignIn', 'br', { userName: 'asha', password: 'demo-asha' });
  expect(signedIn.bytes.toString()).toContain('"token":"');
  expect(signedIn.headers['content-encoding']).toBeUndefined();
});
