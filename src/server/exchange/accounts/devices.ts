import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** A browser, with the accounts that have signed in on it. */
export interface Device {
  deviceId: string;
  /** Newest last. */
  accountIds: readonly string[];
}

const issuer = 'layline-device';
/** If more accounts sign in on one device, the oldest count as strangers there again. */
const mostAccounts = 8;
const lifeMs = 400 * 24 * 60 * 60_000;

/** A browser on which nobody has signed in yet. */
export const newDevice = (): Device => ({ deviceId: randomUUID(), accountIds: [] });

/**
 * Tells a browser on which a user has signed in from a stranger's. The browser keeps its token where no script can read
 * it. The token opens nothing; it only says whose attempts these are.
 */
export class Devices {
  readonly #key: Uint8Array;
  readonly #now: () => number;

  /** `key` is at least 32 random bytes; `now` is in Unix milliseconds. */
  constructor(key: Uint8Array, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  /** The device of a token; null if the token is forged, too old or missing. */
  async read(token: string | undefined): Promise<Device | null> {
    if (token === undefined) return null;
    try {
      const currentDate = new Date(this.#now());
      const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'], issuer, currentDate });
      const { jti, accounts } = payload;
      if (jti === undefined || !Array.isArray(accounts)) return null;
      return { deviceId: jti, accountIds: accounts.map(String) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** The token that the browser keeps from now on, which also covers this account. */
  remember({ deviceId, accountIds }: Device, accountId: string): Promise<string> {
    const accounts = [...accountIds.filter((id) => id !== accountId), accountId].slice(-mostAccounts);
    const at = new Date(this.#now());
    return new SignJWT({ accounts })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setJti(deviceId)
      .setIssuedAt(at)
      .setExpirationTime(new Date(at.getTime() + lifeMs))
      .sign(this.#key);
  }
}
