import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Hand-made recordings in the format of real ones, for tests. */

export const marketId = '1.100';

/** A message about one market; each of `changes` is an entry without its id. */
export const mcm = (pt: number, ...changes: object[]): object => ({
  op: 'mcm',
  clk: `c${pt}`,
  pt,
  mc: changes.map((change) => ({ id: marketId, ...change })),
});

export const definition = (changed: object = {}): object => ({
  status: 'OPEN',
  inPlay: false,
  betDelay: 0,
  version: 1,
  bettingType: 'ODDS',
  marketType: 'MATCH_ODDS',
  eventTypeId: '4',
  eventId: '77',
  eventName: 'Reds v Blues',
  name: 'Match Odds',
  numberOfWinners: 1,
  marketTime: '2026-01-02T10:00:00.000Z',
  runners: [
    { id: 1, status: 'ACTIVE', sortPriority: 1, name: 'Reds' },
    { id: 2, status: 'ACTIVE', sortPriority: 2, name: 'Blues' },
  ],
  ...changed,
});

export const asText = (messages: readonly object[]): string =>
  messages.map((message) => `${JSON.stringify(message)}\n`).join('');

/** Writes a file to a folder of its own, removed after the test, or after all tests of the file. Returns its path. */
export function writeFixture(contents: string | Uint8Array, removedAfter = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'layline-replay-'));
  removedAfter(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'recording.mcm');
  writeFileSync(file, contents);
  return file;
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
