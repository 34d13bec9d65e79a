import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** How many hashes are being worked out, and the most that there were at once. */
const work = { now: 0, most: 0 };

let hashPassword: (typeof import('./passwords.ts'))['hashPassword'];
let isPassword: (typeof import('./passwords.ts'))['isPassword'];
let mostHashesAtOnce: number;
beforeAll(async () => {
  const counted = async <Result>(begin: () => Promise<Result>): Promise<Result> => {
    work.now += 1;
    work.most = Math.max(work.most, work.now);
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
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('the right password is known, a wrong one and an unknown user are not', async () => {
  const hash = await hashPassword('correct horse');
  expect(await isPassword(hash, 'correct horse')).toBe(true);
  expect(await isPassword(hash, 'Correct horse')).toBe(false);
  expect(await isPassword(null, 'no user has this password')).toBe(false);
});

test('at most two are hashed at a time for each core, and every one in its turn', async () => {
  // The stand-in for an unknown user's password is hashed once, out of turn.
  await isPassword(null, 'a guess');
  work.most = 0;
  const many = Array.from({ length: mostHashesAtOnce * 4 }, (_, index) =>
    index % 2 ? isPassword(null, 'a guess') : hashPassword('a new one'),
  );
  expect(await Promise.all(many)).toHaveLength(mostHashesAtOnce * 4);
  expect(work.most).toBe(mostHashesAtOnce);
  expect(mostHashesAtOnce).toBe(2 * availableParallelism());
});
