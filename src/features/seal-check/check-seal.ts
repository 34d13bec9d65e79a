import {
  digitOfHash,
  digitsTold,
  numberOfHash,
  numberText,
  termsOf,
  type SealedEvent,
} from '#domain/market/sealed-event.ts';
import { itemAt } from '#domain/must.ts';
import { beginningOf, endingOf, numbersOf } from '#domain/market/virtual-outcomes.ts';

export type SealCheck =
  /** What is sealed has not been revealed. */
  | 'sealed'
  | 'checking'
  /** What was revealed has that seal, and the outcome follows from it. */
  | 'right'
  /** What was revealed has that seal. How the outcome follows from it is not known here. */
  | 'sealOnly'
  /** What was revealed has another seal. */
  | 'wrongSeal'
  /** Another outcome follows from what was revealed. */
  | 'wrongOutcome'
  /** This page may not compute hashes: it was not reached over HTTPS. */
  | 'cannot';

/** What can be checked: of a draw its digits, of a virtual event how it ended, of an index where it closed. */
export type SealedKind = 'draw' | 'event' | 'index';

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hashesOf = (text: string, count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => sha256(numberText(text, place))));

/**
 * Checks with this browser's own SHA-256 that what was revealed was sealed, and that the outcome told follows from it.
 */
export async function checkSeal(event: SealedEvent, kind: SealedKind): Promise<SealCheck> {
  const { seal, revealed, told } = event;
  if (revealed === null) return 'sealed';
  if (!globalThis.isSecureContext) return 'cannot';
  if ((await sha256(revealed)) !== seal) return 'wrongSeal';
  if (kind === 'draw') {
    const digits = digitsTold(told);
    const follow = (await hashesOf(revealed, digits.length)).map(digitOfHash);
    return follow.every((digit, place) => digit === digits[place]) ? 'right' : 'wrongOutcome';
  }
  const terms = termsOf(revealed);
  if (!terms) return 'sealOnly';
  const numbers = (await hashesOf(revealed, numbersOf(terms))).map(numberOfHash);
  let taken = 0;
  const ending = endingOf(terms, () => itemAt(numbers, taken++));
  const last = told.slice(-ending.length);
  const isTold =
    beginningOf(terms).every((text, at) => text === told[at]) &&
    ending.every((text, at) => text === last[at]);
  return isTold ? 'right' : 'wrongOutcome';
}
