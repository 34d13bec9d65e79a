/** Numbers of PostgreSQL advisory locks, which are per database. */
export const advisoryLocks = {
  /** Held while the schema is brought up to date. */
  migration: 7_305_801,
  /** Held by the one process that writes to the exchange's books, on the connection that it writes with. */
  writer: 7_305_802,
} as const;
