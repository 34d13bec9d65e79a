import { expect, test } from 'vitest';
import { byMatched, marketChoices, matchedIn, shownMarkets, type NamedMarket } from './listed-markets.ts';

const event = (exEventId: string) => ({ exEventId, marketIds: [`${exEventId}-odds`, `${exEventId}-goals`] });
const market = (marketId: string, marketName: string, changes: Partial<NamedMarket> = {}): NamedMarket => ({
  marketId,
  eventId: marketId.split('-')[0]!,
  marketName,
  kind: 'WINNER',
  runners: 2,
  matched: 0,
  ...changes,
});
const events = [event('a'), event('b')];
const markets = [
  market('a-goals', 'Goals'),
  market('a-odds', 'Match Odds', { runners: 3 }),
  market('b-odds', 'Match Odds', { runners: 3 }),
  market('c-goals', 'Goals'),
];

test('a row shows its event’s main market, or that of the chosen name', () => {
  const idsOf = (name: string | null) =>
    [...shownMarkets(events, markets, name)].map(([eventId, { marketId }]) => [eventId, marketId]);
  expect(idsOf(null)).toEqual([
    ['a', 'a-odds'],
    ['b', 'b-odds'],
  ]);
  expect(idsOf('Goals')).toEqual([['a', 'a-goals']]);
  // The main ones have a choice of their own.
  expect(idsOf('Match Odds')).toEqual([]);
});

test('the choices are the main market and what else the listed events have, with how many have it', () => {
  expect(
    marketChoices(events, [...markets, market('b-both', 'Both score'), market('a-both', 'Both score')]),
  ).toEqual([
    { id: null, words: 'Match Odds', count: 2 },
    { id: 'Both score', words: 'Both score', count: 2 },
    { id: 'Goals', words: 'Goals', count: 1 },
  ]);
});

test('a market whose prices do not fit in a row is no choice', () => {
  const wide = [
    market('a-score', 'Correct score', { runners: 16 }),
    market('a-runs', '6 over runs', { kind: 'SESSION' }),
    market('a-one', 'Walkover', { runners: 1 }),
  ];
  expect(marketChoices(events, [...markets.slice(1), ...wide])).toHaveLength(1);
});

test('main markets of several names are called that', () => {
  const mixed = [market('a-odds', 'Match Odds'), market('b-odds', 'Moneyline')];
  expect(marketChoices(events, mixed)).toEqual([{ id: null, words: 'Main market', count: 2 }]);
});

test('by what was matched, equals and unknown ones keep the order in which they start', () => {
  const matched = new Map([
    ['a', 10],
    ['c', 30],
    ['d', 10],
  ]);
  const listed = ['a', 'b', 'c', 'd'].map(event);
  expect(byMatched(listed, matched).map(({ exEventId }) => exEventId)).toEqual(['c', 'a', 'd', 'b']);
});

test('what was matched is that of the market whose prices the row shows', () => {
  const known = [
    market('a-odds', 'Match Odds', { matched: 500 }),
    market('a-goals', 'Goals', { matched: 20 }),
    market('b-odds', 'Match Odds'),
  ];
  const of = (name: string | null) => ['a', 'b', 'c'].map((id) => matchedIn(known, name)(event(id)));
  expect(of(null)).toEqual([500, 0, null]);
  expect(of('Goals')).toEqual([20, null, null]);
});
