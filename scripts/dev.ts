import { spawn, type ChildProcess } from 'node:child_process';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { node, root } from './commands.ts';

/**
 * `npm run dev`: the same processes, from their sources. Vite serves the site with hot reload and proxies /graphql and
 * /live to the gateway. A change of the server's code restarts the server; a change of a GraphQL file first runs the
 * code generator. Options are those of `npm start`; the port is Vite's.
 */

const { port, rest } = takePort(process.argv.slice(2));
const gatewayPort = process.env.LAYLINE_GATEWAY_PORT ?? String(port + 2);
process.env.LAYLINE_PORT = String(port);
process.env.LAYLINE_GATEWAY_PORT = gatewayPort;

const site = await createServer({ root, configFile: join(root, 'vite.config.ts') });
try {
  await site.listen();
} catch (error) {
  console.error(`The site cannot be served. ${error instanceof Error ? error.message : String(error)}.`);
  process.exit(1);
}

let server = startServer();
let isStopping = false;
let restart: Promise<void> = Promise.resolve();
let queued: NodeJS.Timeout | undefined;

site.watcher.on('all', (_event, path) => {
  const file = relative(root, path).replaceAll('\\', '/');
  if (file.endsWith('.graphql')) restart = restart.then(generate);
  else if (/^src\/(server|domain)\/.*(?<!\.test)\.ts$/.test(file)) queueRestart(file);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

console.log(`The site in development: http://localhost:${port}`);

/** Editors save several files at once, so changes within a moment share one restart. */
function queueRestart(file: string): void {
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

function startServer(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', ...rest], {
    cwd: root,
    stdio: 'inherit',
    // The browser knows the site by Vite's port.
    env: { LAYLINE_SITE_URL: `http://localhost:${port}`, ...process.env, LAYLINE_PORT: gatewayPort },
  });
  child.on('exit', (code) => {
    if (code) console.error(`The server has ended (${code}). It starts again when its code changes.`);
  });
  return child;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function generate(): Promise<void> {
  await node('--import', 'tsx', 'codegen.ts');
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([ended(server), site.close()]);
  process.exit(0);
}

/** `--port` is the site's. The gateway, which would read it too, gets another. */
function takePort(argv: readonly string[]): { port: number; rest: string[] } {
  const at = argv.findIndex((word) => word === '--port' || word.startsWith('--port='));
  const word = argv[at];
  if (word === undefined) return { port: Number(process.env.LAYLINE_PORT ?? 4000), rest: [...argv] };
  const isJoined = word.includes('=');
  const text = isJoined ? word.slice('--port='.length) : argv[at + 1];
  const others = argv.filter((_, index) => index !== at && (isJoined || index !== at + 1));
  return { port: Number(text), rest: others };
}
