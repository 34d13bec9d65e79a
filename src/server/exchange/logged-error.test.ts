import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { loggedError } from '#server/exchange/routes/logged-error.ts';
import { openDatabase } from '#server/exchange/store/open-database.ts';
import { storePasswordChange } from '#server/exchange/store/queries/password-queries.ts';

test('a change of a password that the database refuses is logged with its cause, and neither hash', async () => {
  const home = await createTestDatabase();
  const database = await openDatabase({ databaseUrl: home.url, dataDir: '', onWriterLost: () => undefined });
  const failed: unknown = await storePasswordChange(database.db, {
    accountId: 'a1',
    from: '$argon2id$old',
    // The database stores no text with this character.
    to: '$argon2id$new\0',
    at: '2026-05-01T12:00:00.000Z',
    how: 'CHANGED',
    address: '192.0.2.1',
    browser: '',
    keptSession: null,
  }).catch((error: unknown) => error);
  await database.close();
  await home.drop();
  expect(String(failed)).toContain('$argon2id$old');

  const logged = JSON.stringify(loggedError(failed as Error));
  expect(logged).toMatch(/Failed query: update \\"accounts\\"/);
  expect(logged).toMatch(/invalid byte sequence/);
  expect(logged).not.toContain('argon2id');
});
