import type { Call, DataOf } from '#contract/call.ts';
import type { Zone } from './ledger-book.ts';

/** Asks the exchange as the bettor. Throws if it refuses. */
export type Ask = <C extends Call>(call: C, input: object) => Promise<DataOf<C>>;

/** Days of a zone, both ends included. */
export interface Period {
  zone: Zone;
  from: string;
  to: string;
}

export type OfDays = { days: Readonly<Record<Zone, string>> };

export const within =
  ({ zone, from, to }: Period) =>
  ({ days }: OfDays): boolean =>
    days[zone] >= from && days[zone] <= to;
export const before =
  ({ zone, from }: Period) =>
  ({ days }: OfDays): boolean =>
    days[zone] < from;
