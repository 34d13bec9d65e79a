import { LRUCache } from 'lru-cache';
import { readToken, signToken, type TokenClaims } from './tokens.ts';

/** Who calls, known from the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
  /** Which renewal of its session the token is, from 0. */
  renewal: number;
}

/** One sign-in. All times are Unix milliseconds. */
export interface SessionRow {
  sessionId: string;
  accountId: string;
  /** The browser that was given the newest token, as `Devices` knows it; null where none is known. */
  deviceId: string | null;
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
  /** It stands until then at least; its token is not another one. */
  extend(sessionId: string, expiresAt: number): Promise<void>;
}

export interface IssuedToken {
  token: string;
  expiresAt: number;
  hardExpiresAt: number;
}

const sessionLife = 12 * 60 * 60_000;
/** How long a superseded token still works, for calls that are on their way, though its successor is used. */
const renewalGrace = 30_000;

/** The sessions that stand, in memory and in the store. Every call asks it whether its token is still good. */
export class Sessions {
  readonly #rows: Map<string, SessionRow>;
  readonly #store: SessionStore;
  readonly #key: Uint8Array;
  /** Milliseconds. */
  readonly #tokenLife: number;
  readonly #now: () => number;
  readonly #startedAt: number;
  /** Tokens whose signature was found good: checking one costs 70 µs. */
  readonly #verified = new LRUCache<string, TokenClaims>({ max: 20_000 });
  /** By session: whoever asks meanwhile is given the same token. */
  readonly #renewing = new Map<string, Promise<IssuedToken | null>>();
  /** Sessions whose newest token was shown since the exchange started: it has arrived. */
  readonly #arrived = new Set<string>();

  constructor(
    rows: readonly SessionRow[],
    store: SessionStore,
    key: Uint8Array,
    tokenLife: number,
    now: () => number,
  ) {
    this.#rows = new Map(rows.map((row) => [row.sessionId, row]));
    this.#store = store;
    this.#key = key;
    this.#tokenLife = tokenLife;
    this.#now = now;
    this.#startedAt = now();
  }

  async open(accountId: string, sessionId: string, deviceId: string | null = null): Promise<IssuedToken> {
    this.#dropPast();
    const now = this.#now();
    const times = { openedAt: now, renewedAt: now, hardExpiresAt: now + sessionLife };
    const row = this.#withExpiry({ sessionId, accountId, deviceId, renewals: 0, ...times });
    // Before anything is awaited: a password that is changed meanwhile ends this session too.
    this.#rows.set(sessionId, row);
    await this.#store.save(row);
    return this.#tokenOf(row);
  }

  /**
   * A fresh token of the caller's session, never past its hard end; null when it ended meanwhile. A caller whose token is
   * superseded already is given the one that took its place: its answer was lost, or another tab was quicker. `deviceId`
   * is the browser that asks.
   */
  async renew({ sessionId, renewal }: Caller, deviceId: string | null = null): Promise<IssuedToken | null> {
    const row = this.#rows.get(sessionId);
    if (!row) return null;
    if (renewal < row.renewals) return this.#tokenOf(row);
    const known = this.#renewing.get(sessionId);
    if (known) return known;
    const renewing = this.#renew({ ...row, deviceId }).finally(() => this.#renewing.delete(sessionId));
    this.#renewing.set(sessionId, renewing);
    return renewing;
  }

  /**
   * Keeps a session open for another life of its token while the bettor is somewhere that cannot renew it, as at a table of
   * the games host. The token that the browser holds stops working all the same; it is still good for being renewed.
   */
  async keepOpen(sessionId: string): Promise<void> {
    const row = this.#rows.get(sessionId);
    if (!row || !this.isOpen(sessionId)) return;
    const { expiresAt } = this.#withExpiry({ ...row, renewedAt: this.#now() });
    // Not at each sign of life: it is written down.
    if (expiresAt - row.expiresAt < this.#tokenLife / 10) return;
    this.#rows.set(sessionId, { ...row, expiresAt });
    await this.#store.extend(sessionId, expiresAt);
  }

  async end(sessionId: string): Promise<void> {
    this.#arrived.delete(sessionId);
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

  /** The caller of a token; null when it is forged, expired, of an ended session, or superseded a while ago. */
  async callerOf(token: string): Promise<Caller | null> {
    const claims = await this.#claimsOf(token);
    const row = claims && this.#rows.get(claims.sessionId);
    if (!row || this.#now() >= claims.expiresAt * 1000) return null;
    return this.#isNewest(claims, row) || this.#isInGrace(claims, row) ? callerFor(row, claims) : null;
  }

  /**
   * The caller of a token that is presented for renewal. One that is superseded, past its grace, by a token that was shown
   * since, is in two hands: which of them is the owner's cannot be told, so the session ends for both. Two cases are none:
   * while the newer one was not shown its answer may have been lost, and the browser that was given the newer one may ask
   * late, from another tab. Which browser asks is told by what no script can read: a stolen token comes without it.
   */
  async renewerOf(token: string, deviceId: string | null = null): Promise<Caller | null> {
    const claims = await this.#claimsOf(token);
    const row = claims && this.#rows.get(claims.sessionId);
    if (!row || !this.isOpen(row.sessionId)) return null;
    const isOwnBrowser = deviceId !== null && deviceId === row.deviceId;
    if (
      this.#isNewest(claims, row) ||
      this.#isInGrace(claims, row) ||
      this.#isLast(claims, row) ||
      isOwnBrowser
    )
      return callerFor(row, claims);
    await this.end(row.sessionId);
    return null;
  }

  async #claimsOf(token: string): Promise<TokenClaims | null> {
    const known = this.#verified.get(token);
    if (known) return known;
    const claims = await readToken(token, this.#key);
    if (claims) this.#verified.set(token, claims);
    return claims;
  }

  /** Notes that the newest token was shown. */
  #isNewest({ renewal }: TokenClaims, { sessionId, renewals }: SessionRow): boolean {
    if (renewal !== renewals) return false;
    this.#arrived.add(sessionId);
    return true;
  }

  /** Whether it is the last one that anybody is known to hold; of what was shown before a restart nothing is known. */
  #isLast({ renewal }: TokenClaims, { sessionId, renewals }: SessionRow): boolean {
    return renewal === renewals - 1 && !this.#arrived.has(sessionId);
  }

  /** While the exchange did not run nobody could be given the newer token: that time does not count. */
  #isInGrace({ renewal }: TokenClaims, { renewals, renewedAt }: SessionRow): boolean {
    return renewal === renewals - 1 && this.#now() < Math.max(renewedAt, this.#startedAt) + renewalGrace;
  }

  /** Stored first: were it lost with the process, the token that was given would be nobody's. */
  async #renew(row: SessionRow): Promise<IssuedToken | null> {
    const renewed = this.#withExpiry({ ...row, renewals: row.renewals + 1, renewedAt: this.#now() });
    await this.#store.save(renewed);
    if (!this.#rows.has(row.sessionId)) return null;
    // The grace begins when the newer token can be known.
    this.#rows.set(row.sessionId, { ...renewed, renewedAt: this.#now() });
    this.#arrived.delete(row.sessionId);
    return this.#tokenOf(renewed);
  }

  /** In whole seconds, as a token tells it. */
  #withExpiry(row: Omit<SessionRow, 'expiresAt'>): SessionRow {
    const expiresAt = Math.min(row.renewedAt + this.#tokenLife, row.hardExpiresAt);
    return { ...row, expiresAt: Math.floor(expiresAt / 1000) * 1000 };
  }

  async #tokenOf({
    sessionId,
    accountId,
    renewals,
    expiresAt,
    hardExpiresAt,
  }: SessionRow): Promise<IssuedToken> {
    const claims = { accountId, sessionId, renewal: renewals, expiresAt: expiresAt / 1000 };
    return { token: await signToken(claims, this.#key), expiresAt, hardExpiresAt };
  }

  #dropPast(): void {
    const now = this.#now();
    for (const [sessionId, { expiresAt }] of this.#rows) {
      if (expiresAt > now) continue;
      this.#rows.delete(sessionId);
      this.#arrived.delete(sessionId);
    }
  }
}

const callerFor = ({ accountId, sessionId }: SessionRow, { renewal }: TokenClaims): Caller => ({
  accountId,
  sessionId,
  renewal,
});
