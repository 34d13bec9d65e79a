const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const day = 24 * 60 * 60_000;

/** A moment (RFC 3339, or Unix milliseconds) by the device's clock; with its day when it is not of the last 24 hours. */
export function clockText(at: string | number, now = Date.now()): string {
  const time = new Date(at);
  return (now - time.getTime() < day ? clock : dayAndClock).format(time);
}
