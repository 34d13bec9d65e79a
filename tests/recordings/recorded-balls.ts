import { z } from 'zod';
import { readLines } from '#server/replay/read-lines.ts';

/** What a score feed said about the current innings. */
export interface RecordedScore {
  /** Milliseconds. */
  at: number;
  innings: number;
  /** Legal balls bowled. */
  balls: number;
  runs: number;
}

const innings = z.object({
  inningsNum: z.int(),
  inningsRuns: z.int(),
  /** `19.4`: nineteen overs and four balls. */
  inningsOvers: z.string().regex(/^\d+(\.[0-6])?$/),
});
const message = z.object({
  pt: z.int(),
  cc: z.array(
    z.object({
      matchStats: z.object({ currentInnings: z.int(), inningsStats: z.array(innings) }).optional(),
    }),
  ),
});

/** A match ball by ball, including corrections. */
export async function* readScores(file: string): AsyncGenerator<RecordedScore> {
  for await (const { text } of readLines(file)) {
    const { pt, cc } = message.parse(JSON.parse(text));
    for (const { matchStats } of cc) {
      const current = matchStats?.inningsStats.find(
        ({ inningsNum }) => inningsNum === matchStats.currentInnings,
      );
      if (!current) continue;
      const [overs = 0, ball = 0] = current.inningsOvers.split('.').map(Number);
      yield { at: pt, innings: current.inningsNum, balls: overs * 6 + ball, runs: current.inningsRuns };
    }
  }
}
