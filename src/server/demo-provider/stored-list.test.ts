import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStoredList, type ListEntry } from './stored-list.ts';

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'layline-provider-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'within', 'list.jsonl');
}

const entry = (paymentId: string): ListEntry => ({ type: 'GIVEN_UP', paymentId, at: 1 });

test('what was added is there at the next start', () => {
  const path = newPath();
  const list = openStoredList(path);
  list.append(entry('p1'));
  list.append(entry('₹2'));
  list.close();
  expect(openStoredList(path).entries).toEqual([entry('p1'), entry('₹2')]);
});

test('a line that a kill left unfinished is dropped, and the next one is whole', () => {
  const path = newPath();
  openStoredList(path).append(entry('₹1'));
  appendFileSync(path, '{"type":"GIVEN_UP","paym');
  const list = openStoredList(path);
  expect(list.entries).toEqual([entry('₹1')]);
  list.append(entry('p2'));
  expect(openStoredList(path).entries).toEqual([entry('₹1'), entry('p2')]);
});
