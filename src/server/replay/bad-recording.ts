/**
 * A file is not a recording, or not a whole one. The message names the file, the line and what is wrong with it, in
 * words for the person who gave the file.
 */
export class BadRecording extends Error {
  override readonly name = 'BadRecording';
  readonly file: string;
  /** Counted from 1; null when the file could not be read at all. */
  readonly line: number | null;
  readonly problem: string;

  constructor(file: string, line: number | null, problem: string) {
    super(`${file}${line === null ? '' : `, line ${line}`}: ${problem}`);
    this.file = file;
    this.line = line;
    this.problem = problem;
  }
}
