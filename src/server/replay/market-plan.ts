import { oddsLadders, type OddsLadderName } from '#domain/odds/odds-ladder.ts';
import type { RecordedDefinition } from './mcm-message.ts';

/** Why a whole market is not played. */
export type MarketFault =
  'noDefinition' | 'handicap' | 'eachWay' | 'otherBetting' | 'winners' | 'runners' | 'noPrices';

const isHandicap = ({ bettingType, runners }: RecordedDefinition): boolean =>
  bettingType?.startsWith('ASIAN_HANDICAP') === true || runners.some(({ hc }) => (hc ?? 0) !== 0);

/** Returns why a market of this definition cannot be played; null if it can. */
export function faultOf(definition: RecordedDefinition): MarketFault | null {
  if (isHandicap(definition)) return 'handicap';
  // One bet on a win and a place at once: two bets here.
  if (definition.marketType === 'EACH_WAY') return 'eachWay';
  if ((definition.bettingType ?? 'ODDS') !== 'ODDS') return 'otherBetting';
  const { length } = definition.runners;
  if (length < 2 || length > 64) return 'runners';
  const winners = winnersIn(definition);
  // The exchange has no market that all can win, nor one with more than 32 winners.
  return winners < 1 || winners >= length || winners > 32 ? 'winners' : null;
}

export const winnersIn = ({ numberOfWinners }: RecordedDefinition): number => numberOfWinners ?? 1;

export const ladderNameOf = (definition: RecordedDefinition): OddsLadderName =>
  definition.priceLadderDefinition?.type === 'FINEST' ? 'FINEST' : 'CLASSIC';

export const ladderOf = (definition: RecordedDefinition) => oddsLadders[ladderNameOf(definition)];

/** Returns the market's name, or one from its type: `MATCH_ODDS` → `Match odds`. */
export const marketNameOf = ({ name, marketType }: RecordedDefinition): string => {
  if (name) return name;
  const words = (marketType ?? 'market').toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Names an event without a name after its venue, its runners or, failing those, its recorded id. */
export function eventNameOf(definition: RecordedDefinition): string {
  const { eventName, venue, eventId, runners } = definition;
  if (eventName) return eventName;
  if (venue) return venue;
  const [home, away] = runners.map(({ name }) => name);
  return home && away && runners.length <= 3 ? `${home} v ${away}` : `Recorded event ${eventId ?? ''}`.trim();
}

export const runnerNameOf = (runner: RecordedDefinition['runners'][number]): string =>
  runner.name || `Runner ${runner.id}`;

/** Returns the runners in display order. */
export const sortedRunners = (definition: RecordedDefinition): RecordedDefinition['runners'] =>
  [...definition.runners].sort((a, b) => (a.sortPriority ?? 0) - (b.sortPriority ?? 0));
