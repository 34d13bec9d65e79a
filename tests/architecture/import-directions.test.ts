import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';
import { unusedAllowances, wrongImports, type ImportMap } from './wrong-imports.ts';

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: ImportMap };

const refused = (path: string, text: string) => wrongImports([{ path, text }], imports).length > 0;

test('every import points where the table of the house lets it', () => {
  expect(wrongImports(sourceFiles(), imports)).toEqual([]);
});

test('the table lets nothing that no file does', () => {
  expect(unusedAllowances(sourceFiles(), imports)).toEqual([]);
});

describe('the table refuses', () => {
  test.each([
    [
      'a word that knows a machine',
      'src/domain/odds/odds.ts',
      `import { x } from '#machines/session/session.machine.ts'`,
    ],
    ['a machine that knows React', 'machines/session/session.machine.ts', `import { useState } from 'react'`],
    ['a machine that knows Node', 'machines/session/session.machine.ts', `import fs from 'node:fs'`],
    [
      'a part that knows a machine',
      'src/ui/tabs/tabs.tsx',
      `import { x } from '#machines/session/session.machine.ts'`,
    ],
    ['a part that toasts by itself', 'src/ui/tabs/tabs.tsx', `import { toast } from 'sonner'`],
    [
      'a feature that knows another',
      'src/features/bet-slip/a.ts',
      `import { x } from '#features/my-bets/my-bets.tsx'`,
    ],
    [
      'a feature that climbs into another',
      'src/features/bet-slip/a.ts',
      `import { x } from '../my-bets/my-bets.tsx'`,
    ],
    ['a feature that knows the app', 'src/features/bet-slip/a.ts', `export { x } from '#app/routes.tsx'`],
    ['an app that knows the server', 'src/app/main.tsx', `const x = await import('#contract/order.ts')`],
    [
      'a gateway that knows the exchange',
      'src/server/gateway/a.ts',
      `import type { X } from '#server/exchange/a.ts'`,
    ],
    [
      'an engine that knows its database',
      'src/server/exchange/engine/state/a.ts',
      `import type { X } from '#server/exchange/store/a.ts'`,
    ],
    [
      'an engine that reads files',
      'src/server/exchange/engine/state/a.ts',
      `import { readFileSync } from 'node:fs'`,
    ],
    [
      'an engine that hashes',
      'src/server/exchange/engine/commands/a.ts',
      `import { createHash } from 'node:crypto'`,
    ],
    [
      'a feed that knows the database',
      'src/server/exchange/feed/a.ts',
      `import type { X } from '#server/exchange/store/a.ts'`,
    ],
    [
      'a catalogue that knows who is told',
      'src/server/exchange/catalogue/a.ts',
      `import type { X } from '#server/exchange/feed/a.ts'`,
    ],
    [
      'an account that knows the calls',
      'src/server/exchange/accounts/a.ts',
      `import type { X } from '#server/exchange/routes/a.ts'`,
    ],
    [
      'a store that knows the calls',
      'src/server/exchange/store/a.ts',
      `import type { X } from '#server/exchange/routes/a.ts'`,
    ],
    [
      'an exchange that climbs to the gateway',
      'src/server/exchange/store/a.ts',
      `import '../../gateway/a.ts'`,
    ],
    ['a maker that knows the exchange', 'src/server/maker/a.ts', `import { x } from '#server/exchange/a.ts'`],
    ['a program that knows the tests', 'src/server/maker/a.ts', `import { x } from '#tests/support/a.ts'`],
    ['a program that uses a test library', 'src/domain/odds/odds.ts', `import fc from 'fast-check'`],
    [
      'a program that uses a machine of tests',
      'src/app/main.tsx',
      `import { x } from '#machines/testing/walk.ts'`,
    ],
    ['a roundabout way inside a room', 'src/domain/odds/odds.ts', `import { x } from '#domain/bet/side.ts'`],
    ['a room that nobody has named', 'src/domain/odds/odds.ts', `import { x } from '#nowhere/side.ts'`],
  ])('%s', (_what, path, text) => {
    expect(refused(path, text)).toBe(true);
  });
});

describe('the table lets', () => {
  test.each([
    [
      'a feature use its own machine',
      'src/features/bet-slip/a.tsx',
      `import { x } from '#machines/bet-slip/a.ts'`,
    ],
    ['a page use features', 'src/app/pages/a.tsx', `import { x } from '#features/my-bets/my-bets.tsx'`],
    ['a picker use its machine', 'src/ui/pickers/a.tsx', `import { x } from '#machines/date-picker/a.ts'`],
    [
      'a test of the exchange use the test database',
      'src/server/exchange/a.test.ts',
      `import '#tests/support/a.ts'`,
    ],
    [
      'a test of the engine read files',
      'src/server/exchange/engine/a.test.ts',
      `import { readFileSync } from 'node:fs'`,
    ],
    ['an example in a comment stand', 'src/domain/odds/odds.ts', `// import { x } from 'react'`],
  ])('%s', (_what, path, text) => {
    expect(refused(path, text)).toBe(false);
  });
});
