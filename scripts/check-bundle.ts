import { join } from 'node:path';
import { root } from './commands.ts';
import { siteScripts, type ScriptGroup } from './site-scripts.ts';

/** Exits with code 1 when a script of the built site has outgrown its limit (P7). */

const kB = 1000;
const limits = { first: 150 * kB, lazy: 40 * kB };

/** Shared, or loaded only by those who ask for them. */
const apart = [/price-chart/, /firebase|firestore/, /graphql\/(apollo|with-apollo)/];

const { first, lazy } = siteScripts(join(root, 'dist/site'));
const tooLarge = [
  ...(first.bytes > limits.first ? [first] : []),
  ...lazy.filter(({ name, bytes }) => bytes > limits.lazy && !apart.some((part) => part.test(name))),
];
const size = ({ name, bytes }: ScriptGroup) => `${(bytes / kB).toFixed(1).padStart(6)} kB  ${name}`;

console.log(`Scripts of the site, as sent (brotli):\n${[first, ...lazy].map(size).join('\n')}`);
if (tooLarge.length > 0) {
  console.error(
    `Over the limit of ${limits.first / kB} kB (first) or ${limits.lazy / kB} kB (each lazy part):\n${tooLarge.map(size).join('\n')}`,
  );
  process.exitCode = 1;
}
