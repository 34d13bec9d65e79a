import { expect, test } from 'vitest';
import { keepCoach } from './kept-coach.ts';
import type { LaylineDatabase, LaylineDb } from './layline-database.ts';

/** What this browser keeps, with so many selections of whoever is asked about. */
function keepWith(drafts: number) {
  const kept = new Map<string, unknown>();
  const db = {
    get: (_: string, key: string) => Promise.resolve(kept.get(key)),
    put: (_: string, value: unknown, key: string) => Promise.resolve(kept.set(key, value)),
    countFromIndex: () => Promise.resolve(drafts),
  };
  const layline: LaylineDatabase = (work) => work(db as unknown as LaylineDb);
  return { kept, coach: keepCoach(layline) };
}

test('each account’s coach stands where it was left, and nobody else’s', async () => {
  const { coach } = keepWith(1);
  await coach.save('asha', 'stake');
  expect(await coach.of('asha')).toBe('stake');
  expect(await coach.of('ben')).toBeNull();
});

test('without a selection the stake has nothing to be for, and it goes on at the price', async () => {
  const { coach } = keepWith(0);
  await coach.save('asha', 'stake');
  expect(await coach.of('asha')).toBe('price');
  await coach.save('asha', 'bet');
  expect(await coach.of('asha')).toBe('bet');
});

test('what another version wrote is nothing', async () => {
  const { kept, coach } = keepWith(1);
  kept.set('coach:asha', { step: 7 });
  expect(await coach.of('asha')).toBeNull();
});
