import type { Game } from '../game.ts';

/** The mean payout of each bet of a game: a sum of hundredths over equally likely cases, and how many those are. */
export interface ExactReturns {
  cases: bigint;
  sums: ReadonlyMap<string, bigint>;
}

/** Adds up what bets pay over all cases of a game. */
export class ReturnSum implements ExactReturns {
  readonly sums: Map<string, bigint>;
  readonly #bets: ReadonlyMap<string, Game['bets'][number]['pays']>;
  cases = 0n;

  constructor({ bets }: Pick<Game, 'bets'>) {
    this.sums = new Map(bets.map(({ betId }) => [betId, 0n]));
    this.#bets = new Map(bets.map(({ betId, pays }) => [betId, pays]));
  }

  /** A bet wins in so many cases, in the way named if there are several. */
  wins(betId: string, cases: bigint, how?: string): void {
    const pays = this.#bets.get(betId)!;
    this.pays(betId, cases, typeof pays === 'number' ? pays : pays[how!]!);
  }

  /** A bet pays so many hundredths in so many cases. */
  pays(betId: string, cases: bigint, hundredths: number): void {
    const sum = this.sums.get(betId);
    if (sum === undefined) throw new Error(`Nobody can bet on ${betId}.`);
    this.sums.set(betId, sum + cases * BigInt(hundredths));
  }
}

/** The return in millionths of the stake, halves rounded up. */
export function millionths({ cases, sums }: ExactReturns, betId: string): number {
  const [sum, all] = [sums.get(betId)! * 10_000n, cases];
  return Number((2n * sum + all) / (2n * all));
}

/** Plays a game once for every way its draws can come. All rounds must be equally likely: that is checked. */
export function everyDraw(game: Game): ExactReturns {
  const total = new ReturnSum(game);
  const chosen: number[] = [];
  const counts: number[] = [];
  let likelihood: number | null = null;
  for (;;) {
    let at = 0;
    const { pays } = game.play({
      below: (count) => {
        counts[at] = count;
        return (chosen[at++] ??= 0);
      },
    });
    const ways = counts.reduce((product, count) => product * count, 1);
    if (ways !== (likelihood ??= ways)) throw new Error(`${game.name} has rounds of different likelihood.`);
    total.cases++;
    for (const [betId, hundredths] of Object.entries(pays)) total.pays(betId, 1n, hundredths);
    while (chosen.length > 0 && chosen.at(-1) === counts.at(-1)! - 1) {
      chosen.pop();
      counts.pop();
    }
    if (chosen.length === 0) break;
    chosen[chosen.length - 1]!++;
  }
  if (total.cases !== BigInt(likelihood)) throw new Error(`Not every draw of ${game.name} came.`);
  return total;
}
