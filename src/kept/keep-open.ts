import { timing } from '#domain/site/timing.ts';

interface Connection {
  close: () => void;
}

/** Names of what a browser throws once a connection is gone. Nothing that was asked of it then has been done. */
const ofDead: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError'];
const isOfDead = (error: unknown) => error instanceof DOMException && ofDead.includes(error.name);

/**
 * Runs work on a connection, which is opened on first use and stays open. A dead one is replaced: browsers end connections
 * without a word, and refuse all that is asked of them then. Work that met one is done again, on the next. One that does
 * not answer is given up, so that whoever asks again gets another.
 * @param open Calls `onLost` when the browser says that the connection is over, or is in the way of another tab.
 */
export function keepOpen<Db extends Connection>(open: (onLost: () => void) => Promise<Db>) {
  let current: Promise<Db> | null = null;
  /** The current one's, once all that waited for it has begun: what is asked from then on begins at once. */
  let ready: Db | null = null;
  const forget = (lost: Promise<Db>) => {
    if (current === lost) current = ready = null;
    // Once what it was asked before is done, it is in nobody's way.
    lost.then(
      (db) => db.close(),
      () => undefined,
    );
  };
  const connect = (): Promise<Db> => {
    if (current) return current;
    const opening: Promise<Db> = open(() => forget(opening));
    opening.then(
      (db) => setTimeout(() => (ready = current === opening ? db : ready)),
      () => undefined,
    );
    return (current = opening);
  };
  const run = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const connection = connect();
    const patience = setTimeout(() => forget(connection), timing.storeAnswer);
    // If opening fails, the next call tries again.
    connection.catch(() => forget(connection));
    try {
      return await work(ready ?? (await connection));
    } catch (error) {
      if (isOfDead(error)) forget(connection);
      throw error;
    } finally {
      clearTimeout(patience);
    }
  };
  return <Result>(work: (db: Db) => Promise<Result>): Promise<Result> =>
    run(work).catch((error: unknown) => {
      if (isOfDead(error)) return run(work);
      throw error;
    });
}
