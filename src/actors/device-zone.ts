import { isZone, plainZone } from '#domain/calendar/zone-day.ts';

/** What the device calls its own time zone; empty if it names none. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || '';

/** The zone that times are shown in, as the device's owner reads a clock: its own, if it is one that is known. */
export const deviceZone = (): string => (isZone(ownZone()) ? ownZone() : plainZone);
