import { readersLanguage } from './reader.ts';

const examples = new Map<string, string>();

/** How the reader writes two thousand and a half, for a sentence that says how to type an amount: `2,000.50`. */
export function exampleNumber(usual: string): string {
  const language = readersLanguage(usual);
  const example =
    examples.get(language) ?? new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(2_000.5);
  examples.set(language, example);
  return example;
}
