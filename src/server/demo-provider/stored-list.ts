import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Ask } from './plan.ts';

/** What the demo provider keeps of its payments, in the order in which it happened. Times in Unix milliseconds. */
export type ListEntry =
  | { type: 'ASKED'; paymentId: string; ask: Ask; at: number }
  | { type: 'GIVEN_UP'; paymentId: string; at: number }
  /** A step of the payment's plan has happened. */
  | { type: 'HAPPENED'; paymentId: string; step: number; at: number }
  /** The exchange has heard of it. */
  | { type: 'TOLD'; noticeId: string };

export interface StoredList {
  readonly entries: readonly ListEntry[];
  /** Returns once it is on disk. */
  append(entry: ListEntry): void;
  close(): void;
}

/** Opens the list in that file: a JSON entry a line, only ever added to. */
export function openStoredList(path: string): StoredList {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a+', 0o600);
  const text = readFileSync(path, 'utf8');
  // A last line without an end was being written when the process was killed: nobody was told of it.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) ftruncateSync(file, Buffer.byteLength(whole));
  const lines = whole.split('\n').filter((line) => line !== '');
  return {
    entries: lines.map((line) => JSON.parse(line) as ListEntry),
    append: (entry) => {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fsyncSync(file);
    },
    close: () => closeSync(file),
  };
}
