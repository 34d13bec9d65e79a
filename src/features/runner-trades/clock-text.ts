import { dateFormat } from '#domain/words/reader.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';

const day = 24 * 60 * 60_000;

/** A time (RFC 3339 or Unix ms) in the reader's zone; with the day when it is more than 24 hours ago. */
export function clockText(at: string | number, now = exchangeClock.now()): string {
  const time = new Date(at);
  const format =
    now - time.getTime() < day
      ? dateFormat('trade', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
      : dateFormat('oldTrade', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return format.format(time);
}
