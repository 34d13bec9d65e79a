import { LRUCache } from 'lru-cache';
import { readToken, signToken, type TokenClaims } from './tokens.ts';

/** Who calls, known from the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
}

/** One sign-in. All times are Unix milliseconds. */
export interface SessionRow {
  sessionId: string;
  accountId: string;
  openedAt: number;
  /** How often it was renewed, and when last. */
  renewals: number;
  renewedAt: number;
  /** When the newest token stops working. */
  expiresAt: number;
  /** Past this no renewal helps. */
  hardExpiresAt: number;
}

/** Where sessions outlive the process. What was ended stays ended, also when it is saved again. */
export interface SessionStore {
  save(row: SessionRow): Promise<void>;
  end(sessionId: string, at: number): Promise<void>;
}

export interface IssuedToken {
  token: string;
  expiresAt: number;
  hardExpiresAt: number;
}

const tokenLife = 30 * 60_000;
const sessionLife = 12 * 60 * 60_000;
/** How long the token before a renewal still works: for calls that are on their way. */
const renewalGrace = 30_000;

/** The sessions that stand, in memory and in the store. Every call asks it whether its token is still good. */
export class Sessions {
  readonly #rows: Map<string, SessionRow>;
  readonly #store: SessionStore;
  readonly #key: Uint8Array;
  readonly #now: () => number;
  /** Tokens whose signature was found good: checking one costs 70 µs. */
  readonly #verified = new LRUCache<string, TokenClaims>({ max: 20_000 });

  constructor(rows: readonly SessionRow[], store: SessionStore, key: Uint8Array, now: () => number) {
    this.#rows = new Map(rows.map((row) => [row.sessionId, row]));
    this.#store = store;
    this.#key = key;
    this.#now = now;
  }

  async open(accountId: string, sessionId: string): Promise<IssuedToken> {
    this.#dropPast();
    const now = this.#now();
    const hardExpiresAt = now + sessionLife;
    return this.#issue({ sessionId, accountId, openedAt: now, renewals: 0, renewedAt: now, hardExpiresAt });
  }

  /** A fresh token of the same session, never past its hard end; null when it ended meanwhile. */
  async renew(sessionId: string): Promise<IssuedToken | null> {
    const row = this.#rows.get(sessionId);
    if (!row) return null;
    const issued = await this.#issue({ ...row, renewals: row.renewals + 1, renewedAt: this.#now() });
    return this.#rows.has(sessionId) ? issued : null;
  }

  async end(sessionId: string): Promise<void> {
    if (this.#rows.delete(sessionId)) await this.#store.end(sessionId, this.#now());
  }

  /** Ends all sessions of an account but the one that is kept. Refuses their tokens at once. */
  async endAll(accountId: string, kept: string | null): Promise<void> {
    const others = [...this.#rows.values()].filter(
      (row) => row.accountId === accountId && row.sessionId !== kept,
    );
    await Promise.all(others.map(({ sessionId }) => this.end(sessionId)));
  }

  /** Whose session it is, while it stands: it was not ended and its newest token has not expired. Else null. */
  accountOf(sessionId: string): string | null {
    const row = this.#rows.get(sessionId);
    return row && row.expiresAt > this.#now() ? row.accountId : null;
  }

  isOpen(sessionId: string): boolean {
    return this.accountOf(sessionId) !== null;
  }

  /** The caller of a token; null when it is forged, expired, of an ended session, or was renewed a while ago. */
  async callerOf(token: string): Promise<Caller | null> {
    const claims = this.#verified.get(token) ?? (await this.#verify(token));
    const row = claims && this.#rows.get(claims.sessionId);
    if (!row || !this.#isCurrent(claims, row)) return null;
    return { accountId: row.accountId, sessionId: row.sessionId };
  }

  async #verify(token: string): Promise<TokenClaims | null> {
    const claims = await readToken(token, this.#key, new Date(this.#now()));
    if (claims) this.#verified.set(token, claims);
    return claims;
  }

  #isCurrent({ renewal, expiresAt }: TokenClaims, row: SessionRow): boolean {
    const now = this.#now();
    if (now >= expiresAt * 1000) return false;
    return renewal === row.renewals || (renewal === row.renewals - 1 && now < row.renewedAt + renewalGrace);
  }

  /** Stands in memory before anything is awaited, so that two renewals at once are one after the other. */
  async #issue(row: Omit<SessionRow, 'expiresAt'>): Promise<IssuedToken> {
    const { sessionId, accountId, renewals: renewal, hardExpiresAt } = row;
    const expiresAt = Math.floor(Math.min(row.renewedAt + tokenLife, hardExpiresAt) / 1000);
    const issued = { ...row, expiresAt: expiresAt * 1000 };
    this.#rows.set(sessionId, issued);
    await this.#store.save(issued);
    const token = await signToken({ accountId, sessionId, renewal, expiresAt }, this.#key);
    return { token, expiresAt: issued.expiresAt, hardExpiresAt };
  }

  #dropPast(): void {
    const now = this.#now();
    for (const [sessionId, { expiresAt }] of this.#rows) if (expiresAt <= now) this.#rows.delete(sessionId);
  }
}
