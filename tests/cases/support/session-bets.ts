import { oddsOfRate } from '#domain/market/market-kind.ts';
import { Desk, theMarket } from './desk.ts';
import { toMinor, toOdds } from './units.ts';

/** A bet on a session, in the cases' units. */
export interface SessionBet {
  user: string;
  /** Yes: at or above the line. */
  side: 'NO' | 'YES';
  line: number;
  /** What a stake of 100 wins on Yes and risks on No. */
  rate: number;
  stake: number;
}

const runner = 'runs';

export function openSession(desk: Desk, marketId = theMarket): void {
  desk.openKind({ marketId, kind: 'SESSION', runners: [{ runnerId: runner, name: 'Runs' }] });
}

/** The operator quotes it, and the bet takes it. */
export function betOnSession(
  desk: Desk,
  { user, side, line, rate, stake }: SessionBet,
  marketId = theMarket,
) {
  const ofSide = side === 'YES' ? 'BACK' : 'LAY';
  const quoted = { side: ofSide, odds: oddsOfRate(rate) } as const;
  desk.quote([{ ...quoted, runnerId: runner, line: toOdds(line), size: 1e12 }], marketId);
  const terms = { line: toOdds(line) };
  return desk.place({ ...quoted, user, marketId, runner, stake: toMinor(stake), terms });
}

/** What each bet was paid once the session was settled on a number, minor units. Every bet has its own bettor. */
export function settleSession(bets: readonly Omit<SessionBet, 'user'>[], number: number): number[] {
  const desk = new Desk();
  openSession(desk);
  bets.forEach((bet, at) => betOnSession(desk, { ...bet, user: String(at) }));
  desk.end({ winners: [], number });
  return bets.map((_, at) => desk.paidTo(String(at)) ?? Number.NaN);
}
