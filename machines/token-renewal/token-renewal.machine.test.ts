import { expect, test } from 'vitest';
import { SessionOver } from '#domain/bettor/session.ts';
import { timing } from '#domain/site/timing.ts';
import { at, issued, minutes, openRenewal } from '../testing/open-renewal.ts';

test('a session taken up later is renewed at two thirds of its whole life, not of what is left', async () => {
  const { clock, heard, settle } = openRenewal(at('10:15'), async () => issued('second', '10:20', '10:50'));
  clock.increment(minutes(5));
  await settle();
  expect(heard).toEqual(['second']);
});

test('a clock that was set back by a year neither ends the session nor leaves the token to expire', async () => {
  const { clock, heard, settle } = openRenewal('2025-11-21T10:00:00.000Z', async () =>
    issued('second', '10:20', '10:50'),
  );
  clock.increment(0);
  await settle();
  expect(heard).toEqual(['second']);
});

test('each renewal is followed by the next', async () => {
  const tokens = [issued('second', '10:20', '10:50'), issued('third', '10:40', '11:10')];
  const { clock, heard, settle } = openRenewal(at('10:00'), async () => tokens.shift()!);
  for (let i = 0; i < 2; i++) {
    clock.increment(minutes(20));
    await settle();
  }
  expect(heard).toEqual(['second', 'third']);
});

test('an unanswered renewal is asked again with a growing wait, and never given up', async () => {
  let asked = 0;
  const { clock, heard, settle, state } = openRenewal(at('10:20'), async () => {
    if (++asked < 8) throw new Error('cut');
    return issued('second', '10:20', '10:50');
  });
  const waits: number[] = [];
  for (let spent = 0; heard.length === 0 && spent < 60_000; spent += 50) {
    const before = asked;
    clock.increment(50);
    await settle();
    if (asked > before) waits.push(spent);
  }
  expect(asked).toBe(8);
  expect(heard).toEqual(['second']);
  expect(state()).toBe('fresh');
  expect(waits.at(-1)! - waits.at(-2)!).toBeGreaterThan(4_000);
});

test('a renewal that is never answered counts as unanswered after eight seconds', () => {
  const { clock, state } = openRenewal(at('10:20'), () => new Promise(() => {}));
  clock.increment(0);
  expect(state()).toBe('renewing');
  clock.increment(8_000);
  expect(state()).toBe('unanswered');
});

test('a page that is shown after a long sleep renews at once, since its timers stood still', () => {
  const { child, clock, state } = openRenewal(at('10:00'), () => new Promise(() => {}));
  child.send({ type: 'page.shown', now: at('10:25') });
  clock.increment(0);
  expect(state()).toBe('renewing');
});

test('while nothing is answered no hour ends it, and a refusal does', async () => {
  let isBack = false;
  const { clock, heard, settle } = openRenewal(at('10:00'), async () =>
    Promise.reject(isBack ? new SessionOver() : new Error('cut')),
  );
  for (let hour = 0; hour < 14; hour++) {
    clock.increment(minutes(60));
    await settle();
  }
  expect(heard).toEqual([]);
  isBack = true;
  clock.increment(timing.retryCap);
  await settle();
  expect(heard).toEqual(['over']);
});
