import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { writeAccess, type Access } from './access.ts';
import type { Cluster } from './cluster.ts';
import { cleanEnvironment } from './create-data.ts';
import { giveToOwner } from './files.ts';
import { readPostmaster } from './postmaster.ts';
import type { RunAs } from './run-as.ts';

interface Launch {
  cluster: Cluster;
  binaries: Binaries;
  user: RunAs;
  access: Access;
  durable: boolean;
}

/** Settings for one exchange on one machine. None may weaken what a commit promises. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 50,
  shared_buffers: '64MB',
  jit: 'off',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: 0,
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const undurable = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** Long, because recovery after a crash reads everything written since the last checkpoint. */
const patienceMs = 120_000;
const attempts = 50;

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('A listening server has no port.');
  return address.port;
}

/** Starts the server and waits until it accepts connections. If its port is in use, stores and uses another one. */
export async function launch(options: Launch): Promise<{ pid: number; access: Access }> {
  const { cluster, user } = options;
  await putAwayLongLog(cluster.log);
  let access = options.access;
  for (let attempt = 1; ; attempt++) {
    const logStart = (await stat(cluster.log).catch(() => ({ size: 0 }))).size;
    const child = await spawnServer(options, access.port);
    if (await isReady(child, cluster.pgData)) return { pid: child.pid ?? 0, access };
    const said = (await readFile(cluster.log)).subarray(logStart).toString();
    // A server that was killed may simply be started again.
    const next = child.signalCode === null ? whatNext(said) : 'wait';
    if (next === 'give up' || attempt === attempts) {
      const who = 'uid' in user ? ` as user ${user.uid}` : '';
      throw new Error(`PostgreSQL did not start${who} on ${cluster.pgData}. It said:\n${said.trim()}`);
    }
    if (next === 'other port') {
      access = { ...access, port: await freePort() };
      await writeAccess(cluster, access);
    } else await delay(200);
  }
}

/** Reads from the log why it ended. A killed server's children hold the data for a moment, until they end too. */
function whatNext(said: string): 'other port' | 'wait' | 'give up' {
  if (said.includes('could not bind') || said.includes('could not create any TCP/IP sockets'))
    return 'other port';
  return said.includes('shared memory block') && said.includes('still in use') ? 'wait' : 'give up';
}

/** Starts it in its own session, so that Ctrl-C reaches only the program, which then ends the database itself. */
async function spawnServer(
  { cluster, binaries, user, durable }: Launch,
  port: number,
): Promise<ChildProcess> {
  const all = { ...settings, ...(durable ? {} : undurable), port };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(cluster.log, 'a', 0o600);
  await giveToOwner(cluster.log);
  try {
    const child = spawn(binaries.postgres, ['-D', cluster.pgData, ...flags], {
      ...user,
      cwd: cluster.pgData,
      env: cleanEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

async function isReady(child: ChildProcess, pgData: string): Promise<boolean> {
  let failure: Error | null = null;
  child.once('error', (error) => (failure = error));
  for (const since = Date.now(); Date.now() - since < patienceMs; await delay(10)) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) return false;
    const found = await readPostmaster(pgData);
    if (found?.pid === child.pid && found?.status === 'ready') return true;
  }
  throw new Error(`PostgreSQL on ${pgData} is not ready after ${patienceMs / 1000} seconds; see its log.`);
}

async function putAwayLongLog(log: string): Promise<void> {
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  if (size > 10_000_000) await rename(log, `${log}.old`);
}
