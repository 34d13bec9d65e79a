import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wrongImports } from './wrong-imports.ts';

interface Override {
  files: string[];
  rules: { 'no-restricted-imports': [string, { patterns: { group: string[] }[] }] };
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

/** What the editor underlines while one types is what the table of rooms forbids. */
describe.each(overrides.map(({ files, rules }) => ({ path: fileOf(files[0]!), rules })))(
  'the linter forbids $path',
  ({ path, rules }) => {
    const { group } = rules['no-restricted-imports'][1].patterns[0]!;
    // An import within a room is relative: the linter leaves that to the table.
    const isOwn = (name: string) => path.startsWith(imports[`${name}/*`]!.replace(/^\.\/|\*$/g, ''));

    test.each(names.filter((name) => !isOwn(name)))('%s as the table does', (name) => {
      const isForbidden = wrongImports([{ path, text: importOf(name) }], imports).length > 0;
      expect(group.includes(`${name}/**`)).toBe(isForbidden);
    });
  },
);
