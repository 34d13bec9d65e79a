/** Stands before a PostgreSQL and gives its connections to many clients. */
export interface Pooler {
  /** The database's address through it. */
  url: string;
  close(): Promise<void>;
}

/** The same user and database at a port of this machine. */
export function atPort(url: string, port: number): string {
  const there = new URL(url);
  there.hostname = '127.0.0.1';
  there.port = String(port);
  return there.href;
}
