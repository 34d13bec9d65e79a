import { expect, test } from 'vitest';
import { ReferenceCache } from './reference-cache.ts';

test('those who ask at the same time are answered by one call, and later ones from memory', async () => {
  const asked: string[] = [];
  const cache = new ReferenceCache(async (name) => (asked.push(name), [asked.length]));
  const both = await Promise.all([cache.read('sports'), cache.read('sports')]);
  expect(both[0]).toBe(both[1]);
  expect(await cache.read('sports')).toBe(both[0]);
  await cache.read('racingEvents');
  expect(asked).toEqual(['sports', 'racingEvents']);
});

test('a failure reaches all who wait, and is not remembered', async () => {
  let isDown = true;
  const cache = new ReferenceCache(async () => {
    if (isDown) throw new Error('down');
    return [];
  });
  const both = await Promise.allSettled([cache.read('sports'), cache.read('sports')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await cache.read('sports')).toEqual([]);
});

test('what is forgotten while it is asked for is answered, and asked for again next time', async () => {
  const answer: ((value: object) => void)[] = [];
  const cache = new ReferenceCache(() => new Promise((resolve) => answer.push(resolve)));
  const first = cache.read('allEvents');
  cache.forget('allEvents');
  const second = cache.read('allEvents');
  answer[0]?.({ old: [] });
  answer[1]?.({ fresh: [] });
  expect([await first, await second]).toEqual([{ old: [] }, { fresh: [] }]);
  expect(await cache.read('allEvents')).toEqual({ fresh: [] });
});
