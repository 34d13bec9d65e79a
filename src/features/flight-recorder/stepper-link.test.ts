import { expect, test } from 'vitest';
import { momentFrom } from '#stepper/core/moment-link.ts';
import type { RecordedEntry } from '#stepper/record/recording.ts';
import { sampleRecording } from './sample-recording.test-data.ts';
import { stepperLink } from './stepper-link.ts';

const told = (entries: readonly RecordedEntry[]) => ({
  ...sampleRecording([['betSlip', 'editing']], []),
  entries,
});

const event = (at: number, text: string): RecordedEntry => ({
  kind: 'event',
  at,
  actor: 'betSlip#0',
  from: null,
  event: { type: 'stake.typed', text },
});

test('the link holds the actor’s steps, up to the entry that is asked for', async () => {
  const link = await stepperLink(told([event(0, '1'), event(0, '10')]), 'betSlip#0', 0);
  if (link.is !== 'made') throw new Error(link.is);
  const [page, code = ''] = link.path.split('#moment=');
  expect(page).toBe('/workshop/');
  expect(await momentFrom(code)).toMatchObject({
    machine: 'betSlip',
    steps: [{ kind: 'send', to: '', event: { type: 'stake.typed', text: '1' } }],
  });
});

test('what an address would not hold is said to be too long', async () => {
  // Text that cannot be made shorter.
  const texts = Array.from({ length: 2_000 }, (_, at) =>
    event(at, (Math.imul(at + 1, 2_654_435_761) >>> 0).toString(36).repeat(3)),
  );
  expect(await stepperLink(told(texts), 'betSlip#0')).toEqual({ is: 'tooLong' });
});

test('a part that cannot be stepped says why', async () => {
  const { actors, ...rest } = told([]);
  const lost = {
    ...rest,
    actors: actors.map((actor) => ({ ...actor, start: null, whyNot: 'It was too large.' })),
  };
  expect(await stepperLink(lost, 'betSlip#0')).toEqual({
    is: 'impossible',
    why: '"betSlip" cannot be stepped. It was too large.',
  });
});
