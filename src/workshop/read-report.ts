import type { Recording } from '#stepper/record/recording.ts';

/** A ring of a tab's last events is far smaller. */
const mostBytes = 50_000_000;

/** Reads what "Report a problem" saved. Rejects with a sentence if the file holds no recording that this build can open. */
export async function readReport(file: Blob): Promise<Recording> {
  if (file.size > mostBytes) throw new Error('This file is too large to be a report.');
  const read = jsonOf(await file.text());
  if (typeof read !== 'object' || read === null || !('actors' in read && 'entries' in read))
    throw new Error('This file is not a report of Layline.');
  const { version, actors, entries, others, order, timers } = read as Recording;
  if ((version as number) !== 1)
    throw new Error(`This report is of version ${String(version)}; this build opens version 1.`);
  if (![actors, entries, others, order, timers].every(Array.isArray) || !actors.every(isActor))
    throw new Error('This report is damaged: a part of it is missing.');
  if (actors.length === 0) throw new Error('This report holds no machine: nothing was running.');
  return read as Recording;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This file is not a report of Layline: it is not whole, or of another kind.');
  }
}

const isActor = (actor: unknown): boolean =>
  typeof actor === 'object' &&
  actor !== null &&
  ['id', 'machine', 'start'].every((name) => name in actor) &&
  typeof (actor as { id: unknown }).id === 'string';
