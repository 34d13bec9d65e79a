import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openDatabase, type Database } from '../open-database.ts';
import { loadSports, seedSports } from './catalogue-queries.ts';

let home: TestDatabase;
let database: Database;

beforeAll(async () => {
  home = await createTestDatabase();
  database = await openDatabase({
    databaseUrl: home.url,
    dataDir: '',
    onWriterLost: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});

test('sports stand in the order given last, a new one among those that the database has', async () => {
  const [first, last] = ['Cricket', 'Tennis'].map((sportName, at) => ({
    sportId: String(at),
    sportName,
    highlight: true,
  }));
  const added = { sportId: '2', sportName: 'Kabaddi', highlight: false };
  await seedSports(database.db, [first!, last!]);
  await seedSports(database.db, [{ ...last!, sportName: 'Renamed' }, added, first!]);
  expect(await loadSports(database.db)).toEqual([last, added, first]);
});
