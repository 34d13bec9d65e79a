import { expect, test } from 'vitest';
import { betOfCard, governingPolicy, isPlacedFrom, underOwnId } from './card-bet.ts';
import { acceptPrice } from './card-quote.ts';
import type { Take } from '../odds/odds-policy.ts';
import type { Bet } from './intent.ts';
import { samplePrice } from './sample-price.test-data.ts';
import { cardOf, figuresOf, readCard } from './slip-card.ts';

const filled = { ...cardOf(samplePrice(), null, 'client-1'), stakeText: '100' };
const better = { policy: 'BETTER', ticks: 3 } as const;
const by = (policy: Take, isKept = false) => ({ policy, isKept });

test('a bet takes what is typed, not what was clicked', () => {
  const bet = betOfCard({ ...filled, oddsText: '2.4' }, 'c', '2026-11-21T10:00:00Z', by(better));
  expect(bet).toEqual({
    clientId: 'c',
    marketId: '1.1',
    kind: 'WINNER',
    runnerId: 'home',
    side: 'BACK',
    take: null,
    odds: 240,
    line: null,
    stake: 10_000,
    isKeptInPlay: false,
    chosenAt: '2026-11-21T10:00:00Z',
    runnerName: 'Home',
    marketName: 'Match Odds',
    eventName: 'Home v Away',
  });
});

test.each([{ stakeText: '' }, { oddsText: '2.37' }])('a card with %o is no bet', (wrong) => {
  expect(() => betOfCard({ ...filled, ...wrong }, 'c', '2026-11-21T10:00:00Z', by(better))).toThrow(
    'is no bet',
  );
});

test('a bet at the clicked odds is a take under the bettor’s policy, at edited ones an offer', () => {
  const takeOf = (oddsText: string) =>
    betOfCard({ ...filled, oddsText }, 'c', '2026-11-21T10:00:00Z', by(better)).take;
  expect(['2.36', '2.38', '2.34'].map(takeOf)).toEqual([better, null, null]);
});

test('a take goes as far as the bettor’s policy, and an offer no further than its odds', () => {
  const within = { policy: 'WITHIN', ticks: 2 } as const;
  expect(governingPolicy(filled, within)).toBe('WITHIN');
  expect(governingPolicy({ ...filled, oddsText: '2.40' }, within)).toBe('BETTER');
  expect(governingPolicy({ ...filled, isOffer: true }, within)).toBe('BETTER');
});

test('chosen where nothing is to be had, the odds are an offer until the price of now is taken', () => {
  const policy = { policy: 'BETTER', ticks: 0 } as const;
  const offer = { ...filled, isOffer: true };
  expect(betOfCard(offer, 'client-9', 'now', by(policy)).take).toBeNull();
  const taken = { ...offer, ...acceptPrice({ ...offer, currentOdds: 240 }) };
  expect(betOfCard(taken, 'client-9', 'now', by(policy))).toMatchObject({ odds: 240, take: policy });
});

const yes = {
  ...cardOf({ ...samplePrice(), kind: 'SESSION', odds: 191, line: 4_600 }, null, 'client-1'),
  stakeText: '100',
};

test('what is not matched is kept in play if the bettor wants it so, except of a quote, which is never left waiting', () => {
  expect(betOfCard(filled, 'c', '', by(better, true)).isKeptInPlay).toBe(true);
  expect(betOfCard(yes, 'c', '', by(better, true)).isKeptInPlay).toBe(false);
});

test('a quote is a bet as it stands, off any ladder and without a policy, whatever was typed', () => {
  expect(readCard({ ...yes, oddsText: 'two' })).toEqual({ odds: 191, stake: 10_000 });
  expect(betOfCard(yes, 'client-1', '', by(better))).toMatchObject({
    kind: 'SESSION',
    odds: 191,
    line: 4_600,
    take: null,
  });
  expect(figuresOf(yes)).toEqual({ profit: 9_100, liability: 10_000 });
});

test('a bet’s own id tells what is bet, and is one that the exchange takes however large its figures are', () => {
  const card = '2f0c9a52-6d1e-4b7a-9c3f-0e8d5b1a7c46';
  const within = { policy: 'WITHIN', ticks: 10 } as const;
  const bet = betOfCard(filled, card, '', by(within));
  const idOf = (changes: Partial<Bet>) => underOwnId({ ...bet, ...changes }).clientId;
  const others = [
    { odds: 238 },
    { stake: 10_001 },
    { line: -5_000 },
    { take: null },
    { take: better },
    { isKeptInPlay: true },
    { odds: 100_000, line: -100_000_000, stake: 99_999_999_999_999 },
  ].map(idOf);
  expect(idOf({ chosenAt: 'later', runnerName: 'Written otherwise' })).toBe(idOf({}));
  expect(new Set([idOf({}), ...others]).size).toBe(others.length + 1);
  for (const clientId of others) {
    expect(clientId).toMatch(/^[\w.:-]{8,64}$/);
    expect(isPlacedFrom(card, { clientId })).toBe(true);
  }
  expect(isPlacedFrom('client-1', { clientId: 'client-10.6k' })).toBe(false);
});
