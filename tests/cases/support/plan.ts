import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LeftOut } from './reference-case.ts';

/** One case of a file, and what is done with it. */
export interface PlannedCase {
  id: string;
  /** The area of a reference case; for another file's cases, the file. */
  area: string;
  /** `unknown area`: no adapter knows it, and its check fails. */
  state: 'run' | 'unknown area' | LeftOut['state'];
  /** Why it is not run. */
  why?: string;
  /** Throws when the result is wrong. */
  check?: () => void;
}

/** Reads a case file's contents. Throws when they do not have the file's format. */
export type CaseReader = (contents: unknown) => PlannedCase[];

/**
 * What is in a folder of case files, by file. A missing file is listed without cases. Throws when the folder has none
 * of the files or a file cannot be read.
 */
export function planFolder(
  folder: string,
  readers: Readonly<Record<string, CaseReader>>,
): { file: string; cases: PlannedCase[]; note?: string }[] {
  const names = Object.keys(readers);
  if (!names.some((file) => existsSync(join(folder, file))))
    throw new Error(`${folder} holds none of ${names.join(', ')}`);
  const unknown = readdirSync(folder).filter((name) => name.endsWith('.json') && !names.includes(name));
  return [
    ...Object.entries(readers).map(([file, read]) =>
      existsSync(join(folder, file))
        ? { file, cases: readCases(join(folder, file), read) }
        : { file, cases: [], note: 'is not in the folder' },
    ),
    ...unknown.map((file) => ({ file, cases: [], note: 'is no case file that is known' })),
  ];
}

function readCases(path: string, read: CaseReader): PlannedCase[] {
  try {
    const cases = read(JSON.parse(readFileSync(path, 'utf8')));
    const twice = cases.find(({ id }, at) => cases.findIndex((other) => other.id === id) !== at);
    if (twice) throw new Error(`Two cases have the id ${twice.id}`);
    if (cases.length === 0) throw new Error('There are no cases in it');
    return cases;
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${path} is malformed: ${why}`, { cause: error });
  }
}
