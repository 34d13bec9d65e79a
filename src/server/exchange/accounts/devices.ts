import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** A browser that somebody has signed in on before. */
export interface Device {
  deviceId: string;
  /** Who did, the newest last. */
  accountIds: readonly string[];
}

const issuer = 'layline-device';
/** More than these sign in on one device? The oldest are strangers there again. */
const mostAccounts = 8;
const lifeMs = 400 * 24 * 60 * 60_000;

/** A browser that nobody has signed in on before. */
export const newDevice = (): Device => ({ deviceId: randomUUID(), accountIds: [] });

/**
 * Tells a browser that its user has signed in on from a stranger's. It keeps what it is given here where no script can
 * read it, and it opens nothing: it only says whose attempts these are.
 */
export class Devices {
  readonly #key: Uint8Array;
  readonly #now: () => number;

  /** `key`: at least 32 random bytes. `now`: Unix milliseconds. */
  constructor(key: Uint8Array, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  /** Null when it is forged, too old, or none. */
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

  /** What the browser is to keep from now on, for this account too. */
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
