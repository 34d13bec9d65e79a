import { readFileSync } from 'node:fs';
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

/** A file of that glob, e.g. `machines/a/a.ts` of `machines/**`. */
const fileOf = (glob: string): string => glob.replace(/\{([^,}]+)[^}]*\}/, '$1').replace(/\*.*$/, 'a/a.ts');

/** A file of a folder, in no room of its own within it. */
const importOf = (name: string): string => `import '${name}/b/b.ts';`;

const isForbidden = (path: string, text: string): boolean =>
  wrongImports([{ path, text }], imports).length > 0;

const rooms = overrides.flatMap(({ files, rules }) => {
  const rule = rules['no-restricted-imports'];
  return rule ? [{ path: fileOf(files[0]!), group: rule[1].patterns[0]!.group }] : [];
});

/** Where the linter forbids Node's own modules. */
const withoutNode = overrides.flatMap(({ files, rules }) =>
  rules['import/no-nodejs-modules'] === undefined ? [] : files.map(fileOf),
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
