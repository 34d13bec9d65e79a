import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendRequest } from './kept-connections.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = { method: 'GET', headers: {}, body: null } as const;

test('a letter that comes in two parts is one letter', async () => {
  const [first, second] = [Buffer.from('₹').subarray(0, 1), Buffer.from('₹').subarray(1)];
  const url = await serve((_, response) => {
    response.write(first, () => response.end(second));
  });
  expect(await sendRequest(`${url}/a?b=c`, get)).toEqual({ status: 200, text: '₹' });
});

test('path, query, headers and body arrive as they were given', async () => {
  const url = await serve((request, response) => {
    const { method, url: path, headers } = request;
    request.on('data', (body: Buffer) =>
      response.end(JSON.stringify([method, path, headers['x-kind'], body.toString()])),
    );
  });
  const sent = { method: 'POST', headers: { 'x-kind': 'one' }, body: 'text' } as const;
  const { text } = await sendRequest(`${url}/prefix/a%2Fb?c=d`, sent);
  expect(JSON.parse(text)).toEqual(['POST', '/prefix/a%2Fb?c=d', 'one', 'text']);
});

test('who stops waiting is told why, before and after the request arrived', async () => {
  const leaving = new AbortController();
  const url = await serve(() => leaving.abort(new Error('too long')));
  await expect(sendRequest(url, get, leaving.signal)).rejects.toThrow('too long');
  await expect(sendRequest(url, get, leaving.signal)).rejects.toThrow('too long');
});

test('without anybody there it rejects', async () => {
  const url = await serve((request) => request.socket.destroy());
  await expect(sendRequest(url, get)).rejects.toThrow('other side closed');
});
