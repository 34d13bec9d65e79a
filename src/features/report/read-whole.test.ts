import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportReply } from '#machines/report/report.machine.ts';
import { readWhole, type ReportPart } from './read-whole.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A report of these rows, whose sum is told with them. `onPart` happens before each part is read. */
function reportOf(ids: number[], onPart: (part: number) => void = () => undefined, hasPlace = true) {
  const asked: ReportPart[] = [];
  const readPart = async (part: ReportPart): Promise<ReportReply> => {
    onPart(asked.push(part));
    const from = part.after ? ids.findIndex((id) => id > Number(part.after)) : (part.offset ?? 0);
    const rows = from < 0 ? [] : ids.slice(from, from + part.limit);
    const [first, last] = [rows[0], rows.at(-1)].map((id) => id?.toString() ?? null) as [string, string];
    return {
      count: ids.length,
      sums: [{ label: 'In all', money: ids.reduce((sum, id) => sum + id, 0) }],
      rows: rows.map((id) => ({ id: String(id), cells: [] })),
      ...(hasPlace && { place: { offset: Math.max(from, 0), first, last } }),
    };
  };
  return { readPart, asked };
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

async function read({ readPart }: ReturnType<typeof reportOf>, signal = new AbortController().signal) {
  const reading = readWhole(readPart, signal);
  reading.catch(() => undefined);
  await vi.runAllTimersAsync();
  return (await reading).map(({ id }) => Number(id));
}

test('a report that does not change is read once, each part after the last row of the one before', async () => {
  const report = reportOf(upTo(1_200));
  expect(await read(report)).toEqual(upTo(1_200));
  expect(report.asked.map(({ after, offset }) => after ?? offset)).toEqual([0, '500', '1000']);
});

test('no bet that is open is left out when others are settled meanwhile, and those are not in the file', async () => {
  const open = upTo(1_200);
  const report = reportOf(open, (part) => void (part === 3 && open.splice(0, 300)));
  expect(await read(report)).toEqual(upTo(1_200).slice(300));
});

test('where as many came as went the sums tell that the report has changed', async () => {
  const open = upTo(1_200);
  const change = () => {
    open.shift();
    open.push(1_201);
  };
  expect(await read(reportOf(open, (part) => void (part === 2 && change())))).toEqual(upTo(1_201).slice(1));
});

test('an exchange that tells no places is read by number, and again when it has changed', async () => {
  const open = upTo(700);
  const report = reportOf(open, (part) => void (part === 2 && open.unshift(0)), false);
  expect(await read(report)).toEqual([0, ...upTo(700)]);
  expect(report.asked.map(({ after, offset }) => [after, offset])).toEqual([
    [undefined, 0],
    [undefined, 500],
    [undefined, 0],
    [undefined, 500],
  ]);
});

test('a file that is not wanted any more is read no further', async () => {
  const leaving = new AbortController();
  const report = reportOf(upTo(1_200), (part) => part === 2 && leaving.abort(new Error('left')));
  await expect(read(report, leaving.signal)).rejects.toThrow('left');
  expect(report.asked).toHaveLength(2);
});

test('a report that is refused is no file', async () => {
  const refused = async () => ({ refusal: 'The range ends before it begins.' });
  await expect(read({ readPart: refused, asked: [] })).rejects.toThrow('The range ends before it begins.');
});
