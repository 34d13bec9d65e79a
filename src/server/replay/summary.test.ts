import { expect, test } from 'vitest';
import { announcement } from './summary.ts';
import type { ReplayedEvent } from './create-markets.ts';
import type { Survey } from './survey-recording.ts';

const survey: Survey = {
  messages: 18_529,
  length: 0,
  markets: [],
  marketsLeftOut: {
    noDefinition: 0,
    handicap: 60,
    eachWay: 1,
    otherBetting: 0,
    winners: 1,
    runners: 0,
    noPrices: 3,
  },
  levelsLeftOut: { offLadder: 1, crossed: 48, tooSmall: 0 },
  laterFacts: new Map([
    ['startTime', 5],
    ['joined', 1],
    ['returned', 1],
    ['startingPrice', 6],
  ]),
  olderCopies: 2,
  virtualEntries: 15_097,
};

const event = (number: number): ReplayedEvent => ({
  eventId: `replay-x-${number}`,
  sportId: '4339',
  eventName: `Race ${number}`,
  players: [],
});

const text = (events: number) =>
  announcement(
    '/tmp/dogs.gz',
    survey,
    {
      events: Array.from({ length: events }, (_, at) => event(at + 1)),
      markets: 3,
      ofUnknownSport: 2,
      ofOtherFile: 1,
    },
    170_000,
    'http://site',
  );

test('every event has a link, of a hidden sport too, and the first five are printed', () => {
  expect(text(1)).toContain('  Race 1: http://site/marketdetails/replay-x-1/4339');
  expect(text(7)).toContain('and 2 more events');
  expect(text(7)).not.toContain('Race 6');
});

test('what is left out is counted', () => {
  expect(text(1).split('\n').at(-1)).toBe(
    '  Left out: 1 level off the ladder, 48 crossed levels, 60 handicap markets, ' +
      '15,097 entries of virtual columns, 1 market in which all can win, 1 each-way market, 3 markets without prices to bet at, 2 older copies of a market, ' +
      '1 withdrawn runner that comes back, 6 starting prices, 2 markets of a sport that is not here, 1 market that another file plays',
  );
  expect(text(1)).toContain('  Later facts, played from the start: 5 new start times, 1 runner that joins\n');
  expect(text(1)).toContain('Replay of dogs.gz: 18,529 messages, 3 markets, 3 min');
});
