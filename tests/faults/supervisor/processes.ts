import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { callExchange } from '#contract/rest-client.ts';
import { listDemoBettors } from '#contract/session.ts';
import type { RunningLayline } from '#tests/support/start-layline.ts';

export const killed = [
  'exchange',
  'gateway',
  'games',
  'demo-provider',
  'maker',
  'crowd',
  'postgres',
] as const;
export type Killed = (typeof killed)[number];

interface Process {
  pid: number;
  isReady: boolean;
}

/** The process noted in the data folder; null while there is none. */
export async function processOf({ dataDir }: RunningLayline, name: Killed): Promise<Process | null> {
  if (name === 'postgres') {
    const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    return lines[0] ? { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' } : null;
  }
  const text = await readFile(join(dataDir, 'processes.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as Partial<Record<Killed, Process>>)[name] ?? null;
}

/** Kills a process that serves, and its successor while that starts. */
export async function killTwice(layline: RunningLayline, name: Killed): Promise<void> {
  const first = await processOf(layline, name);
  expect(first?.isReady, name).toBe(true);
  process.kill(first!.pid, 'SIGKILL');
  let second: Process | null = null;
  await expect
    .poll(
      async () => {
        second = await processOf(layline, name);
        return second && second.pid !== first!.pid;
      },
      { interval: 5, timeout: 30_000 },
    )
    .toBe(true);
  try {
    process.kill(second!.pid, 'SIGKILL');
  } catch (error) {
    // It has just ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Every process lives and serves, and the exchange answers a question to the site. */
export async function expectWhole(layline: RunningLayline): Promise<void> {
  const missing = async () => {
    const away: string[] = [];
    for (const name of killed) {
      const found = await processOf(layline, name);
      if (!found?.isReady || !isAlive(found.pid)) away.push(name);
    }
    if (!(await isAnswering(layline))) away.push('the answer');
    return away;
  };
  await expect.poll(missing, { interval: 50, timeout: 60_000 }).toEqual([]);
}

/** Whether the exchange answers, and the site through it. */
export async function isAnswering({ url, exchangeUrl }: RunningLayline): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2_000);
    const direct = await callExchange(exchangeUrl, listDemoBettors, {}, {}, signal);
    const asked = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ sports { sportId } }' }),
      signal,
    });
    const through = (await asked.json()) as { data?: { sports?: unknown[] } };
    return direct.ok && (through.data?.sports?.length ?? 0) > 0;
  } catch {
    return false;
  }
}
