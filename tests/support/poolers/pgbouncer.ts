import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#server/exchange/store/postgres/launch.ts';
import { atPort, type Pooler } from './pooler.ts';

/** Debian installs it where not every user looks. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether PgBouncer is installed on this machine. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version'], { env }).status === 0;

/** It refuses to run as root. This is `nobody`. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

async function untilAnswers(port: number, program: ChildProcess): Promise<void> {
  while (program.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await delay(20);
  }
  throw new Error(`PgBouncer ended with ${program.exitCode}.`);
}

/** A real PgBouncer in that mode, before a database. */
export async function openPgBouncer(url: string, mode: 'transaction' | 'session'): Promise<Pooler> {
  const { hostname, port: databasePort, pathname, username, password } = new URL(url);
  const port = await freePort();
  const dir = await mkdtemp(join(tmpdir(), 'layline-pooler-'));
  await chmod(dir, 0o755);
  const name = pathname.slice(1);
  const file = join(dir, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
${name} = host=${hostname} port=${databasePort} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  );
  const program = spawn('pgbouncer', [file], { ...user, env, stdio: 'ignore' });
  const ended = once(program, 'exit');
  await untilAnswers(port, program);
  return {
    url: atPort(url, port),
    close: async () => {
      program.kill('SIGINT');
      program.kill('SIGQUIT');
      await ended;
      await rm(dir, { recursive: true });
    },
  };
}
