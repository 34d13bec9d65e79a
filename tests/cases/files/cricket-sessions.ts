import { expect } from 'vitest';
import { z } from 'zod';
import type { PlannedCase } from '../support/plan.ts';
import { settleSession, type SessionBet } from '../support/session-bets.ts';

const runs = z.int().min(0);
const innings = z.object({
  total: runs,
  runsByOver: z.array(runs).min(1),
  runsAfterOver: z.record(z.string(), runs),
  fallOfWicketRuns: z.array(runs),
});
type Innings = z.infer<typeof innings>;
const matches = z.array(z.object({ match: z.string().min(1), innings: z.array(innings).min(1) }));

/** Cricket matches over by over; sessions are settled on their totals. */
export const readCricketSessions = (contents: unknown): PlannedCase[] =>
  matches.parse(contents).map(({ match, innings: all }) => ({
    id: match,
    area: 'cricket-sessions.json',
    state: 'run',
    check: () => all.forEach(checkInnings),
  }));

function checkInnings(one: Innings, at: number): void {
  const named = (what: string) => `innings ${at + 1}, ${what}`;
  for (const [over, number] of Object.entries(one.runsAfterOver)) {
    const byOver = one.runsByOver.slice(0, Number(over)).reduce((sum, scored) => sum + scored, 0);
    expect(number, named(`${over} overs, added up`)).toBe(byOver);
    checkSession(number, named(`${over} overs`));
  }
  checkSession(one.total, named('all of it'));
  one.fallOfWicketRuns.forEach((number, wicket) => checkSession(number, named(`wicket ${wicket + 1}`)));
}

/** Yes and No on the line below the total, at it and above it. At the line Yes wins. */
function checkSession(number: number, what: string): void {
  const lines = [number - 1, number, number + 1];
  const bets = lines.flatMap((line): Omit<SessionBet, 'user'>[] => [
    { side: 'YES', line, rate: 90, stake: 100 },
    { side: 'NO', line, rate: 110, stake: 100 },
  ]);
  const [yes, no] = [
    { won: 9_000, lost: -10_000 },
    { won: 10_000, lost: -11_000 },
  ];
  const expected = [yes.won, no.lost, yes.won, no.lost, yes.lost, no.won];
  expect(settleSession(bets, number), what).toEqual(expected);
}
