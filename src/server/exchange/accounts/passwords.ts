import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { passwordText } from '#domain/bettor/credentials.ts';

/** argon2id (the library's default kind) with OWASP's first choice of cost: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Who waits for a password to be checked or hashed: someone known (signed in, or on a device on which they have signed
 * in before), or a stranger. Neither waits for the other, so that a burst of guesses keeps no owner out.
 */
export type PasswordQueue = 'known' | 'strangers';

/**
 * Strangers get half of the cores, so that the known find one free. Nobody gets more than two of the four threads on
 * which Node hashes and checks tokens. Each hash takes 19 MiB.
 */
export const mostHashesAtOnce: Record<PasswordQueue, number> = {
  known: Math.min(availableParallelism(), 2),
  strangers: Math.min(Math.ceil(availableParallelism() / 2), 2),
};
/** Some seconds of work. Requests beyond this are rejected. */
const longestQueue = 400;
const queues = { known: pLimit(mostHashesAtOnce.known), strangers: pLimit(mostHashesAtOnce.strangers) };

/** More passwords are waiting than can be checked in time. */
export class TooManyPasswords extends Error {
  override readonly name = 'TooManyPasswords';
}

function inTurn<T>(queue: PasswordQueue, work: () => Promise<T>): Promise<T> {
  if (queues[queue].pendingCount >= longestQueue) return Promise.reject(new TooManyPasswords());
  return queues[queue](work);
}

export const hashPassword = (password: string, queue: PasswordQueue): Promise<string> =>
  inTurn(queue, () => hash(passwordText(password), cost));

/** Hashes made before passwords had one spelling are of what was typed. */
const isEither = async (against: string, typed: string): Promise<boolean> =>
  (await verify(against, passwordText(typed))) ||
  (passwordText(typed) !== typed && (await verify(against, typed)));

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (no such user) it takes as long and returns false, so that the
 * time doesn't reveal which user names exist.
 */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  queue: PasswordQueue,
): Promise<boolean> {
  decoy ??= hash('no user has this password', cost);
  const against = passwordHash ?? (await decoy);
  const isRight = await inTurn(queue, () => isEither(against, password));
  return isRight && passwordHash !== null;
}
