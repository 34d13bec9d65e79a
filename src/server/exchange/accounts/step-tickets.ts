import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Account } from './accounts.ts';

/** A sign-in whose password was right, and whose second step is due. */
export interface StepTicket {
  ticketId: string;
  accountId: string;
}

const issuer = 'layline-second-step';
const lifeMs = 5 * 60_000;

/** Another password makes another. */
const printOf = ({ passwordHash }: Account) =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16);

/**
 * What a browser holds between the two steps of a sign-in: five minutes long, for one session, and only while the password
 * is the one that was typed. It opens nothing by itself, and its key is not that of session tokens.
 */
export class StepTickets {
  readonly #key: Uint8Array;
  readonly #now: () => number;
  /** When those that were used end, by id. */
  readonly #used = new Map<string, number>();

  /** `key` is at least 32 random bytes; `now` is in Unix milliseconds. */
  constructor(key: Uint8Array, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  issue(account: Account): Promise<string> {
    return new SignJWT({ print: printOf(account) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(account.accountId)
      .setJti(randomUUID())
      .setExpirationTime(new Date(this.#now() + lifeMs))
      .sign(this.#key);
  }

  /** Null if it is forged, too old, used, or from before another password. */
  async read(
    ticket: string,
    accountOf: (accountId: string) => Account | undefined,
  ): Promise<StepTicket | null> {
    try {
      const currentDate = new Date(this.#now());
      const { payload } = await jwtVerify(ticket, this.#key, { algorithms: ['HS256'], issuer, currentDate });
      const { jti, sub, print } = payload;
      const account = sub === undefined ? undefined : accountOf(sub);
      if (jti === undefined || !account || this.#used.has(jti) || print !== printOf(account)) return null;
      return { ticketId: jti, accountId: account.accountId };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** It opens a session, and no other. False if it has opened one meanwhile. */
  spend({ ticketId }: StepTicket): boolean {
    const now = this.#now();
    for (const [id, until] of this.#used) if (until <= now) this.#used.delete(id);
    if (this.#used.has(ticketId)) return false;
    this.#used.set(ticketId, now + lifeMs);
    return true;
  }
}
