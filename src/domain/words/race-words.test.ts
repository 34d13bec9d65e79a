import { expect, test } from 'vitest';
import { conditionsText, formText, marginText, placeText, rideText, weightText } from './race-words.ts';

test.each([
  [{ distance: 1_600, going: 'Good to soft', class: 2 }, '1,600 m · Good to soft · Class 2'],
  [{ distance: 900, going: null, class: null }, '900 m'],
])('conditions of %o read %s', (conditions, text) => {
  expect(conditionsText(conditions)).toBe(text);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [22, '22nd'],
])('place %i is %s', (place, text) => {
  expect(placeText(place)).toBe(text);
});

test.each([
  [0, 'a nose'],
  [15, 'a short head'],
  [20, 'a head'],
  [33, 'a neck'],
  [41, '½ length'],
  [80, '¾ length'],
  [104, '1 length'],
  [130, '1¼ lengths'],
  [190, '2 lengths'],
  [1_249, '12½ lengths'],
])('%i hundredths of a length read %s', (beatenBy, text) => {
  expect(marginText(beatenBy)).toBe(text);
});

test('a form has the latest race last, and a weight at most one decimal', () => {
  expect(formText([3, 0, 1])).toBe('3-0-1');
  expect([60_500, 58_000, 57_249].map(weightText)).toEqual(['60.5 kg', '58 kg', '57.2 kg']);
});

test('a ride’s text says what is known, and no more', () => {
  const known = {
    draw: 6,
    jockey: 'R. Pell',
    trainer: 'Zara Linton',
    age: 4,
    weight: 57_000,
    form: [2, 1],
  };
  expect(rideText(known)).toBe('R. Pell · form 2-1 · draw 6 · 57 kg · 4 years · trained by Zara Linton');
  expect(rideText({ form: [] })).toBe('');
});
