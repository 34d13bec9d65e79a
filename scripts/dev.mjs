import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { root } from './build.mjs';

/**
 * `npm run dev`: the same processes from their sources. Vite serves the site with hot reload and hands /graphql and
 * /live on to the gateway; a change of the server's code restarts the server, a change of a GraphQL file generates
 * first. Options are those of `npm start`; the port is Vite's.
 */

const { port, rest } = takePort(process.argv.slice(2));
const gatewayPort = process.env.LAYLINE_GATEWAY_PORT ?? String(port + 2);
process.env.LAYLINE_PORT = String(port);
process.env.LAYLINE_GATEWAY_PORT = gatewayPort;

const site = await createServer({ root, configFile: join(root, 'vite.config.ts') });
await site.listen();

let server = startServer();
let isStopping = false;
let restart = Promise.resolve();

site.watcher.add([join(root, 'src/server'), join(root, 'schema.graphql')]);
site.watcher.on('all', (_event, path) => {
  const file = relative(root, path).replaceAll('\\', '/');
  if (file.endsWith('.graphql')) restart = restart.then(generate);
  else if (/^src\/(server|domain)\/.*(?<!\.test)\.ts$/.test(file)) queueRestart(file);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

console.log(`The site in development: http://localhost:${port}`);

let queued;
/** Editors save several files at once: one restart for what comes within a moment. */
function queueRestart(file) {
  clearTimeout(queued);
  queued = setTimeout(() => {
    restart = restart.then(async () => {
      if (isStopping) return;
      console.log(`${file} has changed; the server starts again.`);
      await ended(server);
      server = startServer();
    });
  }, 150);
}

function startServer() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LAYLINE_PORT: gatewayPort },
  });
  child.on('exit', (code) => {
    if (code) console.error(`The server has ended (${code}). It starts again when its code changes.`);
  });
  return child;
}

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGTERM');
  });
}

function generate() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'codegen.ts'], { cwd: root, stdio: 'inherit' });
  return new Promise((done) => child.once('exit', done));
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([ended(server), site.close()]);
  process.exit(0);
}

function takePort(argv) {
  const at = argv.findIndex((word) => word === '--port' || word.startsWith('--port='));
  if (at < 0) return { port: Number(process.env.LAYLINE_PORT ?? 4000), rest: argv };
  const isJoined = argv[at].includes('=');
  const text = isJoined ? argv[at].slice('--port='.length) : argv[at + 1];
  const others = argv.filter((_, index) => index !== at && (isJoined || index !== at + 1));
  return { port: Number(text), rest: others };
}
