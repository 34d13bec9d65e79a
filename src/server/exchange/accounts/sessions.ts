import { LRUCache } from 'lru-cache';
import type { Span } from './signed-in-time.ts';
import { readToken, signToken, type TokenClaims } from './tokens.ts';

/** Who calls, as known from the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
  /** Which renewal of its session the token is, counted from 0. */
  renewal: number;
}

/** Why a session ended that its own browser did not end: from another browser, or because the password changed. */
export type EndedWhy = 'REVOKED' | 'PASSWORD_CHANGED';

/** Where a session was opened. */
export interface OpenedFrom {
  address: string;
  /** In words, as `Chrome on Android`. */
  browser: string;
}

/** One sign-in. All times are Unix milliseconds. */
export interface SessionRow extends OpenedFrom {
  sessionId: string;
  accountId: string;
  /** The id in `Devices` of the browser that got the newest token; null if unknown. */
  deviceId: string | null;
  openedAt: number;
  /** How often it was renewed; `renewedAt` is when it last was. */
  renewals: number;
  renewedAt: number;
  /** When the newest token stops working. */
  expiresAt: number;
  /** The session can't be renewed past this. */
  hardExpiresAt: number;
}

/** Where sessions outlive the process. An ended session stays ended, even if it is saved again. */
export interface SessionStore {
  save(row: SessionRow): Promise<void>;
  end(sessionId: string, at: number, why: EndedWhy | null): Promise<void>;
  /** Why it was ended; null if its own browser ended it, or nobody did. */
  whyEnded(sessionId: string): Promise<EndedWhy | null>;
  /** Keeps the session until then at least, without a new token. */
  extend(sessionId: string, expiresAt: number): Promise<void>;
}

export interface IssuedToken {
  token: string;
  expiresAt: number;
  hardExpiresAt: number;
}

const sessionLife = 12 * 60 * 60_000;
/** How long it is known when somebody was signed in, in milliseconds. No day is longer than 25 hours. */
export const pastKept = 26 * 60 * 60_000;
/** How long a superseded token still works for calls already under way, even if its successor is in use. */
const renewalGrace = 30_000;

/** The open sessions, in memory and in the store. Every call asks here whether its token is still valid. */
export class Sessions {
  readonly #rows: Map<string, SessionRow>;
  readonly #store: SessionStore;
  readonly #key: Uint8Array;
  /** In milliseconds. */
  readonly #tokenLife: number;
  readonly #now: () => number;
  readonly #startedAt: number;
  /** Tokens whose signature was verified; each check costs 70 µs. */
  readonly #verified = new LRUCache<string, TokenClaims>({ max: 20_000 });
  /** Renewals under way, by session: callers that ask meanwhile get the same token. */
  readonly #renewing = new Map<string, Promise<IssuedToken | null>>();
  /** When accounts were signed in, in sessions that are over. */
  readonly #past: Map<string, Span[]>;
  /** Sessions whose newest token has been used since the exchange started, so it has arrived. */
  readonly #arrived = new Set<string>();

  constructor(
    rows: readonly SessionRow[],
    store: SessionStore,
    key: Uint8Array,
    tokenLife: number,
    now: () => number,
    past: Iterable<readonly [accountId: string, span: Span]> = [],
  ) {
    this.#rows = new Map(rows.map((row) => [row.sessionId, row]));
    this.#store = store;
    this.#key = key;
    this.#tokenLife = tokenLife;
    this.#now = now;
    this.#startedAt = now();
    this.#past = new Map();
    for (const [accountId, span] of past) this.#keepPast(accountId, span);
  }

  async open(
    accountId: string,
    sessionId: string,
    deviceId: string | null = null,
    from: OpenedFrom = { address: '', browser: '' },
  ): Promise<IssuedToken> {
    this.#dropPast();
    const now = this.#now();
    const times = { openedAt: now, renewedAt: now, hardExpiresAt: now + sessionLife };
    const row = this.#withExpiry({ sessionId, accountId, deviceId, renewals: 0, ...from, ...times });
    // Before any await, so that a password change meanwhile ends this session too.
    this.#rows.set(sessionId, row);
    await this.#store.save(row);
    return this.#tokenOf(row);
  }

  /**
   * A fresh token for the caller's session, never past its hard end; null if it has ended meanwhile. A caller whose
   * token is already superseded gets its successor: the answer was lost, or another tab was quicker. `deviceId` is the
   * browser that asks.
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
   * Keeps a session open for another token life while the bettor is somewhere that can't renew it, such as a table of
   * the games host. The browser's token still stops working, but it can be renewed.
   */
  async keepOpen(sessionId: string): Promise<void> {
    const row = this.#rows.get(sessionId);
    if (!row || !this.isOpen(sessionId)) return;
    const { expiresAt } = this.#withExpiry({ ...row, renewedAt: this.#now() });
    // Not at every sign of life, because each one is a write to storage.
    if (expiresAt - row.expiresAt < this.#tokenLife / 10) return;
    this.#rows.set(sessionId, { ...row, expiresAt });
    await this.#store.extend(sessionId, expiresAt);
  }

  async end(sessionId: string, why: EndedWhy | null = null): Promise<void> {
    this.#arrived.delete(sessionId);
    const row = this.#rows.get(sessionId);
    if (!row) return;
    this.#rows.delete(sessionId);
    const now = this.#now();
    this.#keepPast(row.accountId, spanOf(row, now));
    await this.#store.end(sessionId, now, why);
  }

  /** When an account was signed in, on each device, as far as that was after `since` (within the last day). */
  spansOf(accountId: string, since: number): Span[] {
    const now = this.#now();
    const open = [...this.#rows.values()].filter((row) => row.accountId === accountId);
    const spans = [...(this.#past.get(accountId) ?? []), ...open.map((row) => spanOf(row, now))];
    return spans.filter(({ end }) => end > since);
  }

  /** Ends all sessions of an account except the kept one, and refuses their tokens at once. */
  async endAll(accountId: string, kept: string | null, why: EndedWhy | null = null): Promise<void> {
    const others = [...this.#rows.values()].filter(
      (row) => row.accountId === accountId && row.sessionId !== kept,
    );
    await Promise.all(others.map(({ sessionId }) => this.end(sessionId, why)));
  }

  /** The account's sessions that are open or may be renewed, newest first. */
  openOf(accountId: string): SessionRow[] {
    const now = this.#now();
    const rows = [...this.#rows.values()].filter((row) => row.accountId === accountId && row.expiresAt > now);
    return rows.sort((a, b) => b.openedAt - a.openedAt);
  }

  /** Why the session of a refused token was ended; null if that is not known. */
  async whyRefused(token: string): Promise<EndedWhy | null> {
    const claims = await this.#claimsOf(token);
    return claims && !this.#rows.has(claims.sessionId) ? this.#store.whyEnded(claims.sessionId) : null;
  }

  /** The session's account; null if the session was ended or its newest token has expired. */
  accountOf(sessionId: string): string | null {
    const row = this.#rows.get(sessionId);
    return row && row.expiresAt > this.#now() ? row.accountId : null;
  }

  isOpen(sessionId: string): boolean {
    return this.accountOf(sessionId) !== null;
  }

  /** The caller of a token; null if it is forged, expired, from an ended session, or superseded a while ago. */
  async callerOf(token: string): Promise<Caller | null> {
    const claims = await this.#claimsOf(token);
    const row = claims && this.#rows.get(claims.sessionId);
    if (!row || this.#now() >= claims.expiresAt * 1000) return null;
    return this.#isNewest(claims, row) || this.#isInGrace(claims, row) ? callerFor(row, claims) : null;
  }

  /**
   * The caller of a token presented for renewal. If the token is past its grace and its successor has been used, two
   * parties hold the session. It is unknown which is the owner, so the session ends for both. There are two exceptions:
   * if the successor was never used, its answer may have been lost; and the browser that got the successor may ask
   * late, from another tab. A cookie that no script can read tells which browser asks; a stolen token comes without it.
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

  /** If it is the newest token, also notes that it was used. */
  #isNewest({ renewal }: TokenClaims, { sessionId, renewals }: SessionRow): boolean {
    if (renewal !== renewals) return false;
    this.#arrived.add(sessionId);
    return true;
  }

  /** Whether it is the last token that anybody is known to hold. What was used before a restart is unknown. */
  #isLast({ renewal }: TokenClaims, { sessionId, renewals }: SessionRow): boolean {
    return renewal === renewals - 1 && !this.#arrived.has(sessionId);
  }

  /** Time when the exchange was down doesn't count, since nobody could get the newer token then. */
  #isInGrace({ renewal }: TokenClaims, { renewals, renewedAt }: SessionRow): boolean {
    return renewal === renewals - 1 && this.#now() < Math.max(renewedAt, this.#startedAt) + renewalGrace;
  }

  /** Stores the renewal first: if it was lost with the process, the issued token would belong to no session. */
  async #renew(row: SessionRow): Promise<IssuedToken | null> {
    const renewed = this.#withExpiry({ ...row, renewals: row.renewals + 1, renewedAt: this.#now() });
    await this.#store.save(renewed);
    if (!this.#rows.has(row.sessionId)) return null;
    // The grace begins once the newer token can be known.
    this.#rows.set(row.sessionId, { ...renewed, renewedAt: this.#now() });
    this.#arrived.delete(row.sessionId);
    return this.#tokenOf(renewed);
  }

  /** In whole seconds, as in the token. */
  #withExpiry(row: Omit<SessionRow, 'expiresAt'>): SessionRow {
    const expiresAt = Math.min(row.renewedAt + this.#tokenLife, row.hardExpiresAt);
    return { ...row, expiresAt: Math.floor(expiresAt / 1000) * 1000 };
  }

  async #tokenOf({ renewals, expiresAt, hardExpiresAt, ...row }: SessionRow): Promise<IssuedToken> {
    const claims = { ...row, renewal: renewals, expiresAt: expiresAt / 1000 };
    return { token: await signToken(claims, this.#key), expiresAt, hardExpiresAt };
  }

  #dropPast(): void {
    const now = this.#now();
    for (const [sessionId, row] of this.#rows) {
      if (row.expiresAt > now) continue;
      this.#keepPast(row.accountId, spanOf(row, now));
      this.#rows.delete(sessionId);
      this.#arrived.delete(sessionId);
    }
  }

  /** Those of longer ago than any day is long are forgotten. */
  #keepPast(accountId: string, span: Span): void {
    const kept = (this.#past.get(accountId) ?? []).filter(({ end }) => end > this.#now() - pastKept);
    this.#past.set(accountId, [...kept, span]);
  }
}

const spanOf = ({ openedAt, expiresAt }: SessionRow, now: number): Span => ({
  start: openedAt,
  end: Math.min(expiresAt, now),
});

const callerFor = ({ accountId, sessionId }: SessionRow, { renewal }: TokenClaims): Caller => ({
  accountId,
  sessionId,
  renewal,
});
