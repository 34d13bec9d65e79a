import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { resetCodeDigits } from '#domain/credentials.ts';

interface Issued {
  digest: Buffer;
  expiresAt: number;
  attemptsLeft: number;
}

export const resetCodeMinutes = 15;
const codeLife = resetCodeMinutes * 60_000;
const attempts = 5;
/** Guesses must stay few, from however many addresses they come: this many codes an account and hour. */
const codesAnHour = 5;
const hour = 60 * 60_000;

const digest = (code: string) => createHash('sha256').update(code).digest();

/**
 * One-time codes that open an account whose password was forgotten. The newest of an account alone is good: for a
 * quarter of an hour, five attempts and one use. In memory: after a restart one asks for another.
 */
export class ResetCodes {
  readonly #issued = new Map<string, Issued>();
  readonly #times = new Map<string, number[]>();
  readonly #now: () => number;

  /** `now`: Unix milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A new code; null when this account has had too many within the hour, and the last one stays as it is. */
  issue(accountId: string): string | null {
    const now = this.#now();
    this.#forgetOld(now);
    const times = this.#times.get(accountId) ?? [];
    if (times.length >= codesAnHour) return null;
    this.#times.set(accountId, [...times, now]);
    const code = String(randomInt(10 ** resetCodeDigits)).padStart(resetCodeDigits, '0');
    this.#issued.set(accountId, {
      digest: digest(code),
      expiresAt: now + codeLife,
      attemptsLeft: attempts,
    });
    return code;
  }

  /** Whether this is the account's code; it is spent then. A wrong one costs an attempt. */
  redeem(accountId: string, code: string): boolean {
    const issued = this.#issued.get(accountId);
    if (!issued || issued.expiresAt <= this.#now() || issued.attemptsLeft === 0) return false;
    issued.attemptsLeft -= 1;
    if (!timingSafeEqual(issued.digest, digest(code))) return false;
    this.#issued.delete(accountId);
    return true;
  }

  #forgetOld(now: number): void {
    for (const [id, { expiresAt }] of this.#issued) if (expiresAt <= now) this.#issued.delete(id);
    for (const [id, times] of this.#times) {
      const recent = times.filter((at) => at > now - hour);
      if (recent.length > 0) this.#times.set(id, recent);
      else this.#times.delete(id);
    }
  }
}
