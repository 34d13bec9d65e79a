import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashesUnderWay, hashPassword, isPassword, mostHashesAtOnce } from './passwords.ts';

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
  const seen: number[] = [];
  const note = () => void seen.push(hashesUnderWay());
  const many = Array.from({ length: mostHashesAtOnce * 4 }, (_, index) => {
    const work = index % 2 ? isPassword(null, 'a guess') : hashPassword('a new one');
    note();
    return work.finally(note);
  });
  expect(await Promise.all(many)).toHaveLength(mostHashesAtOnce * 4);
  expect(Math.max(...seen)).toBe(mostHashesAtOnce);
  expect(mostHashesAtOnce).toBe(2 * availableParallelism());
});
