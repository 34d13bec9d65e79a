import { isZone, plainZone } from '#domain/calendar/zone-day.ts';
import { readersZone } from '#domain/words/reader.ts';

/** What the device calls its own time zone; empty if it names none. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || '';

/** The device's own zone, if it is one that is known. */
export const deviceZone = (): string => (isZone(ownZone()) ? ownZone() : plainZone);

/** The zone that was asked for: the reader's choice, or what the device calls its own. */
export const askedZone = (): string => readersZone() ?? ownZone();

/** The zone that times are shown in: the reader's choice, or as the device's owner reads a clock. */
export const shownZone = (): string => {
  const chosen = readersZone();
  return chosen !== undefined && isZone(chosen) ? chosen : deviceZone();
};
