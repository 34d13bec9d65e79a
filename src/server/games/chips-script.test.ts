import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { chipsScript } from './chips-script.ts';

test('a browser that denies its storage has chips all the same: none was chosen before', () => {
  let choose = () => undefined as void;
  const chip = {
    value: '100',
    checked: false,
    addEventListener: (_: string, hear: () => void) => (choose = hear),
  };
  const page = {
    document: { addEventListener: () => undefined },
    Intl,
    form: { querySelectorAll: () => [chip] },
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => runInNewContext(`${chipsScript()}; keepChip(form);`, page)).not.toThrow();
  expect(() => choose()).not.toThrow();
  expect(chip.checked).toBe(false);
});

test('amounts have the sign of the money that the page is of', () => {
  const page = { document: { addEventListener: () => undefined, querySelector: () => form }, Intl };
  const form = { dataset: { sign: 'P' } };
  expect(runInNewContext(`${chipsScript()}; inWords(12345650);`, page)).toBe('P1,23,456.50');
});
