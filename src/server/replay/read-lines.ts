import { createReadStream } from 'node:fs';
import { BadArchive, decompress } from './decompress.ts';
import { BadRecording } from './bad-recording.ts';

export interface Line {
  /** Counted from 1, including blank lines. */
  number: number;
  text: string;
  /** False for what follows the file's last line break. */
  isEnded: boolean;
}

/** A longer line, in characters, is not from a recording and would only fill the memory. */
const longestLine = 64 * 1024 * 1024;

/**
 * Yields the lines of a plain, .gz or .bz2 file (LF or CRLF), read on demand and without blank ones. Throws
 * `BadRecording` for a file that cannot be read, and at the line where an archive is cut off or damaged.
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let number = 1;
  let rest = '';
  try {
    for await (const chunk of decompress(createReadStream(file))) {
      const searched = rest.length;
      rest += decoder.decode(chunk, { stream: true });
      let start = 0;
      for (let end = rest.indexOf('\n', searched); end >= 0; end = rest.indexOf('\n', start)) {
        const text = rest.slice(start, end).trim();
        if (text) yield { number, text, isEnded: true };
        number++;
        start = end + 1;
      }
      rest = rest.slice(start);
      if (rest.length > longestLine)
        throw new BadRecording(file, number, 'this line never ends: not a recording');
    }
  } catch (error) {
    if (error instanceof BadArchive) throw new BadRecording(file, number, error.message);
    if (isSystemError(error)) throw new BadRecording(file, null, unreadable(error));
    throw error;
  }
  const text = (rest + decoder.decode()).trim();
  if (text) yield { number, text, isEnded: false };
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

function unreadable(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'there is no such file';
  if (error.code === 'EISDIR') return 'this is a folder, not a file';
  return `the file cannot be read (${error.message})`;
}
