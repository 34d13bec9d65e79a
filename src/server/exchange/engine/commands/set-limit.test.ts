import { expect, test } from 'vitest';
import { Bank } from '../testing/bank.fixture.ts';
import { openEngine, rupee, type Engine } from '../testing/engine.fixture.ts';
import { setLimit } from '../testing/set-limit.fixture.ts';
import { frameSums } from '../testing/stored-limits.fixture.ts';

const week = { kind: 'DEPOSIT', frame: 'WEEK' } as const;
const hours = (count: number) => count * 3_600;

const confirm = (engine: Engine, clientId = 'confirmation') =>
  engine.run({ type: 'CONFIRM_LIMIT', accountId: 'ann', clientId, ...week });

test('a limit holds at once, a raise a day later after a second yes, and a lapsed one never', () => {
  const engine = openEngine();
  expect(setLimit(engine, { ...week, amount: 500 })).toMatchObject({ held: { amount: 500, asked: null } });
  expect(setLimit(engine, { ...week, amount: 900 })).toMatchObject({
    held: { amount: 500, asked: { amount: 900, at: engine.at } },
  });
  engine.wait(hours(24) - 0.001);
  expect(confirm(engine)).toMatchObject({ code: 'TOO_EARLY' });
  engine.wait(0.001);
  engine.restart();
  expect(confirm(engine)).toMatchObject({ held: { amount: 900, asked: null } });
  expect(confirm(engine)).toMatchObject({ code: 'NOTHING_ASKED' });
  setLimit(engine, { ...week, amount: null });
  engine.wait(hours(8 * 24));
  expect(confirm(engine)).toMatchObject({ code: 'NOTHING_ASKED' });
});

test('every change is a line of the audit, with who and when', () => {
  const bank = new Bank();
  const { engine } = bank;
  setLimit(engine, { ...week, amount: 500 });
  expect(bank.lastAct()).toEqual({
    who: 'bettor',
    act: 'LIMIT_SET',
    subject: 'ann',
    reason: 'DEPOSIT WEEK 500',
  });
  setLimit(engine, { ...week, amount: null });
  expect(bank.lastAct()).toMatchObject({ act: 'RAISE_ASKED', reason: 'DEPOSIT WEEK none' });
  engine.wait(hours(24));
  confirm(engine);
  expect(engine.store.rows.audit.at(-1)).toMatchObject({ act: 'RAISE_CONFIRMED', at: engine.at });
});

test('there is no limit on what one bet pays in', () => {
  expect(setLimit(openEngine(), { kind: 'DEPOSIT', frame: 'BET', amount: 5 })).toMatchObject({
    code: 'UNKNOWN_LIMIT',
  });
});

test('a first limit counts what came before it in its frames, and is refused if more came meanwhile', () => {
  const bank = new Bank();
  const { engine } = bank;
  const old = frameSums(engine.store.rows, { accountId: 'ann', zone: 'UTC' }, engine.at);
  bank.take(bank.deposit(300 * rupee).paymentId, { to: 'APPROVED', amount: 300 * rupee, bankId: 'b1' });
  const limit = { type: 'SET_LIMIT', accountId: 'ann', ...week, amount: 500 * rupee } as const;
  expect(engine.run({ ...limit, clientId: 'too-old', sums: old })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  setLimit(engine, { ...week, amount: 500 * rupee });
  expect(bank.ask(201 * rupee)).toMatchObject({ code: 'DEPOSIT_LIMIT', left: 200 * rupee });
  // It counts by itself from now on, whatever comes with a later command.
  expect(engine.run({ ...limit, clientId: 'later', sums: old })).toMatchObject({ status: 'ACCEPTED' });
});

test('who has excluded themselves may lower a limit and raise none', () => {
  const engine = openEngine();
  setLimit(engine, { ...week, amount: 500 });
  engine.run({ type: 'EXCLUDE_SELF', accountId: 'ann', clientId: 'exclusion', months: 6 });
  expect(setLimit(engine, { ...week, amount: 900 })).toMatchObject({ code: 'SELF_EXCLUDED' });
  expect(setLimit(engine, { ...week, amount: 100 })).toMatchObject({ held: { amount: 100 } });
});
