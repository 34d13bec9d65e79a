import { expect, test } from 'vitest';
import { fetcher, house } from '../testing/ten-machines.ts';
import { literal, testText } from './copy-as-test.ts';
import { Timeline } from './timeline.ts';

test('a test takes the same steps and expects the same states', () => {
  const line = new Timeline(fetcher, { input: { id: 'p-1' } }, [
    { kind: 'send', to: '', event: { type: 'asked' } },
    { kind: 'advance', by: null },
    { kind: 'answer', request: 'load#1', value: { name: `O'Hara "X" \\` } },
  ]);
  const moment = { start: line.start, steps: line.steps(), root: line.stepper.root() };
  expect(testText('a late answer', moment, { machine: { name: 'fetcher', from: './fetcher.ts' } })).toBe(
    `import { expect, test } from 'vitest';
import { Stepper } from '@layline/stepper';
import { fetcher } from './fetcher.ts';

test('a late answer', () => {
  const stepper = new Stepper(fetcher, { input: { id: 'p-1' } });
  stepper.send({ type: 'asked' });
  stepper.advance();
  stepper.answer('load#1', { name: 'O\\'Hara "X" \\\\' });
  expect(stepper.state()).toEqual('late');
});
`,
  );
});

test('children are expected where they are, too', () => {
  const line = new Timeline(house, {}, [{ kind: 'send', to: 'hall', event: { type: 'pressed' } }]);
  const moment = { start: {}, steps: line.steps(), root: line.stepper.root() };
  const text = testText('x', moment, { machine: { name: 'house', from: './house.ts' } });
  expect(text).toContain(`stepper.send({ type: 'pressed' }, 'hall');`);
  expect(text).toContain(`expect(stepper.state('hall')).toEqual('lit');`);
});

test('a value is written as code that gives it', () => {
  const value = { a: [1, null, true], 'b-c': `it's\n"so"`, d: {} };
  const text = literal(value);
  expect(text).toBe(`{ a: [1, null, true], 'b-c': 'it\\'s\\n"so"', d: {} }`);
});
