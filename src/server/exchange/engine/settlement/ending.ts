import { itemAt } from '#domain/must.ts';
import type { MarketDefinition } from '#contract/market.ts';
import { isSettledOnNumber } from '#domain/market/market-kind.ts';
import type { MarketEnding } from '#domain/risk/market-risk.ts';
import { formatLine } from '#domain/odds/odds.ts';

/** How a market is settled. A void one pays nothing. */
export type Ending = MarketEnding & { void: boolean; number?: number };

/** How a market ended, as reported. Missing parts mean none; nothing at all voids the market. */
export interface MarketOutcome {
  winners: string[];
  /** Runners in a dead heat for the places left by the winners. */
  tied?: string[];
  /** Nobody took the places left by the winners: what is risked counts on all being taken, so more may be lost. */
  unfilled?: boolean;
  number?: number | undefined;
}

type Wrong = { code: 'UNKNOWN_RUNNER' | 'INVALID_RESULT' | 'RESULT_UNCLEAR'; message: string };

const invalid = (message: string): Wrong => ({ code: 'INVALID_RESULT', message });

const unclear = (named: number, places: number): Wrong => ({
  code: 'RESULT_UNCLEAR',
  message: `There are ${named} winners for ${places} places. Name those in the dead heat as tied, and only the others as winners.`,
});

/** Turns the reported outcome into the ending of a market of this kind, or says what is wrong with it. */
export function endingOf(
  definition: MarketDefinition,
  { winners, tied = [], unfilled = false, number }: MarketOutcome,
): Ending | Wrong {
  const { kind, strike, runners } = definition;
  const named = [...winners, ...tied];
  if (named.length === 0 && number === undefined)
    return unfilled
      ? invalid('Name who won, or give no result to void the market.')
      : { winners: [], tied: [], void: true };
  if (isSettledOnNumber(kind)) {
    if (number === undefined || named.length > 0) return invalid('This market is settled on a number.');
    return { number, void: false };
  }
  if (number !== undefined) {
    if (strike === undefined || named.length > 0) return invalid('This market is settled on its winners.');
    return { winners: [number >= strike ? 0 : 1], tied: [], number, void: false };
  }
  const places = named.map((id) => runners.findIndex(({ runnerId }) => runnerId === id));
  if (places.includes(-1))
    return { code: 'UNKNOWN_RUNNER', message: 'There is no such runner in this market.' };
  if (new Set(places).size < places.length) return invalid('A runner is named twice.');
  if (places.some((place) => itemAt(runners, place).status === 'REMOVED'))
    return invalid('A runner that was removed cannot win.');
  return placed(definition, places.slice(0, winners.length), places.slice(winners.length), unfilled);
}

function placed(
  { numberOfWinners, runners }: MarketDefinition,
  winners: number[],
  tied: number[],
  unfilled: boolean,
): Ending | Wrong {
  if (winners.length > numberOfWinners) {
    if (tied.length > 0) return invalid('There are more winners than places.');
    // One place is shared by all who are named. Of several places, some may have been won outright.
    if (numberOfWinners > 1) return unclear(winners.length, numberOfWinners);
    return { winners: [], tied: winners, void: false };
  }
  const left = numberOfWinners - winners.length;
  if (tied.length > 0) {
    if (left === 0) return invalid('The winners leave no place for a dead heat.');
    if (tied.length <= left) return invalid('A dead heat needs more runners than places.');
    return { winners, tied, void: false };
  }
  const running = runners.filter(({ status }) => status !== 'REMOVED').length;
  return left > 0 && winners.length < running && !unfilled
    ? invalid(`The market has ${numberOfWinners} winners.`)
    : { winners, tied, void: false };
}

/** The market's definition once it is settled. In a void one nobody has won or lost, even if it was settled before. */
export function closed(definition: MarketDefinition, ending: Ending): MarketDefinition {
  const { number } = ending;
  const { quotes, runners } = definition;
  const winners = 'winners' in ending ? [...ending.winners, ...ending.tied] : null;
  const fateOf = (at: number) => (ending.void ? 'ACTIVE' : winners?.includes(at) ? 'WINNER' : 'LOSER');
  return {
    ...definition,
    status: 'CLOSED',
    suspendReason: null,
    voided: ending.void,
    ...(number !== undefined && { number }),
    ...(quotes && { quotes: [] }),
    runners: runners.map((runner, at) =>
      winners === null || runner.status === 'REMOVED' ? runner : { ...runner, status: fateOf(at) },
    ),
  };
}

/** The result for people to read: the winners' names, the number, or `Void`. */
export function resultText({ runners, kind }: MarketDefinition, ending: Ending): string {
  if (ending.void) return 'Void';
  if (!('winners' in ending)) return String(ending.number);
  const names = (places: readonly number[]) => places.map((place) => itemAt(runners, place).name);
  const heat = ending.tied.length > 0 ? [`dead heat: ${names(ending.tied).join(', ')}`] : [];
  const text = [...names(ending.winners), ...heat].join(', ');
  return kind === 'BINARY' && ending.number !== undefined ? `${text} (${formatLine(ending.number)})` : text;
}
