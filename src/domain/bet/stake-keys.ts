import { plainNumber } from '../calendar/figures.ts';
import { minorToDecimalText } from '../money/money.ts';

/** A stake as a person types it: without decimals where it has none. Minor units. */
export const typedStake = (stake: number): string => minorToDecimalText(stake).replace(/\.0*$/, '');

/** What a key of the slip's keypad does to a typed stake. */
export type StakeKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back';

/** As a telephone has them, row by row. */
export const stakeKeys: readonly StakeKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'];

/** No stake is longer: more digits are a finger that stays on its key. */
const mostDigits = 12;

/** A stake that is being typed: whole units, then a point (or a comma that was typed by hand) and the currency's decimals. */
const typed = (digits: number): RegExp => new RegExp(`^\\d{0,${mostDigits}}([.,]\\d{0,${digits}})?$`);

/**
 * The typed stake after a key. A key that would make it no stake changes nothing. `digits`: how many decimals the
 * currency has.
 */
export function afterKey(given: string, key: StakeKey, digits = 2): string {
  const text = plainNumber(given);
  if (key === 'back') return text.slice(0, -1);
  const next = text === '0' && key !== '.' ? key : text === '' && key === '.' ? '0.' : text + key;
  return typed(digits).test(next) ? next : text;
}
