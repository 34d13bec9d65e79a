import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunnerBet } from '../money/net-result.ts';
import { samplePrice } from '../bet/sample-price.test-data.ts';
import { cardOf, type SlipCard } from '../bet/slip-card.ts';
import type { Side } from '../bet/side.ts';
import { RunnerRisk } from './runner-risk.ts';
import { slipRisk, type Standing } from './slip-risk.ts';

const card = (changes: Partial<SlipCard> = {}): SlipCard => ({
  ...cardOf(samplePrice({ minStake: 1, maxStake: 5_000_000_00 }), null, 'client-1'),
  stakeText: '100',
  ...changes,
});
const lay = card({ id: 'lay', side: 'LAY' });
const elsewhere = card({ id: 'elsewhere', marketId: '1.2' });
const nothing = () => null;
const bare: Standing = { ifWins: new Map(), waiting: [] };

test('without other bets it is the sum: the stake of a back, the possible loss of a lay', () => {
  expect(slipRisk([card(), elsewhere, { ...lay, marketId: '1.3' }], {}, nothing, null)).toEqual({
    added: 10_000 + 10_000 + 13_600,
    addedMatched: 10_000 + 10_000 + 13_600,
    liability: 10_000 + 10_000 + 13_600,
    isShared: false,
    isAtMost: false,
    isBeyond: false,
  });
});

test('where the runners are not known, other bets of the market may make it less', () => {
  expect(slipRisk([card(), lay], {}, nothing, null)).toMatchObject({ added: 23_600, isAtMost: true });
  expect(slipRisk([card(), elsewhere], {}, (id) => (id === '1.2' ? bare : null), null)).toMatchObject({
    isAtMost: true,
  });
  expect(slipRisk([card()], {}, (id) => (id === '1.2' ? bare : null), null)).toMatchObject({
    isAtMost: false,
  });
});

test('a bet that raises it by more than there is can only be refused, and one of several that do so together', () => {
  const isBeyond = (cards: SlipCard[], available: number | null, standing: Standing | null = null) =>
    slipRisk(cards, {}, () => standing, available).isBeyond;
  expect(isBeyond([card()], 9_999)).toBe(true);
  expect(isBeyond([card()], 10_000)).toBe(false);
  expect(isBeyond([card()], null)).toBe(false);
  expect(isBeyond([card(), lay], 9_999)).toBe(false);
  expect(isBeyond([card(), elsewhere], 9_999)).toBe(true);
  expect(isBeyond([card(), elsewhere], 19_999)).toBe(true);
  expect(isBeyond([card(), elsewhere], 20_000)).toBe(false);
  expect(isBeyond([card()], 9_999, bare)).toBe(false);
  expect(isBeyond([lay], 13_599)).toBe(true);
  expect(isBeyond([lay], 13_600)).toBe(false);
});

test('a bet that frees money once it is matched leaves room for the others', () => {
  const standing: Standing = { ifWins: new Map([['away', -20_000_00]]), waiting: [] };
  const fields = { '1.1': ['home', 'away'] };
  const risk = (...cards: SlipCard[]) =>
    slipRisk(cards, fields, (marketId) => (marketId === '1.1' ? standing : null), 10_000);
  const hedge = card({ id: 'hedge', runnerId: 'away' });
  const two = [elsewhere, card({ id: 'third', marketId: '1.3' })];
  expect(risk(hedge)).toMatchObject({ added: 0, addedMatched: -10_000 });
  expect(risk(...two).isBeyond).toBe(true);
  expect(risk(hedge, ...two).isBeyond).toBe(false);
});

test('below zero, a bet that adds no risk may still be placed', () => {
  const standing: Standing = { ifWins: new Map([['away', 10_000_00]]), waiting: [] };
  const fields = { '1.1': ['home', 'away'] };
  expect(slipRisk([card()], fields, () => standing, -5_000)).toMatchObject({ added: 0, isBeyond: false });
  expect(slipRisk([card()], fields, nothing, -5_000).isBeyond).toBe(true);
});

const runnerIds = ['a', 'b', 'c'];
const bet = fc.record({
  runnerId: fc.constantFrom(...runnerIds),
  side: fc.constantFrom<Side>('BACK', 'LAY'),
  stake: fc.integer({ min: 1, max: 500 }).map((rupees) => rupees * 100),
  odds: fc.constantFrom(110, 236, 500, 1_000),
});

test('in a market with one winner it is what the exchange would count, whatever stands there', () => {
  fc.assert(
    fc.property(
      fc.array(bet),
      fc.array(bet),
      fc.array(bet, { minLength: 1, maxLength: 3 }),
      (matched, waiting, placed) => {
        const facts = {
          kind: 'WINNER' as const,
          numberOfWinners: 1,
          runners: runnerIds.map(() => ({ status: 'ACTIVE' })),
        };
        const risk = new RunnerRisk(facts);
        const indexOf = ({ runnerId }: RunnerBet) => runnerIds.indexOf(runnerId);
        for (const one of matched) risk.addMatched(indexOf(one), one.side, one.stake, one.odds);
        const ifWins = new Map(risk.outcomes().map((outcome, at) => [runnerIds[at]!, outcome.ifWins]));
        for (const one of waiting) risk.addUnmatched(indexOf(one), one.side, one.stake, one.odds);
        const before = risk.exposure();
        for (const one of placed) risk.addUnmatched(indexOf(one), one.side, one.stake, one.odds);
        const cards = placed.map((one, at) =>
          card({
            ...one,
            id: String(at),
            oddsText: String(one.odds / 100),
            stakeText: String(one.stake / 100),
          }),
        );
        const told = slipRisk(cards, { '1.1': runnerIds }, () => ({ ifWins, waiting }), null);
        expect(told.added).toBe(risk.exposure() - before);
        for (const one of placed) risk.addUnmatched(indexOf(one), one.side, -one.stake, one.odds);
        for (const one of placed) risk.addMatched(indexOf(one), one.side, one.stake, one.odds);
        expect(told.addedMatched).toBe(risk.exposure() - before);
      },
    ),
  );
});
