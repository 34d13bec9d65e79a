import type { Client } from 'pg';

/** Busy clients of a pooler may hold the session that would show it; over this many questions they don't. */
const questions = 10;

/**
 * Throws when a connection has no session of its own. The writer's lock is the session's: where a pooler lends it to whoever
 * asks, two exchanges hold the same lock. It then answers two connections from one session, or one from several. `probe` is
 * another connection to the same address.
 */
export async function assertOwnSession(writer: Client, probe: Client): Promise<void> {
  const own = await sessionOf(writer);
  for (let asked = 0; asked < questions; asked++) {
    if ((await sessionOf(probe)) !== own && (await sessionOf(writer)) === own) continue;
    throw new Error(
      'DATABASE_URL leads through a pooler that lends one connection to several clients, as PgBouncer does in ' +
        'transaction mode: two exchanges would write the same books. Name the server itself, or a pooler in session mode.',
    );
  }
}

/** The process that serves the connection. */
async function sessionOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
