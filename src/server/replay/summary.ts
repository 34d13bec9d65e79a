import { basename } from 'node:path';
import { hrefOf } from '#domain/site/route.ts';
import type { MarketPlayer } from './market-player.ts';
import { factsFromTheStart, factsLeftOut, longestDelay, type LaterFact } from './later-facts.ts';
import type { RecordedResult } from './recorded-result.ts';
import type { ReplayedEvent } from './create-markets.ts';
import type { Depth } from './recorded-market.ts';
import type { Survey, SurveyedMarket } from './survey-recording.ts';

/** What the program prints. */

const shownLinks = 5;

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** What is played of a file: its events, and how many of its markets are and are not. */
export interface Played {
  events: readonly ReplayedEvent[];
  markets: number;
  ofUnknownSport: number;
  ofOtherFile: number;
}

/** Before the play: what there is, what is left out, and where to look. `length` is in ms at the requested speed. */
export function announcement(
  file: string,
  survey: Survey,
  played: Played,
  length: number,
  site: string,
): string {
  const { events, markets } = played;
  const links = events.slice(0, shownLinks).map(({ eventId, sportId, eventName }) => {
    return `  ${eventName}: ${site}${hrefOf('marketDetails', { eventId, id: sportId })}`;
  });
  const more = events.length - links.length;
  return [
    `Replay of ${basename(file)}: ${count(survey.messages, 'message')}, ${count(markets, 'market')}, ${duration(length)}`,
    ...links,
    ...(more > 0 ? [`  and ${count(more, 'more event')}`] : []),
    ...bestLevelsText(survey.markets),
    ...fromTheStartText(survey.laterFacts),
    `  Left out: ${leftOutText(survey, played)}`,
  ].join('\n');
}

/** Says which markets have no more of a book than the recording has of theirs. */
function bestLevelsText(markets: readonly SurveyedMarket[]): string[] {
  const some = (depth: Depth) => markets.filter((market) => market.depth === depth).length;
  const text = (number: number, more = '') =>
    number > 0
      ? [`  ${count(number, 'market')} from ${number === 1 ? 'its' : 'their'} best levels alone${more}`]
      : [];
  return [...text(some('best')), ...text(some('displayed'), ', virtual bets included')];
}

const factWords: Readonly<Record<LaterFact, readonly [one: string, many: string]>> = {
  startTime: ['new start time', 'new start times'],
  numberOfWinners: ['new number of winners', 'new numbers of winners'],
  commission: ['new commission', 'new commissions'],
  ladder: ['new price ladder', 'new price ladders'],
  event: ['move to another event', 'moves to another event'],
  name: ['new name', 'new names'],
  order: ['new place in the list', 'new places in the list'],
  joined: ['runner that joins', 'runners that join'],
  longDelay: [`bet delay over ${longestDelay} s`, `bet delays over ${longestDelay} s`],
  reopened: ['closed market that opens again', 'closed markets that open again'],
  returned: ['withdrawn runner that comes back', 'withdrawn runners that come back'],
  newFactor: ['new reduction after a withdrawal', 'new reductions after a withdrawal'],
  withdrawnLate: ['withdrawal after the close', 'withdrawals after the close'],
  otherState: ['runner in a state that is not known here', 'runners in a state that is not known here'],
  startingPrice: ['starting price', 'starting prices'],
};

const countFacts = (facts: Survey['laterFacts'], wanted: readonly LaterFact[]): string[] =>
  wanted.flatMap((fact) => (facts.has(fact) ? [count(facts.get(fact) ?? 0, ...factWords[fact])] : []));

function fromTheStartText(facts: Survey['laterFacts']): string[] {
  const texts = countFacts(facts, factsFromTheStart);
  return texts.length > 0 ? [`  Later facts, played from the start: ${texts.join(', ')}`] : [];
}

function leftOutText(survey: Survey, { ofUnknownSport, ofOtherFile }: Played): string {
  const { marketsLeftOut: markets, levelsLeftOut: levels } = survey;
  return [
    count(levels.offLadder, 'level off the ladder', 'levels off the ladder'),
    count(levels.crossed, 'crossed level'),
    count(markets.handicap, 'handicap market'),
    count(survey.virtualEntries, 'entry of virtual columns', 'entries of virtual columns'),
    ...(levels.tooSmall ? [count(levels.tooSmall, 'level without a size', 'levels without a size')] : []),
    ...(markets.winners
      ? [count(markets.winners, 'market in which all can win', 'markets in which all can win')]
      : []),
    ...(markets.eachWay ? [count(markets.eachWay, 'each-way market')] : []),
    ...(markets.otherBetting
      ? [count(markets.otherBetting, 'market without odds', 'markets without odds')]
      : []),
    ...(markets.noPrices ? [count(markets.noPrices, 'market') + ' without prices to bet at'] : []),
    ...(markets.runners ? [count(markets.runners, 'market of fewer than 2 or more than 64 runners')] : []),
    ...(markets.noDefinition ? [count(markets.noDefinition, 'market without a definition')] : []),
    ...(survey.olderCopies ? [count(survey.olderCopies, 'older copy', 'older copies') + ' of a market'] : []),
    ...countFacts(survey.laterFacts, factsLeftOut),
    ...(ofUnknownSport ? [count(ofUnknownSport, 'market') + ' of a sport that is not here'] : []),
    ...(ofOtherFile ? [count(ofOtherFile, 'market') + ' that another file plays'] : []),
  ].join(', ');
}

/** After the play: the results, and what the exchange refused. */
export function epilogue(file: string, players: readonly MarketPlayer[]): string {
  const open = players.filter(({ isClosed }) => !isClosed).length;
  const refusals = new Map<string, number>();
  for (const player of players)
    for (const [code, times] of player.refusals) refusals.set(code, (refusals.get(code) ?? 0) + times);
  const refused = [...refusals].map(([code, times]) => `${times.toLocaleString('en')} × ${code}`);
  const results = players.flatMap(({ result }) => result ?? []);
  const some = (is: (result: RecordedResult) => boolean) => results.filter(is).length;
  const [voids, heats, unfilled] = [
    some(({ winners, tied }) => winners.length + tied.length === 0),
    some(({ tied }) => tied.length > 0),
    some((result) => result.unfilled === true),
  ];
  const decided = players.filter(({ wasDecided }) => wasDecided).length;
  const corrections = players.reduce((sum, player) => sum + player.corrections, 0);
  return [
    `Replay of ${basename(file)} has ended: ${count(players.length - open, 'market')} closed.`,
    ...(voids > 0 ? [`  ${count(voids, 'market')} void: no winner is recorded`] : []),
    ...(heats > 0
      ? [`  ${count(heats, 'market')} settled as a dead heat: more runners are placed than there are places`]
      : []),
    ...(unfilled > 0 ? [`  ${count(unfilled, 'market')} with fewer winners than places`] : []),
    ...(decided > 0
      ? [`  ${count(decided, 'market')} kept suspended: no more runners were left than places`]
      : []),
    ...(corrections > 0 ? [`  ${count(corrections, 'result')} corrected after the close`] : []),
    ...(refused.length > 0 ? [`  Refused by the exchange: ${refused.join(', ')}`] : []),
    ...(open > 0
      ? [
          `  ${count(open, 'market')} without a result: as the recording left it until Layline stops, then void.`,
        ]
      : []),
  ].join('\n');
}

function duration(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 1) return `${Math.max(1, Math.round(ms / 1000))} s`;
  return minutes < 90 ? `${Math.round(minutes)} min` : `${(minutes / 60).toFixed(1)} h`;
}
