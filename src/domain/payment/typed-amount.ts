import { plainNumber } from '../calendar/figures.ts';
import { currencyInUse, formatMoney, parseMoney } from '../money/money.ts';
import { exampleNumber } from '../words/example-number.ts';
import { typedNumber } from '../words/typed-number.ts';

/** What a way to pay takes, in minor units. */
export interface AmountLimits {
  least: number;
  most: number;
}

/** An amount as it is typed: either it can be asked for, or a sentence says why not; neither while nothing is typed. */
export interface TypedAmount {
  /** Minor units. */
  amount: number | null;
  problem: string | null;
}

const problemOf = (problem: string): TypedAmount => ({ amount: null, problem });

/** Why a text is no amount at all. */
function unreadable(text: string): string {
  if (/^-\s*[\d.,]+$/.test(text)) return 'An amount cannot be below zero.';
  const { locale } = currencyInUse();
  const example = exampleNumber(locale);
  if (/^[\d,]*[.]\d{3,}$/.test(typedNumber(text, locale)))
    return `Type two digits after the ${/[,\u066b]..$/u.test(example) ? 'comma' : 'point'} at most.`;
  return `Type the amount in digits, such as 2000 or ${example}.`;
}

/** Reads a typed amount. Nothing is guessed: what can be read in two ways is no amount. */
export function readAmount(text: string, { least, most }: AmountLimits): TypedAmount {
  const typed = plainNumber(text);
  if (typed === '') return { amount: null, problem: null };
  const amount = parseMoney(typed);
  if (amount === null) return problemOf(unreadable(typed));
  if (amount === 0) return problemOf('The amount must be more than zero.');
  if (amount < least)
    return problemOf(`${formatMoney(amount)} is too little: this way takes ${formatMoney(least)} at least.`);
  if (amount > most)
    return problemOf(`${formatMoney(amount)} is too much: this way takes ${formatMoney(most)} at most.`);
  return { amount, problem: null };
}
