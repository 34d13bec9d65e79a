import type { Side } from '../../src/domain/bet/side.ts';

/** The market that the bench bets in. */
export const marketId = 'bench-market';
export const runnerIds = ['first', 'second', 'third'] as const;

/** Minor units. */
export const stake = 10_000;

export interface Bet {
  type: 'PLACE';
  clientId: string;
  runnerId: string;
  side: Side;
  odds: number;
  stake: number;
}

/** Makes client ids unique per sample, so that no two samples send the same bet. */
let samples = 0;

/**
 * Bettors who each send a bet, wait for its answer and send the next, until the time is over. Even ones back and odd
 * ones lay at the same few odds, so that with many bettors most bets are matched, and with one they rest. Returns how
 * many were accepted; throws when one was not.
 */
export async function placeBets(
  { bettors, ms }: { bettors: number; ms: number },
  send: (bettor: number, bet: Bet) => Promise<boolean>,
): Promise<number> {
  const sample = `${process.pid}-${++samples}`;
  const end = performance.now() + ms;
  const accepted = await Promise.all(
    Array.from({ length: bettors }, async (_, bettor) => {
      const side: Side = bettor % 2 === 0 ? 'BACK' : 'LAY';
      let count = 0;
      for (; performance.now() < end; count++) {
        const runnerId = runnerIds[count % runnerIds.length]!;
        const odds = 200 + 2 * (count % 4);
        const clientId = `${sample}-${bettor}-${count}`;
        const isAccepted = await send(bettor, { type: 'PLACE', clientId, runnerId, side, odds, stake });
        if (!isAccepted) throw new Error(`The bet ${clientId} was not accepted`);
      }
      return count;
    }),
  );
  return accepted.reduce((sum, count) => sum + count, 0);
}
