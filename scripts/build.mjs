import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/built');
const sources = ['src', 'machines', 'public', 'index.html', 'schema.graphql', 'package-lock.json'];
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vite.server.config.ts'];

/** Whether `dist` holds a build that is newer than everything it is made from. */
export function isBuilt() {
  const at = changedAt(stamp);
  return at > 0 && [...sources, ...settings].every((path) => newest(join(root, path)) < at);
}

/**
 * Builds the site and the server, side by side. Resolves to the text of what went wrong, or to undefined.
 * @param {{ print?: boolean }} options print: show the tools' own words as they come
 * @returns {Promise<string | undefined>}
 */
export async function build({ print = false } = {}) {
  const started = new Date();
  const failures = await Promise.all([
    vite('site', [], print),
    vite('server', ['--config', 'vite.server.config.ts'], print),
  ]);
  const failure = failures.filter(Boolean).join('\n');
  if (failure) return failure;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // As old as the build's beginning: a source that changed while it ran is newer.
  utimesSync(stamp, started, started);
  return undefined;
}

function vite(name, options, print) {
  const bin = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const child = spawn(process.execPath, [bin, 'build', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
      if (print) process.stdout.write(chunk);
    });
  }
  return new Promise((done) => {
    child.on('error', (error) => done(`The ${name} was not built: ${error.message}`));
    child.on('close', (code) =>
      done(code === 0 ? undefined : `The ${name} was not built:\n${print ? '' : said}`),
    );
  });
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Folders count too: a file that was deleted changes only its folder. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((time, name) => Math.max(time, newest(join(path, name))), stat.mtimeMs);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const failure = await build({ print: true });
  if (failure) {
    console.error(failure);
    process.exitCode = 1;
  }
}
