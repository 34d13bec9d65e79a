import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default kind) with OWASP's first choice of cost: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. With no hash (no such user) it takes as long and says no, so that
 * the time of an answer does not tell which user names exist.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no user has this password');
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== null;
}
