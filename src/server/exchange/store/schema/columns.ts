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
  fromDriver: (value) => new Date(value).toISOString(),
});
