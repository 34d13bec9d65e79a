/** Well-formed Unicode without NUL: what every storage, address and other program can carry. */
export const textPattern = /^[^\0\uD800-\uDFFF]*$/u;

const untextual = /[\0\uD800-\uDFFF]/gu;

/** The text with a replacement character for each character that no text may have. */
export const toText = (given: string): string => given.replace(untextual, '\uFFFD');
