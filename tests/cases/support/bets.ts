import type { MarketFacts } from '#server/exchange/engine/commands/commands.ts';
import { toPosition } from '#server/exchange/engine/changes/views.ts';
import { oppositeSide, type Side } from '#domain/bet/side.ts';
import { Desk } from './desk.ts';
import { fromExact, fromMinor, toMinor, toOdds } from './units.ts';

/** A bet of the one bettor that a case is about, in the cases' units. */
export interface Bet {
  runner: string;
  side: Side;
  price: number;
  size: number;
}

export interface Bets {
  runners: readonly string[];
  matched?: readonly Bet[];
  /** Orders that wait. */
  waiting?: readonly Bet[];
  /** Removed after the others were matched, with a reduction of zero. */
  removed?: readonly string[];
  numberOfWinners?: number;
  commissionRate?: MarketFacts['commissionRate'];
  /** How many of the product's minor units stand for one of the case's, for cases with fractions of one. */
  parts?: number;
}

export const bettor = 'bettor';

/** A market in which the bettor's bets were matched with somebody else's, and the others wait. */
export function deskWithBets({
  runners,
  matched = [],
  waiting = [],
  removed = [],
  numberOfWinners = 1,
  commissionRate = 0,
  parts = 1,
}: Bets): Desk {
  const desk = new Desk();
  desk.openKind({
    runners: runners.map((runnerId) => ({ runnerId, name: runnerId })),
    kind: numberOfWinners > 1 ? 'PLACE' : 'WINNER',
    numberOfWinners,
    commissionRate,
    betDelay: 5,
  });
  const place = (user: string, { runner, side, price, size }: Bet) => {
    if (!runners.includes(runner)) throw new Error(`The case has no runner ${runner}`);
    if (size > 0) desk.place({ user, runner, side, odds: toOdds(price), stake: toMinor(size) * parts });
  };
  for (const bet of matched) {
    place('other', { ...bet, side: oppositeSide(bet.side) });
    place(bettor, bet);
  }
  for (const runner of removed) desk.removeRunner(runner, 0);
  // In play an order first waits out its delay, so orders that would meet the bettor's own are kept too.
  desk.setStatus({ status: 'OPEN', inPlay: true });
  for (const bet of waiting) place(bettor, bet);
  return desk;
}

/** The bettor's exposure as the account shows it. */
export function exposureOf(bets: Bets): number {
  const { parts = 1 } = bets;
  const account = deskWithBets(bets).state.accounts.get(bettor);
  return fromMinor(account?.exposure ?? 0) / parts;
}

/**
 * What the market pays by the runner that wins it, as shown to the bettor. It must equal what settlement then pays, to
 * the minor unit.
 */
export function ifWinOf(bets: Bets): Record<string, number> {
  const position = deskWithBets(bets).market().positions.get(bettor);
  const shown = position ? toPosition(position).outcomes : [];
  return Object.fromEntries(
    running(bets).map((runner) => {
      const pays = fromExact(shown.find(({ runnerId }) => runnerId === runner)?.ifWins ?? 0);
      const paid = paidTo(bets, [runner]);
      if (Math.abs(paid - pays) > 0.005 + 1e-9)
        throw new Error(`${pays} is shown if ${runner} wins, and ${paid} is paid`);
      return [runner, pays];
    }),
  );
}

/** What settlement pays the bettor before commission. */
function paidTo(bets: Bets, winners: string[]): number {
  const desk = deskWithBets(bets);
  desk.settle(winners);
  return fromMinor(desk.paidTo(bettor) ?? 0);
}

/** Those that can win. */
export const running = ({ runners, removed = [] }: Pick<Bets, 'runners' | 'removed'>): string[] =>
  runners.filter((runner) => !removed.includes(runner));
