import { expect, test } from 'vitest';
import { exposureTarget } from './exposure-row.ts';

test.each([
  ['6', { kind: 'nothing' }],
  ['66102', { kind: 'game', eventId: '9/1' }],
  ['66104', { kind: 'page', path: '/lotterydetails/9%2F1/66104' }],
  ['4', { kind: 'page', path: '/marketdetails/9%2F1/4' }],
  ['7', { kind: 'page', path: '/marketdetails/9%2F1/7' }],
  ['66103', { kind: 'page', path: '/marketdetails/9%2F1/66103' }],
])('[PNL-5] a row of sport %s leads to %o', (sportId, target) => {
  expect(exposureTarget({ sportId, eventId: '9/1' })).toEqual(target);
});
