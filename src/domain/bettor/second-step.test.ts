import { expect, test } from 'vitest';
import { inFours, readSecondStep } from './second-step.ts';

test.each([
  ['123456', { kind: 'APP', code: '123456' }],
  [' 123 456 ', { kind: 'APP', code: '123456' }],
  ['१२३४५६', { kind: 'APP', code: '123456' }],
  ['\u200f١٢٣-٤٥٦', { kind: 'APP', code: '123456' }],
  ['ABCD-efgh-jk23', { kind: 'RECOVERY', code: 'abcdefghjk23' }],
  ['abcd efgh jk२३', { kind: 'RECOVERY', code: 'abcdefghjk23' }],
  ['234523452345', { kind: 'RECOVERY', code: '234523452345' }],
  ['12345', null],
  ['1234567', null],
  ['abcdefghijkl', null],
  ['', null],
])('%j is read as %j', (typed, read) => {
  expect(readSecondStep(typed)).toEqual(read);
});

test('a code is shown in groups of four', () => {
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(inFours('abcdefghjk23', '-')).toBe('abcd-efgh-jk23');
});
