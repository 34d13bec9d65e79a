import { expect, test } from 'vitest';
import { depositRoom, hasChosenDepositLimit } from './deposit-room.ts';
import type { SeenLimit, SeenLimits } from './limit-change.ts';

const now = '2026-11-26T20:41:00.000Z';
const deposits = (changes: Partial<SeenLimit>): SeenLimit => ({
  kind: 'DEPOSIT',
  frame: 'WEEK',
  amount: 10_000_00,
  since: '2026-11-01T00:00:00.000Z',
  asked: null,
  used: 6_000_00,
  left: 4_000_00,
  until: '2026-11-30T00:00:00.000Z',
  ...changes,
});
const held = (...limits: SeenLimit[]): SeenLimits => ({
  zone: 'Asia/Kolkata',
  limits,
  timedOutUntil: null,
  exclusion: null,
  realityEvery: null,
});
const none = { amount: null, since: null, used: null, left: null, until: null };

test('what is left is of the limit that leaves least, and of two alike the one that holds longer', () => {
  const day = deposits({ frame: 'DAY', left: 5_000_00, until: '2026-11-27T00:00:00.000Z' });
  const month = deposits({ frame: 'MONTH', until: '2026-12-01T00:00:00.000Z' });
  const loss = deposits({ kind: 'LOSS', left: 0 });
  expect(depositRoom(held(day, loss, deposits({}), month), now)).toEqual({
    frame: 'MONTH',
    limit: 10_000_00,
    used: 6_000_00,
    left: 4_000_00,
    until: '2026-12-01T00:00:00.000Z',
    oldSince: null,
  });
  expect(depositRoom(held({ ...day, left: 0 }, month), now)).toMatchObject({ frame: 'DAY', left: 0 });
});

test('without a deposit limit there is nothing to keep to, whatever else is limited', () => {
  expect(depositRoom(held(deposits({ kind: 'LOSS' }), deposits(none)), now)).toBeNull();
});

test('a limit that has stood for six months is asked about, from that date on and not a moment before', () => {
  // On the date in the bettor's zone, in which 31 May 2026 has begun by then.
  const since = '2026-05-30T20:00:00.000Z';
  const at = (moment: string) => depositRoom(held(deposits({ since })), moment)?.oldSince;
  expect(at('2026-11-30T19:59:59.999Z')).toBeNull();
  expect(at('2026-11-30T20:00:00.000Z')).toBe(since);
});

test('who said that they want none has chosen, too', () => {
  expect(hasChosenDepositLimit(held())).toBe(false);
  expect(hasChosenDepositLimit(held(deposits({ kind: 'LOSS' })))).toBe(false);
  expect(hasChosenDepositLimit(held(deposits(none)))).toBe(true);
});
