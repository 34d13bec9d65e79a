import { customType } from 'drizzle-orm/pg-core';
import { exact } from '#domain/money/money.ts';

/** Minor units, their sums, stake × odds, sequence numbers: 64 bits in SQL, an exact integer (or an error) in code. */
export const integer64 = customType<{ data: number; driverData: string | number }>({
  dataType: () => 'bigint',
  fromDriver: (value) => exact(Number(value)),
  toDriver: exact,
});

/** RFC 3339 in UTC with milliseconds. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => isoOf(value),
});

/** The last time read. Rows beside one another often have the same, and an order that never changed has it twice. */
let last: { read: string | Date; iso: string } = { read: '', iso: '' };

/** RFC 3339 in UTC of a time as PostgreSQL writes it. */
export function isoOf(read: string | Date): string {
  if (read !== last.read) last = { read, iso: new Date(read).toISOString() };
  return last.iso;
}
