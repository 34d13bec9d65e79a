import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const actor = {
  id: 'x:1',
  machine: 'betSlip',
  name: 'betSlip',
  start: { input: {} },
  isRunning: true,
  value: 'empty',
};
const recording = {
  version: 1,
  at: '2026-11-21T10:00:00.000Z',
  actors: [actor],
  others: [],
  order: [],
  timers: [],
  entries: [],
  dropped: 0,
};
const read = (content: unknown) =>
  readReport(new Blob([typeof content === 'string' ? content : JSON.stringify(content)]));

test('a report is read as it was saved', async () => {
  expect(await read(recording)).toEqual(recording);
});

test.each<[string, unknown, string]>([
  [
    'of another kind',
    'placed,stake',
    'This file is not a report of Layline: it is not whole, or of another kind.',
  ],
  [
    'cut in the middle',
    JSON.stringify(recording).slice(0, 90),
    'This file is not a report of Layline: it is not whole, or of another kind.',
  ],
  ['JSON of something else', { bets: [] }, 'This file is not a report of Layline.'],
  [
    'of a later version',
    { ...recording, version: 2 },
    'This report is of version 2; this build opens version 1.',
  ],
  [
    'with a part taken out',
    { ...recording, order: undefined },
    'This report is damaged: a part of it is missing.',
  ],
  [
    'with a broken actor',
    { ...recording, actors: [{ id: 1 }] },
    'This report is damaged: a part of it is missing.',
  ],
  ['empty', { ...recording, actors: [] }, 'This report holds no machine: nothing was running.'],
])('a file that is %s is refused with a sentence', async (_, content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence);
});
