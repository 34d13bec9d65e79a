import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandOf, root } from './commands.ts';
import { compressSite } from './compress-site.ts';
import { fillWorker } from './fill-worker.ts';

/** `npm run build`: builds the site, the server and the workshop into dist. With `--if-needed` only if the sources are newer. */

const stamp = join(root, 'dist/built');
const sources = [
  'src',
  'machines',
  'packages/stepper/src',
  'public',
  'index.html',
  'schema.graphql',
  'package-lock.json',
];
const settings = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.workshop.config.ts',
];

/** Builds all of them and prints the outcome. Resolves to whether it succeeded. */
async function build(): Promise<boolean> {
  console.log('Building the site and the server …');
  const started = new Date();
  const site = vite('site', []);
  const server = vite('server', ['--config', 'vite.server.config.ts']);
  // After the server, which is the quicker one: two processors are enough for two.
  const workshop = server.then(
    (failure) => failure ?? vite('workshop', ['--config', 'vite.workshop.config.ts']),
  );
  const failures = (await Promise.all([site, workshop])).filter((failure) => failure !== undefined);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) return false;
  fillWorker(join(root, 'dist/site'));
  compressSite(join(root, 'dist/site'));
  compressSite(join(root, 'dist/workshop'));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // Dated to the start of the build, so that a source changed during the build is newer.
  utimesSync(stamp, started, started);
  console.log(`Built in ${((Date.now() - started.getTime()) / 1000).toFixed(1)} s.`);
  return true;
}

/** Whether `dist` holds a build newer than everything it is made from. */
function isBuilt(): boolean {
  const at = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return at > 0 && [...sources, ...settings].every((path) => newest(join(root, path)) < at);
}

/** Folders count too: deleting a file changes only its folder. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((time, name) => Math.max(time, newest(join(path, name))), stat.mtimeMs);
}

/** Resolves to what went wrong, if anything. */
function vite(name: string, options: string[]): Promise<string | undefined> {
  const child = spawn(process.execPath, [commandOf('vite'), 'build', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`The ${name} was not built: ${error.message}`));
    child.on('close', (code) => resolve(code === 0 ? undefined : `The ${name} was not built:\n${said}`));
  });
}

const isWanted = !process.argv.includes('--if-needed') || !isBuilt();
if (isWanted && !(await build())) process.exitCode = 1;
