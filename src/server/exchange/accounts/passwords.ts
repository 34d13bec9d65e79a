import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id (the library's default kind) with OWASP's first choice of cost: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two per core. More at once would slow everything else, and each takes 19 MiB. */
export const mostHashesAtOnce = 2 * availableParallelism();
/** Some seconds of work. Requests beyond this are rejected. */
const longestQueue = 200 * mostHashesAtOnce;
const hashing = pLimit(mostHashesAtOnce);

/** More passwords are waiting than can be checked in time. */
export class TooManyPasswords extends Error {
  override readonly name = 'TooManyPasswords';
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= longestQueue) return Promise.reject(new TooManyPasswords());
  return hashing(work);
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (no such user) it takes as long and returns false, so that the
 * time doesn't reveal which user names exist.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no user has this password', cost);
  const against = passwordHash ?? (await decoy);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && passwordHash !== null;
}
