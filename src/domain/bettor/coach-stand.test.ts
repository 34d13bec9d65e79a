import { expect, test } from 'vitest';
import { readCoachStand } from './coach-stand.ts';

test.each(['price', 'stake', 'bet', 'notOffered', 'left', 'done'])('%s was kept, and is read', (kept) => {
  expect(readCoachStand(kept)).toBe(kept);
});

test.each([undefined, null, 'stage', 3, { step: 'price' }])('what nobody knows (%j) is nothing', (kept) => {
  expect(readCoachStand(kept)).toBeNull();
});
