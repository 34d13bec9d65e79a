import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedMachine } from './recording.ts';

/** The setting that has tests record what machines do, and names the folder for it. */
export const recordingFolder = 'LAYLINE_MACHINE_COVERAGE';

/** What all processes of a run have recorded; nothing where none has. */
export function readRecorded(folder: string): RecordedMachine[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordedMachine[]);
}
