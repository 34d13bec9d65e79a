import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordingFolder } from './recording-files.ts';
import { startRecording } from './recording.ts';

/** Test files share a process, and machines are made as the first of them loads one: so it records from its start. */
const folder = process.env[recordingFolder];
const recording = folder ? startRecording() : undefined;
/** A process may load this module again for a later test file. What was recorded before stays in a file of its own. */
const name = `${randomUUID()}.json`;

/** Does nothing in a run that does not record. */
export function writeRecorded(): void {
  if (!folder || !recording) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(recording.recorded()));
}
