import { BadRecording } from './bad-recording.ts';
import { parseMcmMessage, type McmMessage } from './mcm-message.ts';
import { readLines } from './read-lines.ts';

/** Yields the messages of a recorded stream in order. Throws `BadRecording` where the file stops being one. */
export async function* readRecording(file: string): AsyncGenerator<McmMessage> {
  let isEmpty = true;
  for await (const { number, text, isEnded } of readLines(file)) {
    const message = parseMcmMessage(text);
    if (typeof message === 'string') {
      const isCutOff = message === 'not JSON' && !isEnded && !isEmpty;
      throw new BadRecording(
        file,
        number,
        isCutOff ? 'the file is cut off in the middle of this line' : message,
      );
    }
    isEmpty = false;
    yield message;
  }
  if (isEmpty) throw new BadRecording(file, 1, 'the file has no messages');
}
