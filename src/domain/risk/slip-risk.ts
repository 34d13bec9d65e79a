import type { Hundredths } from '../bet/bet.ts';
import type { RunnerBet } from '../money/net-result.ts';
import { figuresOf, readCard, type SlipCard } from '../bet/slip-card.ts';
import { RunnerRisk } from './runner-risk.ts';

/** What a bettor has in a market already. */
export interface Standing {
  /** By runner, matched bets only; a runner without one counts as 0. */
  ifWins: ReadonlyMap<string, Hundredths>;
  /** What waits of each order. */
  waiting: readonly RunnerBet[];
}

/** What the bets about to be placed would do to what is at risk. */
export interface SlipRisk {
  /** By how much all of them raise it, minor units: what of them waits may be matched or not. */
  added: number;
  /** The same once all of them are matched; below zero where they then lower it. */
  addedMatched: number;
  /** What all of them could lose if they stood alone, minor units. */
  liability: number;
  /** Whether other bets in their markets count in it. */
  isShared: boolean;
  /** Other bets may make it less: in one of their markets it cannot be told by how much. */
  isAtMost: boolean;
  /** At least one of them is bound to be refused: it, or all together, raise the risk by more than is available. */
  isBeyond: boolean;
}

/**
 * `fields`: by market, the runners of which exactly one wins; null, or nothing, where that is not how it ends.
 * `standingIn`: what stands in a market; null: nothing. `available`: minor units; null while not known.
 */
export function slipRisk(
  cards: readonly SlipCard[],
  fields: Readonly<Record<string, readonly string[] | null>>,
  standingIn: (marketId: string) => Standing | null,
  available: number | null,
): SlipRisk {
  const risk: SlipRisk = {
    added: 0,
    addedMatched: 0,
    liability: 0,
    isShared: false,
    isAtMost: false,
    isBeyond: false,
  };
  const funds = available === null ? Infinity : Math.max(0, available);
  // By how much they raise it at the least, in whatever order they are placed and matched.
  let least = 0;
  for (const marketId of new Set(cards.map((card) => card.marketId))) {
    const here = cards.filter((card) => card.marketId === marketId);
    const standing = standingIn(marketId);
    const isShared = standing !== null || here.length > 1;
    const field = fields[marketId] ?? null;
    const { added, addedMatched } = field ? addedIn(field, standing, here) : sumOf(here);
    risk.added += added;
    risk.addedMatched += addedMatched;
    risk.liability += sumOf(here).added;
    risk.isShared ||= isShared;
    risk.isAtMost ||= isShared && !field;
    risk.isBeyond ||= here.length === 1 && !(isShared && !field) && added > funds;
    least += Math.min(added, addedMatched);
  }
  risk.isBeyond ||= !risk.isAtMost && least > funds;
  return risk;
}

type Added = Pick<SlipRisk, 'added' | 'addedMatched'>;

function sumOf(cards: readonly SlipCard[]): Added {
  const added = cards.reduce((sum, card) => sum + (figuresOf(card)?.liability ?? 0), 0);
  return { added, addedMatched: added };
}

/** By the exchange's own count, from what stands there. */
function addedIn(field: readonly string[], standing: Standing | null, cards: readonly SlipCard[]): Added {
  const facts = {
    kind: 'WINNER',
    numberOfWinners: 1,
    runners: field.map(() => ({ status: 'ACTIVE' })),
  } as const;
  const risk = new RunnerRisk(
    facts,
    field.map((runnerId) => standing?.ifWins.get(runnerId) ?? 0),
  );
  const bets = cards.flatMap((card) => {
    const read = readCard(card);
    return read ? [{ runnerId: card.runnerId, side: card.side, ...read }] : [];
  });
  // A runner that was removed is not in the field: its bets are void.
  const each = (some: readonly RunnerBet[], act: (runner: number, bet: RunnerBet) => void) =>
    some.forEach((bet) => field.includes(bet.runnerId) && act(field.indexOf(bet.runnerId), bet));
  each(standing?.waiting ?? [], (runner, { side, stake, odds }) =>
    risk.addUnmatched(runner, side, stake, odds),
  );
  const before = risk.exposure();
  each(bets, (runner, { side, stake, odds }) => risk.addUnmatched(runner, side, stake, odds));
  const added = risk.exposure() - before;
  each(bets, (runner, { side, stake, odds }) => {
    risk.addUnmatched(runner, side, -stake, odds);
    risk.addMatched(runner, side, stake, odds);
  });
  return { added, addedMatched: risk.exposure() - before };
}
