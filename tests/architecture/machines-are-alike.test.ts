import { expect, test } from 'vitest';
import { shelf } from './shelf.ts';
import { writtenPaths } from './source-files.ts';

/** Folders of machines without a test beside them. What is in `testing` is tested by those who use it. */
function untested(paths: readonly string[]): string[] {
  const tested = new Set(paths.filter((path) => path.endsWith('.test.ts')).map(folderOf));
  const folders = new Set(paths.filter((path) => path.split('/').length > 2).map(folderOf));
  return [...folders].filter((folder) => folder !== 'machines/testing' && !tested.has(folder));
}

const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every machine has a test beside it', () => {
  expect(
    untested([
      'machines/feed.ts',
      'machines/a/a.machine.ts',
      'machines/a/a.paths.test.ts',
      'machines/b/b.machine.ts',
      'machines/testing/samples.ts',
    ]),
  ).toEqual(['machines/b']);
  expect(untested(writtenPaths().filter((path) => path.startsWith('machines/')))).toEqual([]);
});

test.each([...shelf])('the id of %s is its folder’s name in camel case', (name, machine) => {
  expect(machine.id).toBe(camelCase(name));
});
