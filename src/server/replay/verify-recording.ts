import { must } from '#domain/must.ts';
import { applyMessage } from './apply-change.ts';
import type { Checkpoint, Expectations } from './checkpoints.ts';
import { compareCheckpoint, compareFinal } from './compare.ts';
import type { RecordedMarkets } from './recorded-market.ts';
import { readRecording } from './read-recording.ts';

export interface CheckedPoint {
  checkpoint: Checkpoint;
  /** Empty if equal. */
  differences: string[];
}

/**
 * Applies a recording and compares it at every checkpoint. Differences at its end are added to the last one. Throws
 * `BadRecording`.
 */
export async function verifyRecording(
  file: string,
  expected: Expectations,
): Promise<{ messages: number; points: CheckedPoint[] }> {
  const waiting = [...expected.checkpoints].sort((a, b) => a.msg - b.msg);
  const points: CheckedPoint[] = [];
  const markets: RecordedMarkets = new Map();
  let messages = 0;
  for await (const message of readRecording(file)) {
    applyMessage(markets, message);
    while (waiting[0]?.msg === messages) {
      const checkpoint = must(waiting.shift());
      points.push({ checkpoint, differences: compareCheckpoint(markets, message.pt, checkpoint) });
    }
    messages++;
  }
  for (const checkpoint of waiting)
    points.push({ checkpoint, differences: [`never reached: the recording has ${messages} messages`] });
  if (messages !== expected.messages)
    points.at(-1)?.differences.push(`${messages} messages, expected ${expected.messages}`);
  points.at(-1)?.differences.push(...compareFinal(markets, expected.final));
  return { messages, points };
}
