import { afterEach, expect, test, vi } from 'vitest';
import { isZone } from '#domain/calendar/zone-day.ts';
import { formatMoment } from '#domain/words/moment.ts';
import { zoneText } from '#domain/words/zone-words.ts';
import { deviceZone, ownZone } from './device-zone.ts';

afterEach(() => void vi.restoreAllMocks());

const onDeviceIn = (timeZone: string | undefined) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  });
};

test('times are in the device’s own zone', () => {
  onDeviceIn('Asia/Kolkata');
  expect(deviceZone()).toBe('Asia/Kolkata');
  expect(zoneText(deviceZone(), ownZone())).toBe('Days and times in Asia/Kolkata');
});

test.each([
  ['Etc/Unknown', 'Days and times in UTC: this device’s time zone, Etc/Unknown, is not known here'],
  ['-05:00', 'Days and times in UTC: this device’s time zone, -05:00, is not known here'],
  ['GMT+05:00', 'Days and times in UTC: this device’s time zone, GMT+05:00, is not known here'],
  ['', 'Days and times in UTC: this device names no time zone'],
  [undefined, 'Days and times in UTC: this device names no time zone'],
])('on a device in %s they are in one that is known, and that is said', (own, words) => {
  onDeviceIn(own);
  expect(isZone(deviceZone())).toBe(true);
  expect(formatMoment('2026-05-01T20:00:00Z', deviceZone())).toBe('1 May 2026, 20:00:00');
  expect(zoneText(deviceZone(), ownZone())).toBe(words);
});
