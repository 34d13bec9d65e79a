import { expect, test } from 'vitest';
import { faultsOf, type Claim } from './story-claims.ts';

/** What is said of a story in which one actor of `betIntent` went through the states, and ended in the last. */
const said = (claim: Omit<Claim, 'machine'>, ...passed: string[]) =>
  faultsOf({ machine: 'bet-intent', ...claim }, { betIntent: [{ passed, now: passed.slice(-1) }] });

test('a story that ends in the state it names, and passed the others, is right', () => {
  expect(said({ state: 'unknown.asking' }, 'sending', 'unknown.asking')).toEqual([]);
  expect(
    said(
      { state: 'settled', through: ['sending', 'unknown.asking'] },
      'sending',
      'unknown.asking',
      'settled',
    ),
  ).toEqual([]);
});

test('a nested parallel state is named without its regions', () => {
  expect(said({ state: 'lists' }, 'lists.sports.done')).toEqual([]);
  expect(said({ state: 'list' }, 'lists.sports.done')).toHaveLength(1);
});

test('a story that names no state says nothing that could be wrong', () => {
  expect(said({}, 'sending')).toEqual([]);
  expect(faultsOf({ machine: 'bet-intent' }, {})).toEqual([]);
  expect(faultsOf({}, {})).toEqual([]);
});

test('a state that was not reached is told with those that were', () => {
  expect(said({ state: 'settled' }, 'sending', 'refused')).toEqual([
    'it names the state settled, but went through sending, refused',
  ]);
  expect(said({ through: 'settled' }, 'sending', 'refused')).toEqual([
    'it names the state settled, but went through sending, refused',
  ]);
});

test('a state that the story only passes is not its end', () => {
  expect(said({ state: 'sending' }, 'sending', 'refused')).toEqual([
    "it only passes the state sending and ends in refused: name the end, or say through: 'sending'",
  ]);
});

test('the end is not told as a state on the way', () => {
  expect(said({ through: 'refused' }, 'sending', 'refused')).toEqual([
    "it ends in the state refused: say state: 'refused', not through",
  ]);
});

test('what an actor was in when it was stopped is no end', () => {
  const seen = { betIntent: [{ passed: ['sending'], now: [] }] };
  expect(faultsOf({ machine: 'bet-intent', state: 'sending' }, seen)).toEqual([
    "it only passes the state sending and ends in no state: name the end, or say through: 'sending'",
  ]);
});

test('a story must run the machine of which it names a state', () => {
  const seen = { betSlip: [{ passed: ['sending'], now: ['sending'] }] };
  expect(faultsOf({ machine: 'bet-intent', state: 'sending' }, seen)).toEqual([
    'it names the state sending of bet-intent, but runs no such machine',
  ]);
});
