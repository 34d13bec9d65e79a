import { expect, test } from 'vitest';
import { isBetOpen, type Bet, type BetReport, type BetState } from '#domain/intent.ts';
import { isOnLadder, oddsLadders } from '#domain/odds-ladder.ts';
import { isEditable } from '#domain/slip-card.ts';
import { samplePrice } from '../testing/sample-price.ts';
import { walk, type Step } from '../testing/walk.ts';
import { betSlipMachine } from './bet-slip.machine.ts';

const home = '1.1/home/BACK';
const at = '2026-11-21T10:00:00.000Z';
const report = (clientId: string, state: BetState): { type: string; report: BetReport } => ({
  type: 'bet.changed',
  report: { clientId, state, order: null, refusal: null },
});

const events = [
  { type: 'price.picked', price: samplePrice(), at: 10_000, changedAt: null },
  { type: 'price.picked', price: samplePrice({ odds: 240 }), at: 10_000, changedAt: 9_900 },
  { type: 'price.changed', marketId: '1.1', runnerId: 'home', side: 'BACK', odds: 240 },
  { type: 'market.changed', marketId: '1.1', reason: null },
  { type: 'market.changed', marketId: '1.1', reason: 'SUSPENDED' },
  { type: 'bettor.changed', bettor: 'bettor' },
  { type: 'bettor.changed', bettor: 'visitor' },
  { type: 'odds.typed', id: home, text: '2.37' },
  { type: 'price.accepted', id: home },
  { type: 'stake.typed', id: home, text: '100' },
  { type: 'stake.typed', id: home, text: '1' },
  { type: 'selection.removed', id: home },
  { type: 'slip.cleared' },
  { type: 'place.chosen', clientIds: ['client-1'], at },
  { type: 'place.chosen', clientIds: ['client-2'], at },
  { type: 'place.chosen', clientIds: [], at },
  ...(['matched', 'refused', 'unknown', 'neverArrived'] as const).map((state) => report('client-1', state)),
  report('client-2', 'matched'),
];

const paths = walk(betSlipMachine, {
  input: { bettor: 'bettor', quickStakes: [] },
  events,
  key: ({ context: { cards, markets, held, bettor } }) => [
    cards.map(({ odds, currentOdds, oddsText, stakeText, bet }) => [
      odds,
      currentOdds,
      oddsText,
      stakeText,
      bet?.clientId,
      bet?.state,
    ]),
    markets,
    held,
    bettor,
  ],
});
const steps = paths.flat();

const betsOf = (step: Step<typeof betSlipMachine>): readonly Bet[] =>
  step.actions.flatMap(({ type, params }) =>
    type === 'openIntents' ? (params as { bets: readonly Bet[] }).bets : [],
  );
const placing = steps.filter((step) => betsOf(step).length > 0);

test('every state is reached', () => {
  expect(paths.length).toBeGreaterThan(1_000);
  expect(new Set(steps.map(({ after }) => after.value))).toEqual(
    new Set(['empty', 'editing', 'placing', 'placed']),
  );
});

test('on every path the state says what the cards say', () => {
  for (const { path, after } of steps) {
    const { cards } = after.context;
    const isPlacing = cards.some(({ bet }) => bet?.state === 'placing');
    const expected =
      cards.length === 0 ? 'empty' : isPlacing ? 'placing' : cards.some(isEditable) ? 'editing' : 'placed';
    expect(after.value, path).toBe(expected);
  }
});

test('on every path a bet is placed only by the bettor’s click, signed in, in a market that takes bets', () => {
  expect(placing.length).toBeGreaterThan(50);
  for (const { path, event, before } of placing) {
    expect(event.type, path).toBe('place.chosen');
    expect([before.value, before.context.bettor, before.context.markets['1.1']], path).toEqual([
      'editing',
      'bettor',
      null,
    ]);
  }
});

test('on every path what is placed is on the ladder, within the stakes, and just what the card shows', () => {
  for (const step of placing) {
    for (const { odds, stake } of betsOf(step)) {
      const card = step.before.context.cards[0]!;
      expect(isOnLadder(oddsLadders.CLASSIC, odds), step.path).toBe(true);
      expect(stake >= card.minStake && stake <= card.maxStake, step.path).toBe(true);
      expect([`${odds / 100}`, `${stake / 100}`], step.path).toEqual([
        `${Number(card.oddsText)}`,
        card.stakeText,
      ]);
    }
  }
});

test('on every path each placing has an id that no bet in the slip had', () => {
  for (const step of placing) {
    const used = step.before.context.cards.map(({ bet }) => bet?.clientId);
    for (const { clientId } of betsOf(step)) expect(used, step.path).not.toContain(clientId);
  }
});

test('on every path a card whose bet is under way stays, unless the bettor signs out', () => {
  for (const { path, event, before, after } of steps) {
    const open = before.context.cards.filter(({ bet }) => bet !== null && isBetOpen(bet.state));
    if (event.type === 'bettor.changed') continue;
    for (const { id, stakeText } of open) {
      expect(
        after.context.cards.find((card) => card.id === id),
        path,
      ).toMatchObject({ id, stakeText });
    }
  }
});

test('on every path the clicked odds change only by a click', () => {
  const clicks = ['price.picked', 'price.accepted'];
  for (const { path, before, after } of steps.filter(({ event }) => !clicks.includes(event.type))) {
    const odds = new Map(before.context.cards.map((card) => [card.id, card.odds]));
    for (const card of after.context.cards) expect(card.odds, path).toBe(odds.get(card.id));
  }
});
