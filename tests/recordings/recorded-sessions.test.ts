import { expect, test } from 'vitest';
import { readRecording } from '#server/replay/read-recording.ts';
import { Desk } from '#tests/cases/support/desk.ts';
import { betOnSession, openSession, type SessionBet } from '#tests/cases/support/session-bets.ts';
import { readScores, type RecordedScore } from './recorded-balls.ts';
import { matchesIn } from './recordings-in.ts';

const folder = process.env.LAYLINE_RECORDINGS ?? '';

/** Runs of an innings after so many overs. The last session is settled on the innings' total. */
const sessions = [1, 2].flatMap((innings) =>
  [6, 10, 15, 20].map((overs) => ({ innings, overs, marketId: `innings ${innings}, ${overs} overs` })),
);
type Session = (typeof sessions)[number];

type Status = { at: number; status: 'OPEN' | 'SUSPENDED'; inPlay: boolean };

/** The status of the recorded match market at each change. */
async function statusesOf(file: string): Promise<Status[]> {
  const statuses: Status[] = [];
  for await (const { pt, mc } of readRecording(file))
    for (const { marketDefinition } of mc ?? []) {
      const { status, inPlay } = marketDefinition ?? {};
      if (status !== 'OPEN' && status !== 'SUSPENDED') continue;
      const last = statuses.at(-1);
      if (last?.status !== status || last.inPlay !== (inPlay ?? false))
        statuses.push({ at: pt, status, inPlay: inPlay ?? false });
    }
  return statuses;
}

/** The sessions of a match, quoted and bet on over by over. Each is settled when the feed is past its last ball. */
class SessionDay {
  readonly desk = new Desk();
  readonly bets: { session: Session; bet: SessionBet; paid: () => number | undefined }[] = [];
  readonly settledOn = new Map<string, number>();
  /** By innings, what was last reported before it was over. */
  readonly #last = new Map<string, number>();
  #over = '';

  constructor() {
    for (const { marketId } of sessions) openSession(this.desk, marketId);
  }

  get #open(): Session[] {
    return sessions.filter(({ marketId }) => !this.settledOn.has(marketId));
  }

  setStatus({ status, inPlay }: Status): void {
    for (const { marketId } of this.#open) this.desk.setStatus({ status, inPlay }, marketId);
  }

  hear({ innings, balls, runs }: RecordedScore): void {
    for (const session of this.#open) {
      const isPast = innings > session.innings || balls > session.overs * 6;
      if (innings >= session.innings && isPast) this.settle(session);
      else if (innings === session.innings) this.#last.set(session.marketId, runs);
    }
    const over = `${innings}.${Math.floor(balls / 6)}`;
    if (over === this.#over) return;
    this.#over = over;
    for (const session of this.#open.filter((one) => one.innings === innings))
      this.#offer(session, runs + Math.round((session.overs * 6 - balls) * 1.25));
  }

  /** Yes one run above No, as fancies are quoted, with one bet on each. */
  #offer(session: Session, line: number): void {
    const user = `bettor ${this.bets.length}`;
    this.#bet(session, { user: `${user} yes`, side: 'YES', line: line + 1, rate: 90, stake: 100 });
    this.#bet(session, { user: `${user} no`, side: 'NO', line, rate: 110, stake: 100 });
  }

  #bet(session: Session, bet: SessionBet): void {
    betOnSession(this.desk, bet, session.marketId);
    this.bets.push({ session, bet, paid: () => this.desk.paidTo(bet.user) });
  }

  settle({ marketId }: Session): void {
    const number = this.#last.get(marketId);
    if (number === undefined) throw new Error(`Nothing was said of ${marketId}`);
    this.desk.end({ winners: [], number }, marketId);
    this.settledOn.set(marketId, number);
  }

  settleRest(): void {
    for (const session of this.#open) this.settle(session);
  }
}

const matches = folder === '' ? [] : matchesIn(folder);

test('the matches that were recorded ball by ball', ({ skip }) => {
  skip(matches.length === 0, folder === '' ? 'LAYLINE_RECORDINGS names no folder' : 'there is none');
  expect(matches).not.toEqual([]);
});

/** Totals of 20 overs per innings, as the match itself ended: 163/7 played 111 all out. */
const totals: Readonly<Record<string, readonly number[]>> = { 'cricket-t20': [163, 111] };

test.for(matches)(
  'sessions on $name are settled on its own ball by ball, corrections included',
  async (match) => {
    const scores: RecordedScore[] = [];
    for await (const score of readScores(match.balls)) scores.push(score);
    const statuses = await statusesOf(match.market);
    const day = new SessionDay();
    const told = [
      ...scores.map((score) => ({ at: score.at, tell: () => day.hear(score) })),
      ...statuses.map((status) => ({ at: status.at, tell: () => day.setStatus(status) })),
    ];
    for (const { tell } of told.sort((a, b) => a.at - b.at)) tell();
    day.settleRest();

    // What the whole file last says of a session's last ball, looked up after the day, since the feed also goes back.
    const lastWord = ({ innings, overs }: Session) =>
      scores
        .filter((score) => score.innings === innings && score.balls <= overs * 6)
        .sort((a, b) => a.balls - b.balls)
        .at(-1)?.runs;
    expect(Object.fromEntries(day.settledOn)).toEqual(
      Object.fromEntries(sessions.map((session) => [session.marketId, lastWord(session)])),
    );
    const total = totals[match.name];
    const last = sessions.filter(({ overs }) => overs === 20).map(lastWord);
    expect(last).toEqual(total ?? last);

    const results = day.bets.map(({ session, bet, paid }) => {
      const isYes = lastWord(session)! >= bet.line;
      const wins = isYes === (bet.side === 'YES');
      const [won, lost] = bet.side === 'YES' ? [9_000, -10_000] : [10_000, -11_000];
      return { bet, session: session.marketId, paid: paid(), due: wins ? won : lost };
    });
    expect(results.filter(({ paid, due }) => paid !== due)).toEqual([]);
    expect(new Set(results.map(({ bet, due }) => `${bet.side} ${due > 0 ? 'won' : 'lost'}`)).size).toBe(4);
    expect(new Set(results.map(({ session }) => session)).size).toBe(sessions.length);
    const bettors = results.reduce((sum, { due }) => sum + due, 0);
    expect(day.desk.paidTo('house-quotes')).toBe(-bettors);
    console.log(`${results.length} bets on ${day.settledOn.size} sessions`);
  },
);
