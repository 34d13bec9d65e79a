import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const day = 24 * 60 * 60_000;

/** A time (RFC 3339 or Unix ms) in the device's zone; with the day when it is more than 24 hours ago. */
export function clockText(at: string | number, now = exchangeClock.now()): string {
  const time = new Date(at);
  return (now - time.getTime() < day ? clock : dayAndClock).format(time);
}
