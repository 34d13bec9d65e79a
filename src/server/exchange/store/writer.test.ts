import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openWriter } from './writer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const onLost = (error: Error) => {
  throw error;
};

test('who finds the exchange open is told where, without the password that its address carries', async () => {
  const { hostname, port, pathname, username, password } = new URL(database.url);
  const writer = await openWriter(database.url, { onLost });
  for (const address of [
    database.url,
    `postgres://${hostname}:${port}${pathname}?user=${username}&password=${password}&sslmode=disable`,
  ]) {
    const error: unknown = await openWriter(address, { onLost, patienceMs: 1 }).catch((caught) => caught);
    expect(String(error)).toBe(
      `DatabaseInUse: Another process has this exchange open (database ${pathname.slice(1)} at ${hostname}:${port}). ` +
        'End it first, or use other data.',
    );
  }
  await writer.end();
});
