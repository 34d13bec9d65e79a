import { localDay, type Day } from '../calendar/day.ts';
import { dayIn } from '../calendar/zone-day.ts';
import { readersZone } from './reader.ts';

/** The day it is for whoever reads, in the zone they chose or the device's. `at`: RFC 3339 or Unix milliseconds. */
export function readersDay(at: string | number): Day {
  const [time, zone] = [new Date(at), readersZone()];
  return zone === undefined ? localDay(time) : dayIn(zone, time.getTime());
}
