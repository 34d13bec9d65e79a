import { expect, test } from 'vitest';
import type { Statement } from '#contract/reports.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import { pdfPages } from '../receipts/pdf-text.fixture.ts';
import { openGateway } from '../testing/gateway-under-test.ts';
import { Unauthorised } from '../upstream/failures.ts';
import type { Upstream } from '../upstream/upstream.ts';

const opening = 1_000_00;
const amountOf = (number: number) => (number % 50 === 0 ? 5_000_00 : ((number * 7_919) % 2_001) - 1_000);

function entriesOf(count: number): Statement['entries'] {
  let balance = opening;
  return Array.from({ length: count }, (_, at) => {
    const amount = amountOf(at);
    balance += amount;
    const isFund = at % 50 === 0;
    return {
      entryId: String(at + 1),
      at: new Date(Date.parse('2026-11-01T00:00:00.000Z') + at * 60_000).toISOString(),
      kind: isFund ? ('payment-in' as const) : ('settlement' as const),
      reference: isFund ? `DP-${at}` : 'Dunes',
      marketId: isFund ? null : 'm1',
      sportId: isFund ? null : '4',
      eventName: isFund ? null : 'Dunes v Harbour, "the derby"',
      marketName: isFund ? null : 'Match Odds',
      amount,
      balanceAfter: balance,
    };
  });
}

type Entries = Statement['entries'];
const sumOf = (entries: Entries) => entries.reduce((sum, { amount }) => sum + amount, 0);

/** An exchange with these entries. Between two parts another comes, which belongs to no file that was begun before. */
function exchangeWith(entries: Entries, change: (part: Statement) => Statement = (part) => part) {
  const asked: Parameters<Upstream['statement']>[1][] = [];
  const statement: Upstream['statement'] = async (_, query) => {
    asked.push(query);
    const all =
      asked.length > 1 ? [...entries, ...entriesOf(entries.length + asked.length).slice(-1)] : entries;
    const inOrder = query.direction === 'ASC' ? all : entries.toReversed();
    const from =
      query.after === undefined ? 0 : inOrder.findIndex(({ entryId }) => entryId === query.after) + 1;
    const part = inOrder.slice(from, from + Number(query.limit));
    const funds = sumOf(entries.filter(({ marketId }) => marketId === null));
    return change({
      opening,
      total: sumOf(all),
      funds,
      closing: opening + sumOf(all),
      count: all.length,
      place: { offset: from, first: part[0]?.entryId ?? null, last: part.at(-1)?.entryId ?? null },
      entries: part,
    });
  };
  return { statement, asked };
}

async function openFiles(answers: Partial<Upstream>) {
  const user = async () => ({ userName: 'chitra' }) as Awaited<ReturnType<Upstream['user']>>;
  const { url } = await openGateway({ answers: { user, ...answers } });
  return (path: string) => fetch(`${url}/statements/${path}`, { headers: { authorization: 'Bearer t1' } });
}

const csv = 'csv?from=2026-11-01&to=2026-11-30&direction=ASC&zone=';

test('a statement’s CSV has each entry once, moments as the zone has them, and no more than was there at first', async () => {
  const entries = entriesOf(1_234);
  for (const [zone, first] of [
    ['Asia/Kolkata', '2026-11-01T05:30:00.000+05:30'],
    ['America/St_Johns', '2026-10-31T21:30:00.000-02:30'],
    ['UTC', '2026-11-01T00:00:00.000Z'],
  ] as const) {
    const { statement, asked } = exchangeWith(entries);
    const answer = await (await openFiles({ statement }))(`${csv}${encodeURIComponent(zone)}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    const [head, ...rows] = text.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFDate,Entry,For,Amount,Account balance');
    expect(rows).toHaveLength(1_234);
    expect(rows[0]).toBe(`${first},Deposit,Into your account (Reference: DP-0),5000.00,6000.00`);
    expect(rows[1]).toContain('"Dunes v Harbour, ""the derby"" (Match Odds · Result: Dunes)"');
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(
      entries.map(({ balanceAfter }) => (balanceAfter / 100).toFixed(2)),
    );
    expect(asked.map(({ after }) => after)).toEqual([undefined, '500', '1000']);
    expect(asked[0]).toMatchObject({ zone, limit: 500 });
  }
});

test('the newest first, and of one group or a kept practice account where these are asked for', async () => {
  const { statement: keptStatement, asked } = exchangeWith(entriesOf(3));
  const ask = await openFiles({ keptStatement });
  const text = await (await ask(`${csv.replace('ASC', 'DESC')}UTC&group=DEPOSITS&practice=true`)).text();
  expect(text.trimEnd().split('\r\n')[1]).toMatch(/^2026-11-01T00:02/);
  expect(asked[0]).toMatchObject({ group: 'DEPOSITS' });
});

const money = (text: string) => Math.round(Number(text.replaceAll(/[₹,+]/g, '')) * 100);
/** The amount and the balance at the end of a line. */
const figuresIn = (line: string) =>
  /([+-]?₹[\d,]+\.\d\d)(-?₹[\d,]+\.\d\d)$/.exec(line)?.slice(1).map(money) ?? [];

test('a month’s PDF adds up: each page carries its sum forward to the next, to the closing balance', async () => {
  const entries = entriesOf(1_234);
  const { statement } = exchangeWith(entries);
  const answer = await (await openFiles({ statement }))('pdf?month=2026-11&zone=Asia/Kolkata');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pages = pdfPages(Buffer.from(await answer.arrayBuffer()));
  expect(pages.length).toBeGreaterThan(20);
  const total = sumOf(entries);
  expect(pages[0]!.slice(0, 3).join('\n')).toMatch(
    /^Account statement, November 2026\s*.*\nAccount chitra · days and times in Asia\/Kolkata · printed /s,
  );
  const told = (name: string) => money(pages[0]!.find((line) => line.startsWith(name))!.slice(name.length));
  expect(told('Opening balance')).toBe(opening);
  expect(told('Closing balance')).toBe(opening + total);
  expect(told('Money in less money out') + told('Betting, games and bonuses')).toBe(total);
  let moved = 0;
  let rows = 0;
  for (const [at, lines] of pages.entries()) {
    expect(lines.join('\n')).toContain(`Page ${at + 1}`);
    const begins = lines.find((line) => line.startsWith('Brought forward'));
    expect(at === 0 ? [] : figuresIn(begins!)).toEqual(at === 0 ? [] : [moved, opening + moved]);
    for (const line of lines.filter((one) => /^\d+ Nov 2026/.test(one))) {
      rows += 1;
      moved += figuresIn(line)[0]!;
      expect(figuresIn(line)[1]).toBe(opening + moved);
    }
    const ends = at < pages.length - 1 ? 'Carried forward' : 'Movements of the month';
    expect(figuresIn(lines.find((line) => line.startsWith(ends))!)).toEqual([moved, opening + moved]);
  }
  expect(rows).toBe(1_234);
  expect(moved).toBe(total);
});

test('a month without entries has its balances', async () => {
  const { statement } = exchangeWith([]);
  const answer = await (await openFiles({ statement }))('pdf?month=2026-11&zone=UTC');
  const [lines] = pdfPages(Buffer.from(await answer.arrayBuffer()));
  expect(lines).toContain('Movements of the month₹0.00₹1,000.00');
});

test('a statement that does not add up is not written to its end', async () => {
  const { statement } = exchangeWith(entriesOf(600), (part) => ({ ...part, closing: part.closing + 1 }));
  const ask = await openFiles({ statement });
  await expect(ask('pdf?month=2026-11&zone=UTC').then((answer) => answer.arrayBuffer())).rejects.toThrow(
    /terminated|fetch failed/,
  );
});

test('what cannot be read now, is refused, or is no question is said with its status', async () => {
  const status = async (statement: () => Promise<unknown>, path = `${csv}UTC`) =>
    (await (await openFiles({ statement: statement as Upstream['statement'] }))(path)).status;
  const refusal = { isRefusal: true, code: 'UNKNOWN_ZONE', message: 'There is no such time zone.' };
  for (const path of [`${csv}UTC`, 'pdf?month=2026-11&zone=UTC']) {
    expect(await status(() => Promise.reject(new Unauthorised()), path)).toBe(401);
    expect(await status(() => Promise.reject(new NoAnswer('statement')), path)).toBe(503);
    expect(await status(async () => refusal, path)).toBe(422);
  }
  expect(await status(async () => refusal, 'pdf?month=2026-13&zone=UTC')).toBe(400);
  expect(await status(async () => refusal, 'csv?zone=UTC')).toBe(400);
});
