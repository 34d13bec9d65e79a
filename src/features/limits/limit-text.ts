import { plainNumber } from '#domain/calendar/figures.ts';
import { parseMoney } from '#domain/money/money.ts';
import type { SeenLimit } from '#domain/limits/limit-change.ts';
import { amountText } from '#domain/words/limit-name.ts';
import { formatMinute } from '#domain/words/moment.ts';

const minutesADay = 1_440;

/** What somebody typed as a limit; null if it is none. */
export function readLimit({ kind }: Pick<SeenLimit, 'kind'>, text: string): number | null {
  if (kind !== 'SESSION') return parseMoney(text) || null;
  const typed = plainNumber(text);
  const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return minutes > 0 && minutes <= minutesADay ? minutes : null;
}

export type LimitWay = 'lower' | 'raise' | null;

/**
 * Why what was typed is not taken as a limit that is lower, or higher, than the one that holds; null if it is. One that was
 * mistyped must not do the opposite of what was asked for: a lower one holds at once.
 */
export function limitTrouble(
  limit: Pick<SeenLimit, 'kind' | 'frame' | 'amount'>,
  way: LimitWay,
  text: string,
) {
  const amount = readLimit(limit, text);
  if (amount === null)
    return limit.kind === 'SESSION' ? 'Write minutes, 1,440 at most.' : 'Write an amount such as 500.';
  if (way === null || limit.amount === null) return null;
  const holds = amountText(limit, limit.amount);
  if (way === 'lower' && amount >= limit.amount)
    return `That is not lower than the ${holds} that holds. Go back and press Raise for more.`;
  if (way === 'raise' && amount <= limit.amount)
    return `That is not more than the ${holds} that holds. Go back and press Lower for less.`;
  return null;
}

/** How a raise stands that waits for its second yes. */
export function raiseText(limit: SeenLimit, now: string, zone: string): string | null {
  const { asked, amount } = limit;
  if (!asked) return null;
  const wanted =
    asked.amount === null ? 'To go without this limit' : `A raise to ${amountText(limit, asked.amount)}`;
  const until = amount === null ? '' : ` Until then ${amountText(limit, amount)} holds.`;
  return asked.from <= now
    ? `${wanted} waits for your yes, until ${formatMinute(asked.until, zone)}.${until}`
    : `${wanted} is asked for. You can confirm it from ${formatMinute(asked.from, zone)} on.${until}`;
}
