import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readLines } from '#contract/read-stream.ts';
import { first } from '../testing/answering-exchange.ts';
import { restUpstream } from './rest-upstream.ts';

/** An exchange whose stream knows nothing, and which counts what is opened and asked of it. */
async function emptyExchange({ hasStream = true } = {}) {
  const counts = { opened: 0, open: 0, most: 0, asked: new Map<string, number>() };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://exchange');
    if (pathname === '/stream' && hasStream) {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders();
      for (const marketId of searchParams.get('markets')?.split(',') ?? []) {
        counts.asked.set(marketId, (counts.asked.get(marketId) ?? 0) + 1);
        response.write(`${JSON.stringify({ type: 'UNKNOWN_MARKET', marketId })}\n`);
      }
    } else {
      response.writeHead(pathname === '/stream' ? 501 : 422);
      response.end(JSON.stringify({ error: { code: 'UNKNOWN_MARKET', message: 'None.' } }));
    }
  });
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => {
    counts.opened++;
    counts.most = Math.max(counts.most, ++counts.open);
    socket.on('close', () => counts.open--);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { counts, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Follows as many markets that do not exist, in many small batches, each until it is told so. */
async function flood(baseUrl: string, count: number): Promise<void> {
  const upstream = restUpstream({ baseUrl });
  const heard: Promise<unknown>[] = [];
  for (let n = 0; n < count; n++) {
    heard.push(first(1, (signal) => upstream.watchMarket(`m${n}`, signal)));
    if (n % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const told = await Promise.all(heard);
  expect(told).toEqual(told.map((_, n) => [{ type: 'UNKNOWN_MARKET', marketId: `m${n}` }]));
}

test('a flood of ids that do not exist takes few connections, asks about each once, and gives all back', async () => {
  const { counts, baseUrl } = await emptyExchange();
  await flood(baseUrl, 5_000);
  expect(counts.most).toBeLessThanOrEqual(16);
  expect(counts.asked.size).toBe(5_000);
  expect(Math.max(...counts.asked.values())).toBe(1);
  await expect.poll(() => counts.open).toBe(0);
});

test('where there is no stream, such a flood takes few connections, too', async () => {
  const { counts, baseUrl } = await emptyExchange({ hasStream: false });
  await flood(baseUrl, 1_000);
  expect(counts.most).toBeLessThanOrEqual(200);
});

test('a stream that is given up before it begins leaves no connection open', async () => {
  const { counts, baseUrl } = await emptyExchange();
  const open = (signal: AbortSignal) => readLines(baseUrl, '/stream?markets=m1', {}, signal);
  for (let n = 0; n < 20; n++) {
    // It learns from a stream that this exchange keeps connections.
    await first(1, open);
    const leaving = new AbortController();
    const next = open(leaving.signal).next();
    // The connection is asked for, and not there yet.
    await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    await expect(next).rejects.toThrow('aborted');
  }
  await expect.poll(() => counts.open).toBe(0);
});
