/** Keys of PostgreSQL advisory locks, which are per database. */
export const advisoryLocks = {
  /** Held while the schema is migrated. */
  migration: 7_305_801,
  /** Held by the one process that writes the exchange's books, on its writing connection. */
  writer: 7_305_802,
} as const;
