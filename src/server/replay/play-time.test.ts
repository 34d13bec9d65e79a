import { expect, test } from 'vitest';
import { createPlayTime } from './play-time.ts';

test('time passes as in the recording, but idle time over 5 s is skipped', () => {
  const playTime = createPlayTime();
  expect([1_000, 1_200, 6_200, 600_000, 600_001].map(playTime)).toEqual([0, 200, 5_200, 10_200, 10_201]);
});

test('a clock that was set back stands still', () => {
  const playTime = createPlayTime();
  expect([1_000, 900, 950].map(playTime)).toEqual([0, 0, 50]);
});
