import { expect, test } from 'vitest';
import { textPattern, toText } from './text.ts';

test.each(['', 'Dunes v Harbour', 'ä', '🏏', 'नमस्ते', '\t\n', '\uFFFD'])('%j is text', (text) => {
  expect(textPattern.test(text)).toBe(true);
  expect(toText(text)).toBe(text);
});

test.each([
  ['\u0000', '\uFFFD'],
  ['a\u0000b', 'a\uFFFDb'],
  ['\uD83C', '\uFFFD'],
  ['\uDFCF\uD83C', '\uFFFD\uFFFD'],
  ['a\uD83C\uDFCF\uD83C', 'a🏏\uFFFD'],
])('%j is no text', (given, text) => {
  expect(textPattern.test(given)).toBe(false);
  expect(toText(given)).toBe(text);
});
