import { deepStrictEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { operations } from '../../src/server/gateway/__generated__/operations.ts';
import { sendRequest } from '../../src/server/contract/kept-connections.ts';
import { postJson } from '../bets/post-json.ts';
import { bundleProgram } from '../support/bundle-program.ts';
import { cpuMsOf } from '../support/cpu-of-processes.ts';
import { interleave, isConclusive } from '../support/interleave.ts';
import { mustHappen } from '../support/outcome.ts';
import { figure, loadNote, median, printTable, spread, verdictOf, type Verdict } from '../support/report.ts';
import { startProgram, type Program } from '../support/requests.ts';
import { cpuPerOperation, ownCpuMs, startClock, stopClock, type Sample } from '../support/sample.ts';

const callers = 20;
const sampleMs = 1_000;
/** Long enough for everything to be compiled. */
const warmUpMs = 4_000;
/** The most CPU of a query, in multiples of the pipe's. */
const goal = 5;

const since = '2026-05-01T00:00:00.000Z';
const headers = { authorization: 'Bearer bench' };
const [documentId] = Object.entries(operations).find(([, text]) => text.startsWith('query Settlements('))!;

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const names = ['REST pipe', 'compiled', 'compiled, compressed', 'graphql-js'] as const;
type Name = (typeof names)[number];

interface Contestant {
  program: Program;
  /** Asks once, and returns what came. */
  ask(): Promise<unknown>;
}

/** One query through the gateway, compiled and interpreted, beside a server that only passes the same call on. */
export async function benchQueryCpu(): Promise<Verdict> {
  const programs: Program[] = [];
  const start = async (file: URL, input?: object) => {
    const program = await startProgram(file, input);
    programs.push(program);
    return { program, url: await program.ask<string>('listen') };
  };
  try {
    const { url: baseUrl, program: exchange } = await start(await bundled('query-cpu/exchange-program'));
    const pipe = await start(await bundled('query-cpu/pipe-program'), { baseUrl });
    const compiled = await start(await bundled('bets/gateway-program'), { baseUrl });
    const interpreted = await start(await bundled('bets/gateway-program', [interpreting]), { baseUrl });
    const asked = { documentId, operationName: 'Settlements', variables: { since } };
    const graphql = ({ program, url }: { program: Program; url: string }): Contestant => ({
      program,
      ask: () => postJson(`${url}/graphql`, headers, asked),
    });
    const contestants: Record<Name, Contestant> = {
      'REST pipe': {
        program: pipe.program,
        ask: () => postJson(`${pipe.url}/settlements`, headers, { since }),
      },
      compiled: graphql(compiled),
      'compiled, compressed': {
        program: compiled.program,
        ask: async () => {
          const { status } = await sendRequest(`${compiled.url}/graphql`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json', 'accept-encoding': 'br' },
            body: JSON.stringify(asked),
          });
          if (status !== 200) throw new Error(`HTTP ${status}`);
        },
      },
      'graphql-js': graphql(interpreted),
    };
    await checkEqual(contestants);
    return await race(contestants, exchange.pid);
  } finally {
    for (const program of programs.reverse()) await program.stop();
  }
}

const bundled = (program: string, plugins: Plugin[] = []): Promise<URL> =>
  bundleProgram(root, `bench/${program}.ts`, join(root, 'dist/bench', String(plugins.length)), plugins);

/** Puts graphql-js in the place of the compiled executor. */
const interpreting: Plugin = {
  name: 'interpreting',
  enforce: 'pre',
  resolveId: (specifier) =>
    specifier.endsWith('/compiled-executor.ts') ? here('interpreted-executor.ts') : null,
};

/** Throws unless both executors answer the same, and the same as the exchange. */
async function checkEqual(contestants: Record<Name, Contestant>): Promise<void> {
  const compiled = await contestants.compiled.ask();
  deepStrictEqual(compiled, await contestants['graphql-js'].ask(), 'the two executors must answer alike');
  const { data } = (await contestants['REST pipe'].ask()) as { data: object[] };
  mustHappen('settlements were told', data.length);
  const named = data.map((one) => ({ ...one, __typename: 'Settlement' }));
  deepStrictEqual(compiled, { data: { settlements: named } }, 'the gateway must say what the exchange says');
}

async function race(contestants: Record<Name, Contestant>, exchangePid: number): Promise<Verdict> {
  for (const name of names) await askFor(contestants[name], warmUpMs);
  const samples = await interleave(
    Object.fromEntries(names.map((name) => [name, () => sampled(contestants[name], exchangePid)])),
  );
  const cpuOf = (name: Name) => median(samples[name]!.counted.map(cpuPerOperation));
  console.log(
    `\nOne query of 20 settled markets, CPU of the server between browser and exchange; ${loadNote()}`,
  );
  printTable([
    ['', 'CPU µs a query', 'times the pipe', 'samples'],
    ...names.map((name) => {
      const { counted, dropped } = samples[name]!;
      const times = figure(cpuOf(name) / cpuOf('REST pipe'));
      return [name, spread(counted.map(cpuPerOperation)), times, `${counted.length}, ${dropped} disturbed`];
    }),
  ]);
  const ratio = cpuOf('compiled') / cpuOf('REST pipe');
  const verdict = verdictOf(goal / ratio, 1, isConclusive(samples));
  console.log(`${figure(ratio)} × a REST pipe; goal at most ${goal} ×: ${verdict}`);
  return verdict;
}

/** Callers who each ask again as soon as they are answered. Returns how often. */
async function askFor({ ask }: Contestant, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let count = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (; performance.now() < end; count++) await ask();
    }),
  );
  return count;
}

/** The callers' own CPU and the exchange's are known and count as no disturbance. */
async function sampled(one: Contestant, exchangePid: number): Promise<Sample> {
  const served = () => cpuMsOf([one.program.pid]);
  const besides = () => ownCpuMs() + cpuMsOf([exchangePid]);
  const clock = startClock(served(), besides());
  const count = await askFor(one, sampleMs);
  return stopClock(clock, count, served(), besides());
}
