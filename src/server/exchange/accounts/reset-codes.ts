import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { resetCodeDigits } from '#domain/bettor/credentials.ts';

interface Issued {
  digest: Buffer;
  expiresAt: number;
  attemptsLeft: number;
}

/** Who asks for a code: a device on which the account's user has signed in before, or an address. */
export interface Asker {
  isKnown: boolean;
  name: string;
}

export const resetCodeMinutes = 15;
const codeLife = resetCodeMinutes * 60_000;
const attempts = 5;
const codesAnHour = 5;
/** Guesses must stay few, no matter from how many addresses they come. */
const strangersCodesAnHour = 200;
const hour = 60 * 60_000;

const digest = (code: string) => createHash('sha256').update(code).digest();
const keyOf = (accountId: string, { isKnown, name }: Asker) =>
  `${accountId} ${isKnown ? 'device' : 'address'} ${name}`;
const ofStrangers = (accountId: string) => `${accountId} strangers`;

/**
 * One-time codes for an account whose password was forgotten. A code works only for the asker it was issued to, so that
 * a stranger can neither use up nor replace the owner's. Only an asker's newest works, for a quarter of an hour, five
 * attempts and one use; one for a device that the owner has used ends all others, and so does the use of any. Codes are in
 * memory: after a restart users ask for another.
 */
export class ResetCodes {
  readonly #issued = new Map<string, Issued>();
  readonly #times = new Map<string, number[]>();
  readonly #now: () => number;

  /** `now` is in Unix milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A new code. Null if there were too many within the hour; the last one then stays valid. */
  issue(accountId: string, asker: Asker): string | null {
    const now = this.#now();
    this.#forgetOld(now);
    const key = keyOf(accountId, asker);
    if (this.#timesOf(key).length >= codesAnHour) return null;
    if (!asker.isKnown && this.#timesOf(ofStrangers(accountId)).length >= strangersCodesAnHour) return null;
    for (const counted of asker.isKnown ? [key] : [key, ofStrangers(accountId)])
      this.#times.set(counted, [...this.#timesOf(counted), now]);
    if (asker.isKnown) this.#forgetAllOf(accountId);
    const code = String(randomInt(10 ** resetCodeDigits)).padStart(resetCodeDigits, '0');
    this.#issued.set(key, { digest: digest(code), expiresAt: now + codeLife, attemptsLeft: attempts });
    return code;
  }

  /** Whether this is the code sent to the asker, which is then used up. A wrong code costs an attempt. */
  redeem(accountId: string, asker: Asker, code: string): boolean {
    const key = keyOf(accountId, asker);
    const issued = this.#issued.get(key);
    if (!issued || issued.expiresAt <= this.#now() || issued.attemptsLeft === 0) return false;
    issued.attemptsLeft -= 1;
    if (!timingSafeEqual(issued.digest, digest(code))) return false;
    this.#forgetAllOf(accountId);
    return true;
  }

  #forgetAllOf(accountId: string): void {
    for (const key of this.#issued.keys()) if (key.startsWith(`${accountId} `)) this.#issued.delete(key);
  }

  #timesOf(key: string): number[] {
    return this.#times.get(key) ?? [];
  }

  #forgetOld(now: number): void {
    for (const [key, { expiresAt }] of this.#issued) if (expiresAt <= now) this.#issued.delete(key);
    for (const [key, times] of this.#times) {
      const recent = times.filter((at) => at > now - hour);
      if (recent.length > 0) this.#times.set(key, recent);
      else this.#times.delete(key);
    }
  }
}
