import type { SeenLimit } from '../limits/limit-change.ts';
import { formatMoney } from '../money/money.ts';

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
