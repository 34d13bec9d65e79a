import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** How many hashes are being worked out, the most that there were at once, and what holds each up. */
const work = { now: 0, most: 0, held: Promise.resolve() };

let hashPassword: (typeof import('./passwords.ts'))['hashPassword'];
let isPassword: (typeof import('./passwords.ts'))['isPassword'];
let mostHashesAtOnce: (typeof import('./passwords.ts'))['mostHashesAtOnce'];
beforeAll(async () => {
  const counted = async <Result>(begin: () => Promise<Result>): Promise<Result> => {
    work.now += 1;
    work.most = Math.max(work.most, work.now);
    await work.held;
    return begin().finally(() => (work.now -= 1));
  };
  vi.doMock('@node-rs/argon2', () => ({
    hash: (...args: Parameters<typeof argon2.hash>) => counted(() => argon2.hash(...args)),
    verify: (...args: Parameters<typeof argon2.verify>) => counted(() => argon2.verify(...args)),
  }));
  vi.resetModules();
  ({ hashPassword, isPassword, mostHashesAtOnce } = await import('./passwords.ts'));
});
// Another file must not be given the counting one.
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

test('a password is kept as argon2id with 19 MiB and two passes, salted', async () => {
  const [one, two] = await Promise.all([
    hashPassword('correct horse', 'known'),
    hashPassword('correct horse', 'strangers'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('the right password is known, a wrong one and an unknown user are not', async () => {
  const hash = await hashPassword('correct horse', 'known');
  expect(await isPassword(hash, 'correct horse', 'strangers')).toBe(true);
  expect(await isPassword(hash, 'Correct horse', 'strangers')).toBe(false);
  expect(await isPassword(null, 'no user has this password', 'strangers')).toBe(false);
});

test('a hash of before, made of what was typed then, still opens as typed then', async () => {
  const decomposed = 'Pa\u0308sswort-eins';
  const kept = await argon2.hash(decomposed);
  expect(await isPassword(kept, decomposed, 'strangers')).toBe(true);
  expect(await isPassword(kept, 'Pa\u0308sswort-zwei', 'strangers')).toBe(false);
});

const many = (queue: 'known' | 'strangers') =>
  Array.from({ length: 8 }, (_, index) =>
    index % 2 ? isPassword(null, 'a guess', queue) : hashPassword('a new one', queue),
  );

test.each(['known', 'strangers'] as const)(
  'of the %s few are hashed at once, and every one in its turn',
  async (queue) => {
    // The stand-in for an unknown user's password is hashed once, out of turn.
    await isPassword(null, 'a guess', queue);
    work.most = 0;
    expect(await Promise.all(many(queue))).toHaveLength(8);
    expect(work.most).toBe(mostHashesAtOnce[queue]);
    // Others need some of Node's four threads.
    expect(mostHashesAtOnce[queue]).toBeLessThanOrEqual(2);
  },
);

test('whoever is known waits for no stranger’s hash, however long those take', async () => {
  const hash = await hashPassword('correct horse', 'known');
  let letGo = () => {};
  work.held = new Promise((resolve) => (letGo = resolve));
  const strangers = many('strangers');
  await vi.waitUntil(() => work.now === mostHashesAtOnce.strangers);
  work.held = Promise.resolve();
  expect(await isPassword(hash, 'correct horse', 'known')).toBe(true);
  expect(await hashPassword('a new one', 'known')).toMatch(/^\$argon2id/);
  letGo();
  await Promise.all(strangers);
});
