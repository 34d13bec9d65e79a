import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { askSearch, firstAsk, type ReportAnswer, type ReportAsk } from '#domain/report/report.ts';
import { timing } from '#domain/site/timing.ts';
import { settle } from '../testing/samples.ts';
import { after, done, failed, walk } from '../testing/walk.ts';
import { reportMachine, type ReportReply } from './report.machine.ts';

const ask: ReportAsk = { from: '2026-05-04', to: '2026-05-10', sort: 'AT', direction: 'DESC', page: 1 };
const answerOf = (count: number): ReportAnswer => ({
  count,
  rows: Array.from({ length: Math.min(count, 25) }, (_, at) => ({ id: String(at), cells: [] })),
  sums: [],
});
const refused = { refusal: 'The range ends before it begins.' };

const events = [
  { type: 'range.chosen', from: '2026-04-01', to: '2026-04-30' },
  { type: 'sort.chosen', sort: 'AMOUNT' },
  { type: 'page.chosen', page: 9 },
  { type: 'address.changed', ask },
  { type: 'address.changed', ask: { ...ask, page: 2 } },
  { type: 'retry.chosen' },
  { type: 'file.chosen' },
  ...[answerOf(0), answerOf(30), refused].map((reply) => done('report', reply)),
  failed('report'),
  after('callAnswer', 'report.list.loading'),
  done('file', undefined),
  failed('file'),
  after('fileAnswer', 'report.file.saving'),
];
const steps = walk(reportMachine, {
  input: { ask },
  events,
  key: ({ context }) => [context.ask, context.answer?.count, context.refusal],
}).flat();
const named = (step: (typeof steps)[number], type: string) =>
  step.actions.filter((action) => action.type === type);

test('every state of the list and of the file is reached', () => {
  const reached = (part: 'list' | 'file') =>
    [
      ...new Set(steps.map(({ after: { value } }) => (value as Record<string, string>)[part] ?? '')),
    ].toSorted();
  expect(reached('list')).toEqual(['empty', 'listed', 'loading', 'noAnswer', 'refused']);
  expect(reached('file')).toEqual(['failed', 'none', 'saving']);
});

test('on every path what is chosen here is written into the address, and what comes from it is not', () => {
  const chosen = steps.filter(({ event }) => /^(range|sort|page)\.chosen$/.test(event.type));
  expect(chosen.length).toBeGreaterThan(10);
  for (const step of chosen) {
    const params = { ask: step.after.context.ask, isCorrection: false };
    expect(named(step, 'writeAddress'), step.path).toMatchObject([{ params }]);
  }
  const come = steps.filter(({ event }) => event.type === 'address.changed');
  expect(come.flatMap((step) => named(step, 'writeAddress'))).toEqual([]);
});

test('on every path rows are shown, or said to be none, only where the newest answer says so', () => {
  const answersIn = (list: string) =>
    steps
      .map(({ after: then }) => then)
      .filter((then) => (then.value as { list: string }).list === list)
      .map(({ context }) => context.answer);
  expect(answersIn('listed').every((answer) => (answer?.rows.length ?? 0) > 0)).toBe(true);
  expect(answersIn('empty').every((answer) => answer?.count === 0)).toBe(true);
  expect([...answersIn('noAnswer'), ...answersIn('refused')].every((answer) => answer === null)).toBe(true);
});

function open(...replies: (() => Promise<ReportReply>)[]) {
  const asked: ReportAsk[] = [];
  const written: { ask: ReportAsk; isCorrection: boolean }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    reportMachine.provide({
      actors: {
        readReport: fromPromise<ReportReply, ReportAsk>(({ input }) => {
          asked.push(input);
          return (replies.shift() ?? (() => new Promise<never>(() => {})))();
        }),
        saveFile: fromPromise<void, ReportAsk>(() => new Promise<never>(() => {})),
        watchNetwork: fromCallback(() => undefined),
      },
      actions: { writeAddress: (_, params) => void written.push(params) },
    }),
    { input: { ask }, clock },
  ).start();
  return { actor, clock, asked, written, list: () => (actor.getSnapshot().value as { list: string }).list };
}

test('what no answer came for is asked for again when the network is back', async () => {
  const report = open(
    () => Promise.reject(new Error('cut')),
    async () => answerOf(30),
  );
  await settle();
  expect(report.list()).toBe('noAnswer');
  report.actor.send({ type: 'network.returned' });
  await settle();
  expect(report.list()).toBe('listed');
  report.actor.send({ type: 'network.returned' });
  expect(report.asked).toHaveLength(2);
});

test('a page past the end becomes the last one, in the address too', async () => {
  const report = open(
    async () => answerOf(30),
    async () => ({ ...answerOf(30), rows: [] }),
    async () => ({ ...answerOf(5), rows: [] }),
    async () => answerOf(5),
  );
  await settle();
  report.actor.send({ type: 'page.chosen', page: 9 });
  await settle();
  expect(report.asked.map(({ page }) => page)).toEqual([1, 9, 2, 1]);
  expect(report.written.map(({ ask: { page }, isCorrection }) => [page, isCorrection])).toEqual([
    [9, false],
    [2, true],
    [1, true],
  ]);
});

const place = { offset: 25, first: 'row-26', last: 'row-50' };

test('the next page is the one after the last row that is shown, and the one before that ends where it begins', async () => {
  const report = open(
    async () => ({ ...answerOf(90), place: { offset: 0, first: 'row-1', last: 'row-25' } }),
    // Three rows have come before it.
    async () => ({ ...answerOf(93), place: { ...place, offset: 28 } }),
    async () => ({ ...answerOf(93), place: { offset: 3, first: 'row-1', last: 'row-25' } }),
    async () => answerOf(93),
  );
  for (const page of [2, 1, 1]) {
    await settle();
    report.actor.send({ type: 'page.chosen', page });
  }
  await settle();
  expect(report.asked.slice(1)).toEqual([
    { ...ask, page: 2, after: 'row-25' },
    { ...ask, page: 2, before: 'row-26' },
    ask,
  ]);
  expect(report.written.map((written) => written.ask)).toEqual(report.asked.slice(1));
});

test('while rows load no further page is asked for: those that are shown do not say what follows', async () => {
  const report = open(async () => ({ ...answerOf(90), place }));
  await settle();
  report.actor.send({ type: 'page.chosen', page: 2 });
  report.actor.send({ type: 'page.chosen', page: 3 });
  expect(report.asked.slice(1)).toEqual([{ ...ask, page: 2, after: 'row-50' }]);
});

test('another order or other days begin at the first row', async () => {
  const report = open(
    async () => answerOf(90),
    async () => ({ ...answerOf(90), place }),
  );
  await settle();
  report.actor.send({ type: 'address.changed', ask: { ...ask, page: 2, after: 'row-25' } });
  await settle();
  report.actor.send({ type: 'sort.chosen', sort: 'AMOUNT' });
  report.actor.send({ type: 'range.chosen', from: '2026-04-01', to: '2026-04-30' });
  expect(report.asked.slice(2)).toEqual([
    { ...ask, sort: 'AMOUNT' },
    { ...ask, sort: 'AMOUNT', from: '2026-04-01', to: '2026-04-30' },
  ]);
});

test('a page whose rows have all gone becomes the last one there is', async () => {
  const report = open(
    async () => answerOf(90),
    async () => ({ ...answerOf(40), rows: [] }),
    async () => answerOf(40),
  );
  await settle();
  report.actor.send({ type: 'address.changed', ask: { ...ask, page: 4, after: 'row-75' } });
  await settle();
  expect(report.asked[2]).toEqual({ ...ask, page: 2 });
});

test('what is left open is of the new day’s last days after midnight, and a head writes none of them', async () => {
  const recent = firstAsk('2026-05-10', { sort: 'AT', direction: 'DESC' });
  const report = open(
    async () => answerOf(30),
    async () => answerOf(30),
  );
  report.actor.send({ type: 'address.changed', ask: recent });
  await settle();
  report.actor.send({ type: 'address.changed', ask: firstAsk('2026-05-11', recent) });
  expect(report.asked.at(-1)).toMatchObject({ from: '2026-05-05', to: '2026-05-11' });
  await settle();
  report.actor.send({ type: 'sort.chosen', sort: 'AMOUNT' });
  expect(report.written.map((written) => askSearch(written.ask))).toEqual(['?sort=AMOUNT&direction=DESC']);
  report.actor.send({ type: 'range.chosen', from: '2026-05-05', to: '2026-05-11' });
  expect(askSearch(report.written.at(-1)!.ask)).toContain('from=2026-05-05&to=2026-05-11');
});

test('the address that was written here asks for nothing anew', async () => {
  const report = open(async () => answerOf(30));
  await settle();
  report.actor.send({ type: 'sort.chosen', sort: 'AMOUNT' });
  report.actor.send({ type: 'address.changed', ask: report.written[0]!.ask });
  expect(report.asked).toHaveLength(2);
  report.actor.send({ type: 'address.changed', ask });
  expect(report.asked[2]).toEqual(ask);
});

test('without an answer nothing is shown, until it is asked for again', async () => {
  const report = open(
    () => new Promise<never>(() => {}),
    async () => answerOf(1),
  );
  report.clock.increment(timing.callAnswer);
  expect(report.list()).toBe('noAnswer');
  report.actor.send({ type: 'retry.chosen' });
  await settle();
  expect(report.list()).toBe('listed');
});

test('a file that does not come has failed after a while, and may be wanted again', () => {
  const { actor, clock } = open();
  const file = () => (actor.getSnapshot().value as { file: string }).file;
  actor.send({ type: 'file.chosen' });
  clock.increment(timing.fileAnswer - 1);
  expect(file()).toBe('saving');
  clock.increment(1);
  expect(file()).toBe('failed');
  actor.send({ type: 'file.chosen' });
  expect(file()).toBe('saving');
});
