import { expect, test } from 'vitest';
import { fetcher } from '../testing/ten-machines.ts';
import { momentCode, momentFrom } from './moment-link.ts';
import type { Step } from './step.ts';
import { Timeline } from './timeline.ts';

const steps: Step[] = [
  { kind: 'send', to: '', event: { type: 'asked' } },
  { kind: 'advance', by: 7_999 },
  { kind: 'answer', request: 'load#1', value: { name: 'Åse ‹›' } },
];
const moment = { machine: 'fetcher', start: { input: { id: 'p-1' } }, steps };

test('a link leads to the same moment', async () => {
  const code = await momentCode(moment);
  expect(code).toMatch(/^[\w-]+$/);
  const saved = await momentFrom(code);
  expect(saved).toEqual(moment);
  const line = new Timeline(fetcher, saved.start, saved.steps);
  expect([line.stepper.state(), line.stepper.now(), line.stepper.snapshot().context]).toEqual([
    'found',
    7_999,
    { id: 'p-1', tries: 1, found: 'Åse ‹›' },
  ]);
});

test('a link that is cut, or none, is refused with a sentence', async () => {
  const code = await momentCode(moment);
  await expect(momentFrom(code.slice(0, 20))).rejects.toThrow('cannot be read');
  await expect(momentFrom('not a link')).rejects.toThrow('cannot be read');
});
