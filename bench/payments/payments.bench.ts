import { operations } from '../../src/server/gateway/__generated__/operations.ts';
import { approvePayment } from '../../src/server/contract/payment-desk.ts';
import { callExchange } from '../../src/server/contract/rest-client.ts';
import { paths } from '../bets/paths.ts';
import { postJson } from '../bets/post-json.ts';
import { openStage, type Bettor, type Stage } from '../bets/stage.ts';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive, type Samples } from '../support/interleave.ts';
import { mustHappen, overall } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { cpuPerOperation, ownCpuMs, startClock, stopClock, type Sample } from '../support/sample.ts';

const bettorCount = 50;
/** An account may have ten deposits open, so a sample asks for that many and the desk then books them. */
const asksEach = 10;
/** The method that the desk decides on itself: no provider's work is in the figure. */
const methodId = 'bank';
const amount = 500_00;
const sampleMs = 1_000;
/** Of a bet's CPU, of a page's time. */
const goals = { deposit: 1.5, history: 1.2 };
const historyOf = { few: 10, many: 1_000 };
const pagesASample = 100;

/** A deposit beside a bet, both by GraphQL; and the first page of a long history beside that of a short one. */
export async function benchPayments(): Promise<Verdict> {
  // Two more for the histories, who have had no payment.
  const stage = await openStage(bettorCount + 2);
  try {
    return overall([await raceDeposits(stage), await raceHistories(stage)]);
  } finally {
    await stage.close();
  }
}

async function raceDeposits(stage: Stage): Promise<Verdict> {
  const bets = () => paths.GraphQL(stage, { bettors: bettorCount, ms: sampleMs });
  const deposits = () => askAll(stage, stage.bettors.slice(0, bettorCount), asksEach);
  for (let round = 0; round < 3; round++) {
    await bets();
    await deposits();
    await bookAll(stage);
  }
  const samples = await interleave({
    bet: () => sampled(stage, bets),
    deposit: async () => {
      const sample = await sampled(stage, deposits);
      await bookAll(stage);
      return sample;
    },
  });
  console.log(`\nCPU of gateway, exchange and PostgreSQL, ${bettorCount} bettors, ${loadNote()}`);
  printRows('CPU µs each', samples, cpuPerOperation);
  return verdict('A deposit costs', 'bet', 'deposit', samples, cpuPerOperation, goals.deposit);
}

async function raceHistories(stage: Stage): Promise<Verdict> {
  const [few, many] = [stage.bettors[bettorCount]!, stage.bettors[bettorCount + 1]!];
  for (const [bettor, count] of [
    [few, historyOf.few],
    [many, historyOf.many],
  ] as const)
    for (let had = 0; had < count; had += asksEach) {
      await askAll(stage, [bettor], asksEach);
      await bookAll(stage);
    }
  mustHappen('the short history is there', await countOf(stage, few), historyOf.few);
  mustHappen('the long history is there', await countOf(stage, many), historyOf.many);
  const pages = (who: Bettor) => async () => {
    for (let page = 0; page < pagesASample; page++) await pageOf(stage, who);
    return pagesASample;
  };
  await pages(many)();
  await pages(few)();
  const samples = await interleave({
    short: () => sampled(stage, pages(few)),
    long: () => sampled(stage, pages(many)),
  });
  console.log(`\nThe first page of payments, of ${historyOf.few} and of ${historyOf.many}`);
  const msEach = ({ wallMs, operations: count }: Sample) => wallMs / count;
  printRows('ms a page', samples, msEach);
  return verdict('The long one takes', 'short', 'long', samples, msEach, goals.history);
}

function verdict(
  words: string,
  base: string,
  other: string,
  samples: Record<string, Samples>,
  of: (sample: Sample) => number,
  goal: number,
): Verdict {
  const middle = (name: string) => median(samples[name]!.counted.map(of));
  const ratio = middle(other) / middle(base);
  const result = verdictOf(goal / ratio, 1, isConclusive(samples));
  console.log(`${words} ${figure(ratio)} × (goal: at most ${goal} ×): ${result}`);
  return result;
}

function printRows(head: string, samples: Record<string, Samples>, of: (sample: Sample) => number): void {
  printTable([
    ['', head, 'samples'],
    ...Object.entries(samples).map(([name, { counted, dropped }]) => [
      name,
      spread(counted.map(of)),
      `${counted.length}, ${dropped} disturbed`,
    ]),
  ]);
}

async function sampled(stage: Stage, work: () => Promise<number>): Promise<Sample> {
  const served = () => cpuMsOf([stage.exchange.pid, stage.gateway.pid, stage.postgresPid]);
  const clock = startClock(served(), ownCpuMs());
  const done = await work();
  return stopClock(clock, done, served(), ownCpuMs());
}

const idOf = (name: string) => Object.entries(operations).find(([, text]) => text.includes(`${name}(`))![0];
const askDeposit = { documentId: idOf('mutation AskDeposit'), operationName: 'AskDeposit' };
const payments = { documentId: idOf('query Payments'), operationName: 'Payments' };

let lastId = 0;
/** Asked for and not booked yet. */
const asked: string[] = [];

/** Each asks for one deposit after the other. Returns how many were asked for; throws if one was refused. */
async function askAll(stage: Stage, bettors: readonly Bettor[], each: number): Promise<number> {
  await Promise.all(
    bettors.map(async (bettor) => {
      for (let ask = 0; ask < each; ask++) {
        const variables = { clientId: `bench-deposit-${++lastId}`, methodId, amount };
        const { data } = await graphql<{ askDeposit: { payment?: { paymentId: string } } }>(stage, bettor, {
          ...askDeposit,
          variables,
        });
        if (!data?.askDeposit.payment) throw new Error(JSON.stringify(data));
        asked.push(data.askDeposit.payment.paymentId);
      }
    }),
  );
  return bettors.length * each;
}

async function pageOf(stage: Stage, bettor: Bettor) {
  const { data } = await graphql<{ payments: { payments: unknown[] } }>(stage, bettor, {
    ...payments,
    // As many rows of both: how long they are to read is not the question.
    variables: { limit: historyOf.few },
  });
  return data!.payments.payments;
}

async function graphql<Data>({ gatewayUrl }: Stage, { token }: Bettor, request: object) {
  const answer = await postJson(`${gatewayUrl}/graphql`, { authorization: `Bearer ${token}` }, request);
  const { data, errors } = answer as { data?: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return { data };
}

const asOperator = { operatorKey: 'bench-operator-key' };

/** The desk books all that was asked for, so that the accounts may ask for more. Not part of a sample. */
async function bookAll({ exchangeUrl }: Stage): Promise<void> {
  for (const paymentId of asked.splice(0)) {
    const body = { operatorName: 'Bench', amount, bankId: `bench-${paymentId}` };
    const answer = await callExchange(
      exchangeUrl,
      approvePayment,
      { params: { paymentId }, body },
      asOperator,
    );
    if (!answer.ok) throw new Error(answer.message);
  }
}

/** How many payments the account has had. */
async function countOf(stage: Stage, bettor: Bettor): Promise<number> {
  let count = 0;
  for (let before: string | undefined; ;) {
    const variables = { limit: 100, ...(before !== undefined && { before }) };
    const { data } = await graphql<{
      payments: { payments: { paymentId: string }[]; hasMore: boolean };
    }>(stage, bettor, { ...payments, variables });
    count += data!.payments.payments.length;
    if (!data!.payments.hasMore) return count;
    before = data!.payments.payments.at(-1)!.paymentId;
  }
}
