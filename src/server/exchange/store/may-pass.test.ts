import { createServer, type AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { mayPass } from './may-pass.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

/** Why a client can't connect to that database. */
async function failureAt(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    return error;
  }
  await client.end();
  throw new Error('It came there');
}

const changed = (change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

test('nobody at the address, and one who cuts at once, may pass', async () => {
  expect(mayPass(await failureAt('postgres://a:b@127.0.0.1:1/c'))).toBe(true);
  const cutter = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => cutter.listen(0, '127.0.0.1', resolve));
  const { port } = cutter.address() as AddressInfo;
  expect(mayPass(await failureAt(`postgres://a:b@127.0.0.1:${port}/c`))).toBe(true);
  cutter.close();
});

test('a socket that is not there may pass, as its server puts it there again', async () => {
  expect(mayPass(await failureAt('postgres://a:b@/c?host=/nowhere'))).toBe(true);
  expect(mayPass(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
});

test('another password, and a database that is not there, do not pass', async () => {
  expect(mayPass(await failureAt(changed((url) => (url.password = 'another'))))).toBe(false);
  expect(mayPass(await failureAt(changed((url) => (url.pathname = '/nowhere'))))).toBe(false);
});

test('what lies under a wrapping error counts', () => {
  const away = Object.assign(new Error('the database system is shutting down'), { code: '57P03' });
  expect(mayPass(new Error('Failed query', { cause: away }))).toBe(true);
  expect(mayPass(new AggregateError([new Error('a'), away]))).toBe(true);
  expect(mayPass(new Error('Failed query', { cause: new Error('syntax') }))).toBe(false);
  expect(mayPass('57P03')).toBe(false);
});
