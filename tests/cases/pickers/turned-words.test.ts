import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readPickerCases } from '../files/picker-cases.ts';
import { ownFolder } from '../support/own-folder.ts';
import { pickerCase } from './picker-case.ts';

const cases = z
  .array(pickerCase)
  .parse(JSON.parse(readFileSync(join(ownFolder, 'picker-cases.json'), 'utf8')));

const next = (figure: string) => String((Number(figure) + 1) % 10);
const other = (one: string, another: string) => (word: string) => (word === one ? another : one);

/** Words that state something, and how to turn each into the opposite. */
const turns: readonly (readonly [words: RegExp, turn: (word: string) => string])[] = [
  [/\d(?=\D*$)/, next],
  [/(?<=\d{4}-\d\d-\d)\d(?! (?:is )?enabled)/, next],
  [/\b(?:enabled|disabled)\b/, other('enabled', 'disabled')],
  [/\b(?:true|false)\b/, other('true', 'false')],
  [/\bcloses\b|\bstays open\b/, other('closes', 'stays open')],
  [/(?<=\d )(?:AM|PM)\b/, other('AM', 'PM')],
  [/\bno error\b/, () => 'invalid error'],
  [/\bminDate\b/, () => 'maxDate'],
  [/\bprevious day\b/, () => 'next day'],
  [/\bnext month\b/, () => 'next year'],
  [/\bmode (?:month|day)\b/, () => 'mode year'],
  [/\byear view\b/, () => 'day view'],
];

const turnedCases = cases.flatMap((one) =>
  turns.flatMap(([words, turn]) => {
    const then = one.then.replace(words, turn);
    // Where the data give the result, the words only repeat it.
    return then === one.then || one.data ? [] : [{ id: one.id, turned: then, one }];
  }),
);

test.for(turnedCases)('$id fails if its end is: $turned', ({ one, turned: then }) => {
  // oxlint-disable-next-line unicorn/no-thenable -- the cases' own word
  const [planned] = readPickerCases([{ ...one, then }]);
  expect(() => planned?.check?.()).toThrow(Error);
});

test('most cases say something that can be turned', () => {
  expect(new Set(turnedCases.map(({ id }) => id)).size).toBeGreaterThan(50);
});
