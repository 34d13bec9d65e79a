import { beforeEach, expect, test } from 'vitest';
import type { InstructionResult, Order } from '#contract/order.ts';
import { MakerBook, type RunnerLevel, type Step } from './maker-book.ts';

let book: MakerBook;
let ids = 0;
beforeEach(() => (book = new MakerBook(() => `id-${ids++}`)));

/** Parses e.g. `LAY 10@200` as a level of runner 1. */
function level(text: string): RunnerLevel {
  const [, side, size, odds] = /^(BACK|LAY) (\d+)@(\d+)$/.exec(text)!;
  return { runnerId: '1', side: side as RunnerLevel['side'], odds: Number(odds), size: Number(size) };
}

const plan = (levels: string[], isOpen = true): Step[] => book.plan(levels.map(level), isOpen);

const textOf = ({ instruction }: Step): string => {
  if (instruction.type === 'PLACE')
    return `place ${instruction.side} ${instruction.stake}@${instruction.odds}`;
  if (instruction.type === 'EDIT') return `edit ${instruction.orderId} to ${instruction.stake}`;
  return instruction.type === 'CANCEL' ? `cancel ${instruction.orderId}` : instruction.type;
};

const orderId = (key: string) => `order of ${key}`;

function accepted(step: Step, parts: Partial<Order> = {}): InstructionResult {
  const { instruction, key } = step;
  const stake = 'stake' in instruction ? (instruction.stake ?? 0) : 0;
  const order: Order = {
    orderId: orderId(key),
    clientId: instruction.clientId,
    marketId: '1.1',
    runnerId: '1',
    side: 'LAY',
    odds: 200,
    stake,
    matched: 0,
    averageOdds: null,
    remaining: stake,
    cancelled: 0,
    lapsed: 0,
    status: 'EXECUTABLE',
    reason: null,
    persistence: 'LAPSE',
    rulesVersion: 1,
    delayEndsAt: null,
    placedAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...parts,
  };
  return { status: 'ACCEPTED', clientId: instruction.clientId, orders: [order], fills: [] };
}

const refused = (
  step: Step,
  code:
    'ORDER_COMPLETE' | 'NOT_ENOUGH_STAKE_LEFT' | 'MARKET_SUSPENDED' | 'NOTHING_TO_CHANGE' | 'STAKE_TOO_LARGE',
) => book.learn(step, { status: 'REFUSED', clientId: step.instruction.clientId, code, message: '' });

/** Plans the levels, accepts every instruction as asked, and returns what was sent. */
function show(...levels: string[]): string[] {
  const steps = plan(levels);
  for (const step of steps) book.learn(step, accepted(step));
  return steps.map(textOf);
}

test('each level is an order', () => {
  expect(show('LAY 10@200', 'BACK 5@210')).toEqual(['place LAY 10@200', 'place BACK 5@210']);
  expect(show('LAY 10@200', 'BACK 5@210')).toEqual([]);
});

test('what goes and what shrinks comes first, then what grows and what is new', () => {
  show('LAY 10@200', 'LAY 20@195', 'LAY 30@190');
  expect(show('BACK 1@200', 'LAY 25@195', 'LAY 3@190')).toEqual([
    'cancel order of 1|LAY|200',
    'edit order of 1|LAY|190 to 3',
    'place BACK 1@200',
    'edit order of 1|LAY|195 to 25',
  ]);
});

test('while the market is not open nothing but cancels is sent', () => {
  show('LAY 10@200', 'LAY 20@195');
  expect(plan(['LAY 5@200', 'BACK 1@300'], false).map(textOf)).toEqual(['cancel order of 1|LAY|195']);
});

test('after the market turned in play all is placed anew', () => {
  show('LAY 10@200');
  book.forget();
  expect(show('LAY 10@200')).toEqual(['place LAY 10@200']);
});

test('what bettors took is put back', () => {
  const [step] = plan(['LAY 10@200']);
  expect(book.learn(step!, accepted(step!, { matched: 7, remaining: 3 }))).toBe('done');
  expect(plan(['LAY 10@200']).map(textOf)).toEqual(['edit order of 1|LAY|200 to 17']);
});

test('an order that was taken whole is placed anew, and needs no cancel', () => {
  const [step] = plan(['LAY 10@200']);
  book.learn(step!, accepted(step!, { matched: 10, remaining: 0, status: 'COMPLETE' }));
  expect(plan(['LAY 10@200']).map(textOf)).toEqual(['place LAY 10@200']);
  expect(plan([])).toEqual([]);
});

/** Reports the order at `1|LAY|200` as the exchange does outside any result. */
const heard = (matched: number, remaining: number) => {
  const [step] = new MakerBook(() => 'told').plan([level('LAY 10@200')], true);
  const told = accepted(step!, { matched, remaining });
  if (told.status === 'ACCEPTED') book.hear(told.orders);
};

test('news between results is taken in', () => {
  show('LAY 10@200');
  heard(4, 6);
  expect(show('LAY 10@200')).toEqual(['edit order of 1|LAY|200 to 14']);
  heard(14, 0);
  expect(plan(['LAY 10@200']).map(textOf)).toEqual(['place LAY 10@200']);
});

test('news before the result of the placing is not lost', () => {
  const [step] = plan(['LAY 10@200']);
  heard(4, 6);
  book.learn(step!, accepted(step!));
  book.settleDown();
  expect(plan(['LAY 10@200']).map(textOf)).toEqual(['edit order of 1|LAY|200 to 14']);
});

test('an older result does not undo what was told since', () => {
  show('LAY 10@200');
  const [edit] = plan(['LAY 12@200']);
  heard(4, 8);
  book.learn(edit!, accepted(edit!));
  expect(plan(['LAY 12@200']).map(textOf)).toEqual(['edit order of 1|LAY|200 to 16']);
});

test('an edit that shows how much was taken is put right at once', () => {
  show('LAY 10@200');
  const [edit] = plan(['LAY 12@200']);
  expect(book.learn(edit!, accepted(edit!, { matched: 5, remaining: 7 }))).toBe('again');
  const [again] = plan(['LAY 12@200']);
  expect(textOf(again!)).toBe('edit order of 1|LAY|200 to 17');
  expect(book.learn(again!, accepted(again!, { matched: 5, remaining: 12 }))).toBe('done');
  expect(plan(['LAY 12@200'])).toEqual([]);
});

test('an order that is gone is placed anew at once', () => {
  show('LAY 10@200');
  const [edit] = plan(['LAY 12@200']);
  expect(refused(edit!, 'ORDER_COMPLETE')).toBe('again');
  expect(show('LAY 12@200')).toEqual(['place LAY 12@200']);
});

test('an order of which more was taken than is to stay is cancelled and placed anew at once', () => {
  show('LAY 10@200');
  const [edit] = plan(['LAY 2@200']);
  expect(refused(edit!, 'NOT_ENOUGH_STAKE_LEFT')).toBe('again');
  const [cancel] = plan(['LAY 2@200']);
  expect(textOf(cancel!)).toBe('cancel order of 1|LAY|200');
  expect(book.learn(cancel!, accepted(cancel!))).toBe('again');
  expect(show('LAY 2@200')).toEqual(['place LAY 2@200']);
});

test('a suspension in between is waited out', () => {
  const [step] = plan(['LAY 10@200']);
  expect(refused(step!, 'MARKET_SUSPENDED')).toBe('done');
  expect(show('LAY 10@200')).toEqual(['place LAY 10@200']);
});

test('a refused level is not asked for again until it changes', () => {
  const [step] = plan(['LAY 10@200']);
  expect(refused(step!, 'STAKE_TOO_LARGE')).toBe('refused');
  expect(plan(['LAY 10@200'])).toEqual([]);
  expect(plan([])).toEqual([]);
  expect(plan(['LAY 11@200']).map(textOf)).toEqual(['place LAY 11@200']);
  show('LAY 10@200');
  const [edit] = plan(['LAY 12@200']);
  refused(edit!, 'STAKE_TOO_LARGE');
  expect(plan(['LAY 12@200'])).toEqual([]);
  const [back] = plan(['LAY 10@200']);
  expect(refused(back!, 'NOTHING_TO_CHANGE')).toBe('done');
  expect(plan(['LAY 10@200'])).toEqual([]);
});
