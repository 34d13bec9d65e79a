import { formatMoney, parseMoney } from '#domain/money/money.ts';
import type { SeenLimit } from '#domain/limits/limit-change.ts';
import { formatMinute } from '#domain/words/moment.ts';

type Which = Pick<SeenLimit, 'kind' | 'frame'>;

const titles: Readonly<Record<SeenLimit['frame'], string>> = {
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
  BET: 'One bet',
};

/** What a card is called beside others of its kind. */
export const limitTitle = ({ kind, frame }: Which): string =>
  kind === 'SESSION' ? 'Time signed in' : titles[frame];

/** What it is called where it stands alone: `Deposits, week`. */
export function limitName(which: Which): string {
  const kinds = { DEPOSIT: 'Deposits, ', LOSS: 'Losses, ', STAKE: 'Risk of ', SESSION: '' } as const;
  const title = limitTitle(which);
  return `${kinds[which.kind]}${which.kind === 'SESSION' ? title : title.toLowerCase()}`;
}

/** An amount of a limit: money, or minutes. */
export const amountText = ({ kind }: Which, amount: number): string =>
  kind === 'SESSION' ? `${amount} min` : formatMoney(amount);

const minutesADay = 1_440;

/** What somebody typed as a limit; null if it is none. */
export function readLimit({ kind }: Which, text: string): number | null {
  if (kind !== 'SESSION') return parseMoney(text) || null;
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return minutes > 0 && minutes <= minutesADay ? minutes : null;
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
