import { closeNames } from '#domain/market/index-names.ts';
import { formatLine } from '#domain/odds/odds.ts';
import { marginText } from '#domain/words/runner-text.ts';
import type { MarketDefinition } from '#live/market-store.ts';

/** A sentence on how to read a market without plain odds; null where the odds say everything. */
export function explainKind({ kind, strike, runners, numberOfWinners }: MarketDefinition): string | null {
  switch (kind) {
    case 'BOOKMAKER':
      return 'The figure is what 100 wins: a back at 85 wins 85 for every 100 staked, a lay at 85 risks 85 to win 100.';
    case 'SESSION':
      return '“46 at 90”: Yes wins if it comes to 46 or more, and pays 90 for every 100; No wins if it stays below, and risks 90 to win 100.';
    case 'LINE':
      return 'The figure is a line, not odds: a back wins below it, a lay above it, and exactly on it the stake comes back. A win pays as much as was staked.';
    case 'HANDICAP':
      return 'The handicap behind a name is added to that side before the bet is settled. On a quarter, half of the stake is won or lost.';
    case 'BINARY':
      // The runners' names may say it.
      return strike == null || runners[0]?.name === closeNames(strike)[0]
        ? null
        : `${runners[0]?.name} wins if the index closes at ${formatLine(strike)} or above.`;
    default:
      return numberOfWinners > 1 ? `The first ${numberOfWinners} win.` : null;
  }
}

/** Says that a market is closed, with the number it was settled on, or that it was voided. */
export function closedWord({ kind, number, runners, voided }: MarketDefinition): string {
  if (voided) return 'Voided';
  if (number == null) return 'Closed';
  if (kind === 'SESSION' || kind === 'LINE') return `Closed at ${number}`;
  if (kind !== 'HANDICAP') return 'Closed';
  return number === 0 ? 'Closed level' : `Closed: ${marginText(number, runners)}`;
}

/** How a closed market ended: who won it, or what it was settled on. */
export function resultWord(definition: MarketDefinition): string {
  const winners = definition.runners.filter(({ status }) => status === 'WINNER').map(({ name }) => name);
  if (definition.voided || definition.number != null || winners.length === 0) return closedWord(definition);
  return `${winners.length > 1 ? 'Winners' : 'Winner'}: ${winners.join(', ')}`;
}
