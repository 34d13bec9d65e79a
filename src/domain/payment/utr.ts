/** Digits in a UTR, the number by which a bank knows a transfer. */
export const utrDigits = 12;

const zeros = Array.from('0٠۰०০੦૦୦௦౦೦൦０', (zero) => zero.codePointAt(0) ?? 0);

/** The ASCII digit of a digit of the scripts that banking apps here write in; null for any other character. */
function digitOf(char: string): string | null {
  const code = char.codePointAt(0) ?? 0;
  const zero = zeros.find((at) => code >= at && code < at + 10);
  return zero === undefined ? null : String(code - zero);
}

/** The digits of a typed UTR, whatever script they are in; blanks and dashes are left out. Null: it has other characters. */
export function readUtrDigits(text: string): string | null {
  let digits = '';
  for (const char of text) {
    if (/[\s\p{Cf}-]/u.test(char)) continue;
    const digit = digitOf(char);
    if (digit === null) return null;
    digits += digit;
  }
  return digits;
}

/** A UTR as it is stored: 12 digits. Null when what was typed is none. */
export function readUtr(text: string): string | null {
  const digits = readUtrDigits(text);
  return digits?.length === utrDigits ? digits : null;
}

/** In groups of four, as it is easiest to compare. */
export const formatUtr = (utr: string): string => utr.replace(/(\d{4})(?=\d)/g, '$1 ');
