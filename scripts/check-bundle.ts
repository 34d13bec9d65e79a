import { join } from 'node:path';
import { root } from './commands.ts';
import { siteScripts, type ScriptGroup } from './site-scripts.ts';

/** Exits with code 1 when a script of what was built for browsers has outgrown its limit (P7). */

const kB = 1000;

interface Built {
  readonly words: string;
  readonly folder: string;
  /** The most that may be sent, in bytes of brotli. */
  readonly limits: { readonly first: number; readonly lazy: number };
  /** Shared, or loaded only by those who ask for them. */
  readonly apart: readonly RegExp[];
}

const all: readonly Built[] = [
  {
    words: 'the site',
    folder: 'dist/site',
    limits: { first: 150 * kB, lazy: 40 * kB },
    apart: [/price-chart/, /firebase|firestore/, /graphql\/(apollo|with-apollo)/],
  },
  // No bettor loads it. Its first script is React, XState, the stepper and its layout library, and the machines' types.
  {
    words: 'the workshop',
    folder: 'dist/workshop',
    limits: { first: 130 * kB, lazy: 40 * kB },
    apart: [],
  },
];

const size = ({ name, bytes }: ScriptGroup) => `${(bytes / kB).toFixed(1).padStart(6)} kB  ${name}`;

for (const { words, folder, limits, apart } of all) {
  const { first, lazy } = siteScripts(join(root, folder));
  const tooLarge = [
    ...(first.bytes > limits.first ? [first] : []),
    ...lazy.filter(({ name, bytes }) => bytes > limits.lazy && !apart.some((part) => part.test(name))),
  ];
  console.log(`Scripts of ${words}, as sent (brotli):\n${[first, ...lazy].map(size).join('\n')}`);
  if (tooLarge.length === 0) continue;
  console.error(
    `Over the limit of ${limits.first / kB} kB (first) or ${limits.lazy / kB} kB (each lazy part):\n${tooLarge.map(size).join('\n')}`,
  );
  process.exitCode = 1;
}
