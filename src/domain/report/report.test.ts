import { expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import {
  askFrom,
  askSearch,
  firstAsk,
  isSameAsk,
  longestReport,
  ofDays,
  pageCount,
  rangeSearch,
  refusedDays,
  reportCsv,
  sortedBy,
} from './report.ts';

const first = firstAsk('2026-05-10', { sort: 'AT', direction: 'DESC' });
/** Parameters as in an address bar; nothing here needs decoding. */
const said = (search: string) =>
  new Map(
    search
      .slice(1)
      .split('&')
      .map((one) => one.split('=') as [string, string]),
  );
const read = (search: string) =>
  askFrom({ get: (name) => said(search).get(name) ?? null }, first, ['AT', 'AMOUNT']);

test('at first a report is of the last seven days', () => {
  const days = { from: '2026-05-04', to: '2026-05-10', isRecent: true };
  expect(first).toEqual({ ...days, sort: 'AT', direction: 'DESC', page: 1 });
  expect(read('')).toEqual(first);
});

test('days that nobody chose are not written into the address, and are others the day after', () => {
  const sorted = sortedBy(first, 'AMOUNT');
  expect(askSearch(sorted)).toBe('?sort=AMOUNT&direction=DESC');
  expect(read(askSearch(sorted))).toEqual(sorted);
  const tomorrow = firstAsk('2026-05-11', { sort: 'AT', direction: 'DESC' });
  expect(tomorrow).toMatchObject({ from: '2026-05-05', to: '2026-05-11' });
  expect(isSameAsk(first, tomorrow)).toBe(false);
  expect(isSameAsk(first, firstAsk(first.to, first))).toBe(true);
});

test('days that were chosen stay what they are, and stand in the address', () => {
  const chosen = ofDays({ ...first, sort: 'AMOUNT', page: 3, after: 'a-key' }, '2026-05-04', '2026-05-10');
  expect(chosen).toEqual({
    from: '2026-05-04',
    to: '2026-05-10',
    sort: 'AMOUNT',
    direction: 'DESC',
    page: 1,
  });
  expect(askSearch(chosen)).toBe('?from=2026-05-04&to=2026-05-10&sort=AMOUNT&direction=DESC');
});

test('what is written into the address is read from it', () => {
  const ask = { from: '2026-01-01', to: '2026-12-31', sort: 'AMOUNT', direction: 'ASC', page: 3 } as const;
  expect(read(askSearch(ask))).toEqual(ask);
  expect(read(askSearch({ ...ask, page: 1 }))).toEqual({ ...ask, page: 1 });
  expect(read(askSearch({ ...ask, after: 'a-key_1' }))).toEqual({ ...ask, after: 'a-key_1' });
  expect(read(askSearch({ ...ask, before: 'a-key_1' }))).toEqual({ ...ask, before: 'a-key_1' });
  expect(read(rangeSearch(ask))).toEqual(ofDays(first, ask.from, ask.to));
});

test.each([
  '?from=2026-05-02&to=2026-05-01',
  '?from=2026-02-30&to=2026-05-01',
  '?from=2024-01-01&to=2026-05-01',
  '?from=2026-05-01',
  '?sort=PASSWORD&direction=SIDEWAYS&page=-1',
  '?page=1e9',
])('%s asks for nothing that can be, and is as at first', (search) => {
  expect(read(search)).toEqual(first);
});

const whyNot = (search: string) => refusedDays({ get: (name) => said(search).get(name) ?? null }, first.to);

test.each([
  ['?from=2026-05-02&to=2026-05-01', 'The range ends before it begins.'],
  ['?from=2026-02-30&to=2026-05-01', 'There is no such day as 2026-02-30.'],
  ['?from=2024-01-01&to=2026-05-01', 'A report spans 366 days at most.'],
  ['?from=2026-05-01', 'A report needs a first and a last day.'],
  ['?from=2026-05-11&to=2026-05-12', 'These days are still to come.'],
])('%s asks for days that no report has, and is told why', (search, why) => {
  expect(whyNot(search)).toBe(why);
  expect(read(search)).toEqual(first);
});

test('an address without days, or with as many as a report spans, has nothing refused', () => {
  const longest = { from: addDays(first.to, 1 - longestReport), to: first.to };
  expect(read(rangeSearch(longest))).toMatchObject(longest);
  for (const search of ['', '?sort=AT', rangeSearch(longest)]) expect(whyNot(search)).toBeNull();
  expect(whyNot(rangeSearch({ ...longest, from: addDays(longest.from, -1) }))).not.toBeNull();
});

test('a head pressed once sorts from the greatest, twice from the least, on the first page', () => {
  const once = sortedBy({ ...first, page: 4 }, 'AMOUNT');
  expect(once).toMatchObject({ sort: 'AMOUNT', direction: 'DESC', page: 1 });
  expect(sortedBy(once, 'AMOUNT').direction).toBe('ASC');
  expect(sortedBy(first, 'AT').direction).toBe('ASC');
});

test('there is always one page', () => {
  expect([0, 1, 25, 26].map(pageCount)).toEqual([1, 1, 1, 2]);
});

test('a spreadsheet gets a bet’s price as its market writes it, odds in decimals', () => {
  const cells = [
    { price: { kind: 'WINNER', odds: 236 } },
    { price: { kind: 'BOOKMAKER', odds: 185 } },
    { price: { kind: 'SESSION', odds: 200, line: 46_00 } },
  ] as const;
  expect(reportCsv([], [{ id: '1', cells }], 'UTC')).toBe('\r\n2.36,85,46 at 100\r\n');
});

test('a spreadsheet gets plain figures, and no formula', () => {
  const columns = [{ label: 'When' }, { label: 'What' }, { label: 'Amount' }];
  const rows = [
    {
      id: '1',
      cells: [
        { at: '2026-05-01T12:00:00.000Z' },
        { text: '=HYPERLINK("x"), y', note: 'n' },
        { money: -1_250_05 },
      ],
    },
  ];
  expect(reportCsv(columns, rows, 'UTC')).toBe(
    'When,What,Amount\r\n2026-05-01T12:00:00.000Z,"\'=HYPERLINK(""x""), y (n)",-1250.05\r\n',
  );
});

test('a spreadsheet’s days are those of the page, whose zone they are in', () => {
  const cells = [{ at: '2026-05-01T20:00:00.250Z' }, { at: '2026-05-01T10:00:00Z' }] as const;
  const linesIn = (zone: string) => reportCsv([], [{ id: '1', cells }], zone).trim();
  expect(linesIn('Asia/Kolkata')).toBe('2026-05-02T01:30:00.250+05:30,2026-05-01T15:30:00.000+05:30');
  expect(linesIn('America/St_Johns')).toBe('2026-05-01T17:30:00.250-02:30,2026-05-01T07:30:00.000-02:30');
  expect(linesIn('Pacific/Kiritimati')).toBe('2026-05-02T10:00:00.250+14:00,2026-05-02T00:00:00.000+14:00');
});
