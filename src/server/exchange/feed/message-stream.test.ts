import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { MessageStream } from './message-stream.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A real connection: the response to write to, and the reader's end, which reads nothing until resumed. */
async function connect(): Promise<{ response: ServerResponse; reader: IncomingMessage }> {
  const served = new Promise<ServerResponse>((resolve) => {
    server = createServer((_request, response) => {
      response.flushHeaders();
      resolve(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const reader = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  return { response: await served, reader };
}

/** Keys the reader knows nothing of. */
const unknown = (...keys: string[]) => keys.map((key) => [key, null] as const);

async function messagesUntil(reader: IncomingMessage, last: string): Promise<string[]> {
  let text = '';
  for await (const chunk of reader.setEncoding('utf8')) {
    text += String(chunk);
    if (text.endsWith(`${last}\n`)) break;
  }
  return text.trimEnd().split('\n');
}

test('a reader gets the state of each key, then what follows', async () => {
  const { response, reader } = await connect();
  const stream = new MessageStream(response, unknown('a', 'b'), (key) => `image ${key}\n`);
  stream.send('a', 'change a\n', null);
  stream.send('b', 'last\n', null);
  expect(await messagesUntil(reader, 'last')).toEqual(['image a', 'image b', 'change a', 'last']);
});

test('a reader that does not read never has more than 256 kB and a message kept for it, and then goes on from where it stood', async () => {
  const { response, reader } = await connect();
  let state = 0;
  const stream = new MessageStream(response, unknown('a'), (_, point) => `image ${state} ${point?.to}\n`);
  const padding = 'x'.repeat(10_000);
  let highest = 0;
  const changes = 5_000;
  for (let change = 1; change <= changes; change++) {
    state = change;
    stream.send('a', `change ${change} ${padding}\n`, { epoch: 'e', to: change - 1 });
    highest = Math.max(highest, response.writableLength);
  }
  expect(highest).toBeLessThan(256 * 1024 + 11_000);

  const messages: string[] = [];
  const read = createInterface(reader);
  // The connection is cut when the test ends.
  for (const one of [read, reader]) one.on('error', () => {});
  await new Promise<void>((resolve) =>
    read.on('line', (message) => {
      if (messages.push(message) > 1 && message.startsWith('image')) resolve();
    }),
  );
  const numbers = messages.slice(1, -1).map((message) => Number(message.split(' ')[1]));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeLessThan(changes);
  expect(messages.at(-1)).toBe(`image ${changes} ${numbers.length}`);
});

test('an ended stream is written to no more', async () => {
  const { response, reader } = await connect();
  const stream = new MessageStream(response, unknown('a'), () => 'image\n');
  stream.end();
  stream.send('a', 'too late\n', null);
  expect(await messagesUntil(reader, 'never')).toEqual(['image']);
});

test('the stream of a reader that does not read is cut when it is ended', async () => {
  const { response, reader } = await connect();
  const stream = new MessageStream(response, unknown('a'), () => 'image\n');
  for (let change = 0; change < 5_000; change++) stream.send('a', `${'x'.repeat(10_000)}\n`, null);
  const cut = new Promise((resolve) => reader.on('error', resolve));
  stream.end();
  reader.resume();
  expect(await cut).toMatchObject({ code: 'ECONNRESET' });
});
