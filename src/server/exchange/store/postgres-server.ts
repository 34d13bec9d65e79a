import { usableBinaries } from './postgres/binaries.ts';
import { newPassword, readAccess, writeAccess, type Access } from './postgres/access.ts';
import { assertReachable, openCluster, type Cluster } from './postgres/cluster.ts';
import { createData } from './postgres/create-data.ts';
import {
  answeringPostmaster,
  dailyUrl,
  ensureDailyUser,
  ensureDatabase,
  ownerUrl,
} from './postgres/connection.ts';
import { freePort, launch } from './postgres/launch.ts';
import { forgetDeadPostmaster, isRunning, signalPostmaster, stopPostmaster } from './postgres/postmaster.ts';
import { runAs } from './postgres/run-as.ts';
import { withLock } from './postgres/start-lock.ts';
import { isRoot, rootDataHome } from './data-dir.ts';

export interface PostgresServer {
  /** For the user that can only read and write rows. */
  url: string;
  /** For the superuser, which owns the tables and may change them. */
  ownerUrl: string;
  /** PostgreSQL's process id. */
  pid: number;
  /** It was already running, because the process that started it was killed. */
  adopted: boolean;
  /** Ends it (fast shutdown) and waits for the end. */
  stop(): Promise<void>;
  /** Leaves it running when this process exits. */
  leave(): void;
}

export interface PostgresOptions {
  /** Holds the data, the log, the port and the password. Created if missing. */
  dataDir: string;
  /** False for tests: nothing is forced to disk. */
  durable?: boolean;
}

/**
 * Starts the PostgreSQL that npm installed, on 127.0.0.1 with its own port and password, or adopts the one that already
 * runs on this data. It ends with this process, unless that is killed. Throws an error that names DATABASE_URL where
 * none can run, and one with the end of PostgreSQL's log when it doesn't start.
 */
export async function startPostgres({ dataDir, durable = true }: PostgresOptions): Promise<PostgresServer> {
  const cluster = await openCluster(dataDir);
  return withLock(cluster.lock, async () => {
    const user = await runAs(cluster.pgData);
    const binaries = await usableBinaries(user, isRoot() ? rootDataHome : dataDir);
    await assertReachable(cluster, user);
    const running = await adopt(cluster);
    if (running) {
      const adopted = { ...running, access: await ensureDailyUser(cluster, running.access) };
      return handle(cluster, adopted, { adopted: true, pgCtl: binaries.pgCtl });
    }

    await stopPostmaster(cluster.pgData, binaries.pgCtl);
    await forgetDeadPostmaster(cluster.pgData);
    const access = (await readAccess(cluster)) ?? (await newAccess(cluster));
    await createData(cluster, binaries, user, { password: access.password, durable });
    const started = await launch({ cluster, binaries, user, access, durable });
    try {
      await ensureDatabase(started.access);
      const ready = { ...started, access: await ensureDailyUser(cluster, started.access) };
      return handle(cluster, ready, { adopted: false, pgCtl: binaries.pgCtl });
    } catch (error) {
      await stopPostmaster(cluster.pgData, binaries.pgCtl);
      throw error;
    }
  });
}

/**
 * Ends the server of a data folder, whoever started it. Does nothing if none runs.
 *
 * @internal For tests, which may not leave one behind; the product's own handle ends the one it started.
 */
export async function stopPostgres(dataDir: string): Promise<void> {
  const { pgData, lock } = await openCluster(dataDir);
  await withLock(lock, async () => {
    const { pgCtl } = await usableBinaries(await runAs(pgData), isRoot() ? rootDataHome : dataDir);
    await stopPostmaster(pgData, pgCtl);
  });
}

async function newAccess(cluster: Cluster): Promise<Access> {
  const access = { port: await freePort(), password: newPassword() };
  await writeAccess(cluster, access);
  return access;
}

async function adopt(cluster: Cluster) {
  const access = await readAccess(cluster);
  return access && (await answeringPostmaster(cluster.pgData, access));
}

const atExit = new Set<() => void>();

/** Calls `end` when this process exits by itself. The returned function cancels that. */
function endWithThisProcess(end: () => void): () => void {
  if (atExit.size === 0) {
    process.once('exit', () => {
      for (const each of atExit) each();
    });
  }
  atExit.add(end);
  return () => void atExit.delete(end);
}

function handle(
  { pgData }: Cluster,
  { pid, access }: { pid: number; access: Required<Access> },
  { adopted, pgCtl }: { adopted: boolean; pgCtl: string },
): PostgresServer {
  const leave = endWithThisProcess(() => {
    if (isRunning(pid, pgData)) signalPostmaster(pid, 'INT', pgCtl);
  });
  return {
    url: dailyUrl(access),
    ownerUrl: ownerUrl(access),
    pid,
    adopted,
    leave,
    stop: async () => {
      leave();
      await stopPostmaster(pgData, pgCtl);
    },
  };
}
