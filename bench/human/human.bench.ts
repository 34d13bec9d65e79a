import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fundAccount } from '../../src/server/contract/operator.ts';
import { callExchange } from '../../src/server/contract/rest-client.ts';
import { aPerson } from '../../src/server/contract/testing/people.ts';
import { signUp } from '../../src/server/contract/session.ts';
import { startLayline } from '../../tests/support/start-layline.ts';
import { overall } from '../support/outcome.ts';
import { loadNote, type Verdict } from '../support/report.ts';
import { measureCpu, printCpu } from './busy-cpu.ts';
import { writeBusyDay } from './busy-day.ts';
import { EmptyWatch } from './empty-watch.ts';
import { data, sleep } from './exchange.ts';
import { measureFirstBets, printFirstBets } from './first-bet.ts';
import { Lists } from './lists.ts';
import { tryOnce } from './person.ts';
import { emptyTallies, printEmpty, printTallies, type Tally } from './tallies.ts';

const operatorKey = 'the operator of the bench';
/** Tries a sport and phase. */
const wanted = Number(process.env['LAYLINE_TRIES'] ?? 200);
/** People at once, a sport and phase. */
const people = 3;
const lastMs = 15 * 60_000;
const settleMs = 90_000;

interface Person {
  userName: string;
  token: string;
}

async function openPerson(url: string, userName: string): Promise<string> {
  const { token } = data(
    await callExchange(
      url,
      signUp,
      { body: aPerson({ userName, password: 'bench-password' }) },
      { operatorKey },
    ),
  );
  const body = { amount: 1e12, reference: `bench-${userName}` };
  data(await callExchange(url, fundAccount, { params: { userName }, body }, { operatorKey }));
  return token;
}

/** Opens the people of a sport and phase, one after the other: it takes the exchange some work. */
async function openPeople(url: string, { sportId, phase }: Tally): Promise<Person[]> {
  const opened: Person[] = [];
  for (let at = 1; at <= people; at++) {
    const userName = `person-${sportId}-${phase.replace(' ', '-')}-${at}`;
    opened.push({ userName, token: await openPerson(url, userName) });
  }
  return opened;
}

/** Lets a person try until there are enough tries of its sport and phase, or the time is up. */
async function runPerson(
  url: string,
  lists: Lists,
  tally: Tally,
  { userName, token }: Person,
  until: number,
) {
  let count = 0;
  while (tally.tries < wanted && Date.now() < until) {
    const outcome = await tryOnce({
      url,
      token,
      markets: () => lists.of(tally.sportId, tally.phase),
      nextClientId: () => `${userName}-${++count}`,
    });
    if (outcome === null) {
      await sleep(500);
      continue;
    }
    tally.tries++;
    tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
  }
}

/**
 * Whether people get the price they see: bots that choose a price, take two to four seconds, and send what the slip
 * would, on the whole product at its own speed with the crowd. Prints, too, how long best prices are missing, what maker
 * and crowd cost with two hundred markets in play, and how long a visitor's first bet takes. Too few tries are inconclusive.
 */
export async function benchHuman(): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'layline-human-'));
  const fixtures = join(folder, 'fixtures.json');
  writeBusyDay(fixtures, Date.now() + settleMs + 150_000);
  const layline = await startLayline({
    LAYLINE_SPEED: '1',
    LAYLINE_CROWD: process.env['LAYLINE_CROWD'] ?? '100',
    LAYLINE_OPERATOR_KEY: operatorKey,
    LAYLINE_FIXTURES: fixtures,
    LAYLINE_STAGE: '0',
  });
  const stop = new AbortController();
  try {
    const url = layline.exchangeUrl;
    const lists = new Lists(url);
    const watch = new EmptyWatch(url);
    const listing = lists.keep(stop.signal);
    const tallies = emptyTallies();
    const crowds: { tally: Tally; persons: Person[] }[] = [];
    for (const tally of tallies) crowds.push({ tally, persons: await openPeople(url, tally) });
    await sleep(settleMs);
    const firstBets = await measureFirstBets(layline.url);
    const watching = watch.keep(() => lists.inPlay.map(({ marketId }) => marketId), stop.signal);
    const measuring = measureCpu(layline, lists, stop.signal);
    const until = Date.now() + lastMs;
    await Promise.all(
      crowds.flatMap(({ tally, persons }) => persons.map((one) => runPerson(url, lists, tally, one, until))),
    );
    // The most markets are in play some minutes after the start.
    await sleep(Math.max(0, Math.min(until, Date.now() + 60_000) - Date.now()));
    stop.abort();
    const cpu = await measuring;
    await Promise.allSettled([listing, watching]);
    console.log(
      `\nAt a human pace: a price is seen, and 2–4 s later placed with the slip’s own policy (${loadNote()})`,
    );
    return overall([printTallies(tallies), printEmpty(watch), printCpu(cpu), printFirstBets(firstBets)]);
  } finally {
    stop.abort();
    await layline.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
