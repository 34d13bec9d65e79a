import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { operations } from '../../src/server/gateway/__generated__/operations.ts';
import { statementFile } from '../../src/domain/report/statement-file.ts';
import { postJson } from '../bets/post-json.ts';
import { openStage, type Bettor, type Stage } from '../bets/stage.ts';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { ownCpuMs, startClock, stopClock, type Sample } from '../support/sample.ts';
import { fillLedger } from './fill-ledger.ts';

const entriesOf = { few: 1_000, many: 100_000 };
const pagesASample = 60;
const pageRows = 25;
/** Of the first page with its totals; of the memory while the later half of a file is written. */
const goals = { page: 1.5, memory: 1.15 };
const dayMs = 86_400_000;
const zone = 'Asia/Kolkata';

interface Account extends Bettor {
  accountId: string;
}

/** The first page of a long statement beside that of a short one, and the file of the long one, beside plain SQL. */
export async function benchReports(): Promise<Verdict> {
  const stage = await openStage(2);
  const db = new Client({ connectionString: await stage.exchange.ask<string>('ownerUrl') });
  await db.connect();
  try {
    const [few, many] = await filled(stage, db);
    return overall([await racePages(stage, db, few, many), await streamFile(stage, db, many)]);
  } finally {
    await db.end();
    await stage.close();
  }
}

const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const period = { from: dayAgo(364).slice(0, 10), to: dayAgo(1).slice(0, 10), zone };

/** Two accounts with a ledger of the same year, one of them a hundred times as long. */
async function filled(stage: Stage, db: Client): Promise<[Account, Account]> {
  const accounts: Account[] = [];
  for (const [at, entries] of [entriesOf.few, entriesOf.many].entries()) {
    const bettor = stage.bettors[at]!;
    const { rows } = await db.query<{ account_id: string }>(
      'select account_id from accounts where user_name = $1',
      [bettor.userName],
    );
    const accountId = rows[0]!.account_id;
    const firstId = 1_000_000_000 * (at + 1);
    await fillLedger(db, { accountId, entries, from: dayAgo(363), to: dayAgo(2), firstId });
    accounts.push({ ...bettor, accountId });
  }
  return accounts as [Account, Account];
}

async function racePages(stage: Stage, db: Client, few: Account, many: Account): Promise<Verdict> {
  for (const [account, count] of [
    [few, entriesOf.few],
    [many, entriesOf.many],
  ] as const)
    await mustAgree(stage, db, account, count);
  const asked = (read: () => Promise<unknown>) => async () => {
    const served = () => cpuMsOf([stage.exchange.pid, stage.gateway.pid, stage.postgresPid]);
    const clock = startClock(served(), ownCpuMs());
    for (let page = 0; page < pagesASample; page++) await read();
    return stopClock(clock, pagesASample, served(), ownCpuMs());
  };
  await asked(() => pageOf(stage, many))();
  await asked(() => pageOf(stage, few))();
  const samples = await interleave({
    short: asked(() => pageOf(stage, few)),
    long: asked(() => pageOf(stage, many)),
    'short, plain SQL': asked(() => plainPage(db, few)),
    'long, plain SQL': asked(() => plainPage(db, many)),
  });
  console.log(
    `\nThe first page of a year’s statement with its totals, of ${entriesOf.few} and of ${entriesOf.many} entries, ${loadNote()}`,
  );
  const msEach = ({ wallMs, operations: count }: Sample) => wallMs / count;
  printTable([
    ['', 'ms a page', 'samples'],
    ...Object.entries(samples).map(([name, { counted, dropped }]) => [
      name,
      spread(counted.map(msEach)),
      `${counted.length}, ${dropped} disturbed`,
    ]),
  ]);
  const middle = (name: keyof typeof samples) => median(samples[name]!.counted.map(msEach));
  const ratio = middle('long') / middle('short');
  const verdict = verdictOf(goals.page / ratio, 1, isConclusive(samples));
  console.log(`The long one takes ${figure(ratio)} × (goal: at most ${goals.page} ×): ${verdict}`);
  console.log(`Plain SQL takes ${figure(middle('long, plain SQL') / middle('short, plain SQL'))} ×.`);
  return verdict;
}

interface Page {
  count: number;
  total: number;
  entries: { entryId: string }[];
}

const [statementId] = Object.entries(operations).find(([, text]) => text.startsWith('query Statement('))!;

async function pageOf({ gatewayUrl }: Stage, { token }: Account): Promise<Page> {
  const variables = { period, page: { offset: 0, limit: pageRows, direction: 'DESC' }, statementSort: 'AT' };
  const request = { documentId: statementId, operationName: 'Statement', variables };
  const answer = await postJson(`${gatewayUrl}/graphql`, { authorization: `Bearer ${token}` }, request);
  return (answer as { data: { statement: Page } }).data.statement;
}

/** The same rows and totals, as anyone would ask for them. */
async function plainPage(db: Client, { accountId }: Account): Promise<Page> {
  const within = `e.account_id = $1 and e.at >= $2::date::timestamp at time zone '${zone}'
    and e.at < ($3::date + 1)::timestamp at time zone '${zone}'`;
  const asked = [accountId, period.from, period.to];
  const sums = await db.query<{ count: string; total: string }>(
    `select count(*), sum(e.amount) as total from ledger_entries e where ${within}`,
    asked,
  );
  const rows = await db.query<{ entry_id: string }>(
    `select e.*, t.reference from ledger_entries e join ledger_transactions t using (transaction_id)
     where ${within} order by e.at desc, e.entry_id desc limit ${pageRows}`,
    asked,
  );
  const { count, total } = sums.rows[0]!;
  return {
    count: Number(count),
    total: Number(total),
    entries: rows.rows.map((row) => ({ entryId: row.entry_id })),
  };
}

async function mustAgree(stage: Stage, db: Client, account: Account, count: number): Promise<void> {
  const [told, plain] = [await pageOf(stage, account), await plainPage(db, account)];
  mustHappen('entries are in the statement', told.count, count);
  const idsOf = ({ entries }: Page) => entries.map(({ entryId }) => entryId).join();
  if (told.count !== plain.count || told.total !== plain.total || idsOf(told) !== idsOf(plain))
    throw new Error('The statement is not what plain SQL says');
}

const rssMbOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

/** The whole file, with the memory of the gateway and the exchange while it comes. */
async function streamFile(stage: Stage, db: Client, many: Account): Promise<Verdict> {
  // What is compiled and kept at the first is not the file's.
  await readFile(stage, many, () => undefined);
  const memory: number[] = [];
  const started = performance.now();
  const lines = await readFile(stage, many, () =>
    memory.push(rssMbOf(stage.gateway.pid) + rssMbOf(stage.exchange.pid)),
  );
  const fileMs = performance.now() - started;
  mustHappen('entries are in the file', lines - 1, entriesOf.many);
  const plainStarted = performance.now();
  const { rows } = await db.query(
    'select * from ledger_entries where account_id = $1 order by at, entry_id',
    [many.accountId],
  );
  mustHappen('entries are in the table', rows.length, entriesOf.many);
  const plainMs = performance.now() - plainStarted;
  const half = memory.length >> 1;
  const [earlier, later] = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))];
  mustHappen('looks at the memory', memory.length, 20);
  const verdict = verdictOf(goals.memory / (later / earlier), 1, true);
  console.log(`\nThe file of ${entriesOf.many} entries: ${figure(fileMs / 1_000)} s;`);
  console.log(`plain SQL, all rows held at once: ${figure(plainMs / 1_000)} s.`);
  console.log(
    `Gateway and exchange held ${figure(earlier)} MB at most in its first half, ${figure(later)} MB in its second ` +
      `(goal: at most ${goals.memory} ×): ${verdict}`,
  );
  return verdict;
}

/** Returns how many lines it has. */
async function readFile({ gatewayUrl }: Stage, { token }: Account, look: () => void): Promise<number> {
  const path = statementFile(period, { direction: 'ASC', isPractice: false });
  const answer = await fetch(`${gatewayUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`The file was answered with ${answer.status}`);
  let lines = 0;
  for await (const chunk of answer.body) {
    for (const byte of chunk) if (byte === 10) lines += 1;
    look();
  }
  return lines;
}
