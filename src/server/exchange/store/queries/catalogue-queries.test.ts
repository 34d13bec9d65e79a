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

test('a sport added between two others stands between them, also in a database that has these', async () => {
  const [first, last] = ['Cricket', 'Tennis'].map((sportName, at) => ({
    sportId: String(at),
    sportName,
    highlight: true,
  }));
  const added = { sportId: '2', sportName: 'Kabaddi', highlight: false };
  await seedSports(database.db, [first!, last!]);
  await seedSports(database.db, [first!, added, { ...last!, sportName: 'Renamed' }]);
  expect(await loadSports(database.db)).toEqual([first, added, last]);
});
