import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Frame } from './frame.ts';

/** Returns the text that a WebSocket client reads from the bytes. */
async function readBack(bytes: Buffer): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (_, { socket }: { socket: Duplex }) => socket.write(bytes));
  onTestFinished(() => {
    for (const one of server.clients) one.terminate();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return new Promise((resolve, reject) => {
    client.on('message', (data) => resolve((data as Buffer).toString()));
    client.on('error', reject);
  });
}

test.each([10, 59, 60, 61, 500, 65_400, 65_480, 65_535, 200_000])(
  'a payload of %i characters is read back as it was',
  async (length) => {
    const payload = JSON.stringify('ü€'.padEnd(length, 'x'));
    const message = JSON.parse(await readBack(new Frame(payload).bytes('m"1'))) as unknown;
    expect(message).toEqual({ id: 'm"1', type: 'next', payload: JSON.parse(payload) as unknown });
  },
);

test('all who have the same id share the same bytes', () => {
  const frame = new Frame('{}');
  expect(frame.bytes('a')).toBe(frame.bytes('a'));
  expect(frame.bytes('b')).not.toBe(frame.bytes('a'));
});
