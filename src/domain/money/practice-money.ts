import { currencySign } from './money.ts';

/** What a practice account begins with and is refilled to, in minor units. */
export const practiceGrant = 10_000_00;

/** It may be refilled once less than this is left to bet with. */
export const practiceLow = 100_00;

/** The least time between two grants, in milliseconds. */
export const refillEveryMs = 60 * 60_000;

/** A practice account that is not used for so long cannot be signed in to any more, in milliseconds. */
export const practiceLifeMs = 7 * 24 * 60 * 60_000;

/** A text about money, such as `₹1,250.50`, about practice money. */
export const inPracticeMoney = (text: string): string => text.replaceAll(currencySign(), 'P');
