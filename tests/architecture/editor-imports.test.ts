import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wrongImports } from './wrong-imports.ts';

interface Override {
  files: string[];
  rules: {
    'no-restricted-imports'?: [string, { patterns: { group: string[] }[] }];
    'import/no-nodejs-modules'?: string;
  };
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const { overrides } = read('.oxlintrc.json') as { overrides: Override[] };
const { imports } = read('package.json') as { imports: Record<string, string> };

/** `#domain`, `#machines`, …: the folders that package.json names. */
const names = Object.keys(imports)
  .map((pattern) => pattern.replace('/*', ''))
  .filter((name) => name !== '#tests');

/** A file of each folder of that glob, e.g. `machines/a/a.ts` of `machines/**`. */
const filesOf = (glob: string): string[] => {
  const [, before = glob, folders = '', after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(glob) ?? [];
  return folders.split(',').map((folder) => `${before}${folder}${after}`.replace(/\*.*$/, 'a/a.ts'));
};

/** A file of a folder, in no room of its own within it. */
const importOf = (name: string): string => `import '${name}/b/b.ts';`;

const isForbidden = (path: string, text: string): boolean =>
  wrongImports([{ path, text }], imports).length > 0;

const rooms = overrides.flatMap(({ files, rules }) => {
  const rule = rules['no-restricted-imports'];
  if (!rule) return [];
  // Single files belong to the room that their folder lies in.
  const folders = files.filter((glob) => glob.endsWith('/**'));
  return folders.flatMap(filesOf).map((path) => ({ path, group: rule[1].patterns[0]!.group }));
});

/** Where the linter forbids Node's own modules. */
const withoutNode = overrides.flatMap(({ files, rules }) =>
  rules['import/no-nodejs-modules'] === undefined ? [] : files.flatMap(filesOf),
);

const foldersOf = (path: string): string[] =>
  readdirSync(new URL(`../../${path}`, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${path}${entry.name}/`] : [],
  );

test.each([...foldersOf('src/'), ...foldersOf('src/server/')].filter((path) => path !== 'src/server/'))(
  'the linter has a list for %s',
  (folder) => expect(rooms.map(({ path }) => path)).toContain(`${folder}a/a.ts`),
);

/** What the editor underlines while one types is what the table of rooms forbids. */
describe.each(rooms)('the linter forbids $path', ({ path, group }) => {
  // An import within a room is relative: the linter leaves that to the table.
  const isOwn = (name: string) => path.startsWith(imports[`${name}/*`]!.replace(/^\.\/|\*$/g, ''));

  test.each(names.filter((name) => !isOwn(name)))('%s as the table does', (name) => {
    expect(group.includes(`${name}/**`)).toBe(isForbidden(path, importOf(name)));
  });

  test('Node’s own modules as the table does', () => {
    const isInList = withoutNode.some((one) => path.startsWith(one.replace('a/a.ts', '')));
    expect(isInList).toBe(isForbidden(path, `import 'node:fs';`));
  });
});

test.each(withoutNode)('the table, like the linter, forbids %s every module of Node', (path) => {
  const tried = ['node:crypto', 'node:fs', 'node:timers', 'node:worker_threads'];
  expect(tried.filter((name) => !isForbidden(path, `import '${name}';`))).toEqual([]);
});
