/**
 * A file is not a recording, or not a complete one. The message names the file, the line and the problem, in words for
 * the person who gave the file.
 */
export class BadRecording extends Error {
  override readonly name = 'BadRecording';
  readonly file: string;
  /** Counted from 1; null if the file could not be read at all. */
  readonly line: number | null;
  readonly problem: string;

  constructor(file: string, line: number | null, problem: string) {
    super(`${file}${line === null ? '' : `, line ${line}`}: ${problem}`);
    this.file = file;
    this.line = line;
    this.problem = problem;
  }
}
