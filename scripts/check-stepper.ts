import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './commands.ts';
import { brotli } from './compress-site.ts';

/** Builds the stepper as a package; exits with code 1 when it has outgrown its limit or lacks a file that it promises. */

const kB = 1000;
/** Scripts and style sheet together, as sent (brotli), without React, XState and the layout library. */
const limit = 40 * kB;

const folder = join(root, 'packages/stepper');
await build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });

const dist = join(folder, 'dist');
const files = readdirSync(dist).filter((name) => /\.(js|css)$/.test(name));
const sizes = files.map((name) => ({ name, bytes: brotli(readFileSync(join(dist, name))).length }));
const sum = sizes.reduce((bytes, file) => bytes + file.bytes, 0);
const words = (bytes: number) => `${(bytes / kB).toFixed(1).padStart(6)} kB`;

console.log(`The stepper, as sent (brotli):`);
for (const { name, bytes } of [...sizes, { name: 'together', bytes: sum }])
  console.log(`${words(bytes)}  ${name}`);

const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { default: string }>;
};
const promised = Object.values(exports).map((one) => (typeof one === 'string' ? one : one.default));
const missing = promised.filter((path) => !files.some((name) => path === `./dist/${name}`));
if (missing.length > 0) console.error(`package.json promises what was not built: ${missing.join(', ')}`);
if (sum > limit) console.error(`Over the limit of ${limit / kB} kB.`);
if (missing.length > 0 || sum > limit) process.exitCode = 1;
