import { expect, test } from 'vitest';
import { longWaits } from './long-waits.ts';
import { sourceFiles } from './source-files.ts';

const found = (text: string) => longWaits({ path: 'a.test.ts', text });

test('no step of a test that the gate runs waits longer than 60 s', () => {
  const files = sourceFiles().filter(
    ({ path }) =>
      /^tests\/|\.test\.tsx?$/.test(path) && !/^tests\/(journeys\/long|recordings|faults\/soak)\//.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(longWaits)).toEqual([]);
});

test.each([
  'await expect(row).toBeVisible({ timeout: 90_000 })',
  'await expect(async () => {}).toPass({ timeout: 2 * 60_000 })',
  'export default defineConfig({ expect: { timeout: 61_000 } })',
  'export default defineConfig({ use: { actionTimeout: 61_000 } })',
  'const betPatience = 120_000;',
  'setTimeout(fail, 150_000)',
])('a long wait is found: %s', (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each([
  'await expect(row).toBeVisible({ timeout: 60_000 })',
  "test('all', { timeout: 600_000 }, () => {})",
  "test.each(games)('%s', { timeout: 600_000 }, () => {})",
  'export default defineConfig({ timeout: 300_000 })',
  'test.setTimeout(300_000)',
])('a short wait, or a limit for a whole test, is none: %s', (text) => {
  expect(found(text)).toEqual([]);
});
