import { plainFigures } from '../calendar/figures.ts';

/** Digits in a UTR, the number by which a bank knows a transfer. */
export const utrDigits = 12;

/** The digits of a typed UTR, whatever script they are in; blanks and dashes are left out. Null: it has other characters. */
export function readUtrDigits(text: string): string | null {
  const digits = plainFigures(text).replace(/[\s\p{Cf}-]/gu, '');
  return /^\d*$/.test(digits) ? digits : null;
}

/** A UTR as it is stored: 12 digits. Null when what was typed is none. */
export function readUtr(text: string): string | null {
  const digits = readUtrDigits(text);
  return digits?.length === utrDigits ? digits : null;
}

/** In groups of four, as it is easiest to compare. */
export const formatUtr = (utr: string): string => utr.replace(/(\d{4})(?=\d)/g, '$1 ');
