import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openDatabase, type Database } from '#server/exchange/store/open-database.ts';
import { seedHouseAccounts } from '#server/exchange/store/queries/account-queries.ts';
import { keepJurisdiction } from './keep-jurisdiction.ts';

let owned: TestDatabase;
let database: Database;
beforeAll(async () => {
  owned = await createTestDatabase();
  const onWriterLost = (error: unknown) => {
    throw error;
  };
  database = await openDatabase({ dataDir: '/nowhere', databaseUrl: owned.url, onWriterLost });
});
afterAll(async () => {
  await database.close();
  await owned.drop();
});

const forget = () => database.pool.query("delete from settings where name = 'jurisdiction'");
const kept = async () =>
  (await database.pool.query("select value from settings where name = 'jurisdiction'")).rows;

test('the jurisdiction of the first start stays: another one ends a later start with a line that names both', async () => {
  await keepJurisdiction(database.db, 'uk');
  await keepJurisdiction(database.db, 'uk');
  await expect(keepJurisdiction(database.db, 'open')).rejects.toThrow(
    /^LAYLINE_JURISDICTION is "open", but the data are of an exchange under "uk", and that stays\.$/,
  );
  expect(await kept()).toEqual([{ value: 'uk' }]);
});

test('an exchange from before there was a choice is open', async () => {
  await forget();
  await seedHouseAccounts(database.db, ['house-funding'], '2026-05-01T12:00:00.000Z');
  await expect(keepJurisdiction(database.db, 'uk')).rejects.toThrow('under "open"');
  await keepJurisdiction(database.db, 'open');
});
