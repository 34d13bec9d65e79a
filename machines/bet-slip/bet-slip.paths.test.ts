import { describe, expect, test } from 'vitest';
import { keepsItsCard, type Bet, type BetReport, type IntentState } from '#domain/bet/intent.ts';
import { isOnLadder, oddsLadders } from '#domain/odds/odds-ladder.ts';
import { isEditable } from '#domain/bet/slip-card.ts';
import { defaultSlipSettings, type SlipSettings } from '#domain/bet/slip-settings.ts';
import { slipFigures } from '#domain/bet/slip.ts';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { sampleOrder } from '../testing/samples.ts';
import { stepsOf, walk, type Step } from '../testing/walk.ts';
import type { BetSlipContext } from './bet-slip.types.ts';
import { betSlipMachine } from './bet-slip.machine.ts';

const home = '1.1/home/BACK';
const at = '2026-11-21T10:00:00.000Z';
const click = { at: 10_000, reason: null, chosenAt: at };
const report = (clientId: string, state: IntentState): { type: string; report: BetReport } => ({
  type: 'bet.changed',
  report: { clientId, state, take: null, order: null, refusal: null },
});

const picked = {
  type: 'price.picked',
  price: samplePrice(),
  changedAt: 0,
  clientId: 'client-1',
  ...click,
};
/** The price has just changed under the pointer. */
const heldPick = { ...picked, price: samplePrice({ odds: 240 }), changedAt: 9_900 };
const left = { type: 'confirm.left' };
const mistyped = { type: 'odds.typed', id: home, text: '2.37' };
const removed = { type: 'selection.removed', id: home };

/** Part of every walk. */
const events = [
  picked,
  { type: 'market.changed', marketId: '1.1', reason: null },
  { type: 'market.changed', marketId: '1.1', reason: 'MARKET_SUSPENDED' },
  { type: 'bettor.changed', bettor: 'bettor' },
  { type: 'bettor.changed', bettor: 'visitor' },
  { type: 'stake.typed', id: home, text: '100' },
  { type: 'place.chosen', clientIds: ['client-3'], at, pressedAt: 20_000 },
];
/** The bet that is placed from the card as it was picked. */
const firstBet = 'client-1.6k.7ps.0B3';
const taken = (shownFor: number) => ({
  type: 'take.chosen',
  clientIds: ['client-4'],
  at,
  pressedAt: 19_000,
  shownFor,
});
const moved = {
  type: 'price.changed',
  marketId: '1.1',
  runnerId: 'home',
  side: 'BACK',
  odds: 220,
  offered: [[220, 100_000]],
};
const lapsed = sampleOrder(4_000, { stake: 30_000, remaining: 0, lapsed: 26_000, reason: 'ODDS_CHANGED' });
const endedInPart = {
  type: 'bet.changed',
  report: { ...report(firstBet, 'matched').report, order: lapsed },
};
const again = (clientId: string, shownFor: number) => ({
  type: 'again.chosen',
  id: home,
  clientId,
  at,
  pressedAt: 19_000,
  shownFor,
});
const editing = [
  heldPick,
  mistyped,
  removed,
  { type: 'price.changed', marketId: '1.1', runnerId: 'home', side: 'BACK', odds: 240 },
  { type: 'price.accepted', id: home },
  { type: 'stake.typed', id: home, text: '1' },
  { type: 'slip.cleared' },
  { type: 'place.chosen', clientIds: [], at, pressedAt: 20_000 },
  report(firstBet, 'neverArrived'),
  report('client-3', 'matched'),
];

const quote = { ...picked, price: samplePrice({ kind: 'BOOKMAKER', odds: 190 }) };
const quotes = [null, 185, 195, 200].map((odds) => ({
  type: 'price.changed',
  marketId: '1.1',
  runnerId: 'home',
  side: 'BACK',
  odds,
  line: null,
}));

/** One walk for each way of working, with the events that matter to it. All events in every walk would take minutes. */
const walkWith = (settings: Partial<SlipSettings>, more: readonly { type: string }[], betId: string) =>
  walk(betSlipMachine, {
    input: { bettor: 'bettor', settings: { ...defaultSlipSettings, ...settings } },
    events: [
      ...events,
      ...(['matched', 'refused', 'unknown'] as const).map((state) => report(betId, state)),
      ...more,
    ],
    key: ({ context: { cards, markets, changedUnderPointer, heldBack, bettor } }) => [
      cards.map(({ odds, pressed, isOffer, currentOdds, oddsText, stakeText, clientId, bet }) => [
        odds,
        pressed,
        isOffer,
        currentOdds,
        oddsText,
        stakeText,
        clientId,
        bet?.clientId,
        bet?.state,
        bet?.order?.lapsed,
      ]),
      markets,
      changedUnderPointer,
      heldBack,
      bettor,
    ],
  });

const oneClick = { isOn: true, stake: 10_000, cap: 10_000 };
const everyState = ['empty', 'editing', 'placing', 'placed'];

const betsOf = (step: Step<typeof betSlipMachine>): readonly Bet[] =>
  step.actions.flatMap(({ type, params }) =>
    type === 'openIntents' ? (params as { bets: readonly Bet[] }).bets : [],
  );

describe.each([
  {
    name: 'taking',
    settings: {},
    more: [moved, taken(0), taken(1_000)],
    states: everyState,
    opens: ['place.chosen', 'take.chosen'],
  },
  {
    name: 'again',
    settings: {},
    more: [moved, endedInPart, again('client-5', 0), again('client-6', 1_000), again(firstBet, 1_000)],
    states: everyState,
    opens: ['place.chosen', 'again.chosen'],
  },
  { name: 'plain', settings: {}, more: editing, states: everyState, opens: ['place.chosen'] },
  {
    name: 'one click',
    settings: { oneClick },
    more: [heldPick, removed],
    states: everyState,
    opens: ['place.chosen', 'price.picked'],
    betId: 'client-1',
  },
  {
    name: 'one click beyond its cap',
    settings: { oneClick: { ...oneClick, cap: 9_999 } },
    more: [heldPick],
    states: everyState,
    opens: ['place.chosen'],
  },
  {
    name: 'confirmed',
    settings: { isConfirmed: true },
    more: [left, mistyped, removed],
    states: [...everyState, 'confirming'],
    opens: ['place.chosen'],
  },
  {
    name: 'a quote',
    settings: {},
    more: [quote, ...quotes, removed],
    states: everyState,
    opens: ['place.chosen'],
  },
  {
    name: 'a quote, confirmed',
    settings: { isConfirmed: true },
    more: [quote, ...quotes, left],
    states: [...everyState, 'confirming'],
    opens: ['place.chosen'],
  },
])('$name: on every path', ({ settings, more, states, opens, betId = firstBet }) => {
  const paths = walkWith(settings, more, betId);
  const steps = stepsOf(paths);
  const placing = steps.filter((step) => betsOf(step).length > 0);

  test('every state is reached', () => {
    expect(paths.length).toBeGreaterThan(100);
    expect(new Set(steps.map(({ after }) => after.value))).toEqual(new Set(states));
  });

  test('the state says what the cards say', () => {
    for (const { path, after } of steps) {
      const { cards } = after.context;
      const isPlacing = cards.some(({ bet }) => bet?.state === 'placing');
      const expected =
        cards.length === 0 ? 'empty' : isPlacing ? 'placing' : cards.some(isEditable) ? 'editing' : 'placed';
      expect(after.value === 'confirming' ? 'editing' : after.value, path).toBe(expected);
    }
  });

  test('a bet is placed only by the bettor’s click, signed in, in a market that takes bets', () => {
    expect(placing.length).toBeGreaterThan(2);
    expect(new Set(placing.map(({ event }) => event.type))).toEqual(new Set(opens));
    for (const { path, before } of placing) {
      expect(before.context.bettor, path).toBe('bettor');
      // If the slip had not heard of the market, the clicked page said that it was open.
      expect(before.context.markets['1.1'] ?? null, path).toBeNull();
      expect(before.value === 'confirming', path).toBe('isConfirmed' in settings);
    }
  });

  test('what is placed is on the ladder, within the stakes, and just what the card shows', () => {
    for (const step of placing) {
      for (const { odds, stake } of betsOf(step)) {
        const card = step.after.context.cards[0]!;
        expect(isOnLadder(oddsLadders.CLASSIC, odds), step.path).toBe(true);
        expect(stake >= card.minStake && stake <= card.maxStake, step.path).toBe(true);
        expect(odds / 100, step.path).toBe(Number(card.oddsText));
        expect(stake / 100, step.path).toBe(Number(card.stakeText));
      }
    }
  });

  test('"place" places what stood there to be read', () => {
    for (const { path, before, after } of placing.filter(({ event }) => event.type === 'place.chosen')) {
      const { oddsText, stakeText } = after.context.cards[0]!;
      expect(before.context.cards[0], path).toMatchObject({ oddsText, stakeText });
    }
  });

  test('what was not shown long enough to be read is not placed', () => {
    const isUnread = ({ event }: (typeof steps)[number]) =>
      'shownFor' in event && Number(event.shownFor) < 500;
    expect(placing.filter(isUnread)).toEqual([]);
  });

  test('one press risks no more than its cap', () => {
    for (const step of placing.filter(({ event }) => event.type === 'price.picked')) {
      for (const { side, stake, odds } of betsOf(step))
        expect(slipFigures(side, stake, odds).liability, step.path).toBeLessThanOrEqual(oneClick.cap);
    }
  });

  test('each placing has an id that no bet in the slip had', () => {
    for (const step of placing) {
      const used = step.before.context.cards.map(({ bet }) => bet?.clientId);
      for (const { clientId } of betsOf(step)) expect(used, step.path).not.toContain(clientId);
    }
  });

  test('a card whose bet is under way stays, unless the bettor signs out', () => {
    for (const { path, event, before, after } of steps) {
      const open = before.context.cards.filter(({ bet }) => bet !== null && keepsItsCard(bet.state));
      if (event.type === 'bettor.changed' && 'bettor' in event && event.bettor === 'visitor') continue;
      for (const { id, stakeText } of open) {
        expect(
          after.context.cards.find((card) => card.id === id),
          path,
        ).toMatchObject({ id, stakeText });
      }
    }
  });

  test('the pressed odds change only by a press, and a bet is never at worse ones', () => {
    const presses = ['price.picked', 'price.accepted', 'take.chosen', 'again.chosen'];
    for (const { path, before, after } of steps.filter(({ event }) => !presses.includes(event.type))) {
      const odds = new Map(before.context.cards.map((card) => [card.id, card.pressed?.odds ?? card.odds]));
      for (const card of after.context.cards) {
        expect(card.pressed?.odds ?? card.odds, path).toBe(odds.get(card.id));
        expect(card.odds, path).toBeGreaterThanOrEqual(card.pressed?.odds ?? card.odds);
      }
    }
  });

  test('what is read once more before it is placed is what was shown when that began', () => {
    const shown = ({ context }: { context: BetSlipContext }) =>
      JSON.stringify(context.cards.map(({ odds, stakeText }) => [odds, stakeText]));
    const read = steps.filter(
      ({ before, after }) => before.value === 'confirming' && after.value === 'confirming',
    );
    expect(
      read.filter(({ before, after }) => shown(before) !== shown(after)).map(({ path }) => path),
    ).toEqual([]);
  });
});
