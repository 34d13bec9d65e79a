import { and, eq, gt, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { EndedWhy, SessionRow, SessionStore } from '#server/exchange/accounts/sessions.ts';
import type { Span } from '#server/exchange/accounts/signed-in-time.ts';
import type { Db } from '../open-database.ts';
import { sessions } from '../schema/accounts.ts';

const instantOf = (ms: number) => new Date(ms).toISOString();

/** The sessions that are open at `now` (Unix milliseconds). */
export async function loadOpenSessions(db: Db, now: number): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(isNull(sessions.endedAt), gt(sessions.expiresAt, instantOf(now))));
  return rows.map(({ sessionId, accountId, deviceId, renewals, address, browser, ...times }) => ({
    sessionId,
    accountId,
    deviceId,
    renewals,
    address,
    browser,
    openedAt: Date.parse(times.openedAt),
    renewedAt: Date.parse(times.renewedAt),
    expiresAt: Date.parse(times.expiresAt),
    hardExpiresAt: Date.parse(times.hardExpiresAt),
  }));
}

/** When accounts were signed in, in sessions that are over at `now` and were open after `since` (Unix milliseconds). */
export async function loadPastSpans(
  db: Db,
  since: number,
  now: number,
): Promise<(readonly [accountId: string, span: Span])[]> {
  const rows = await pastSpans(db, since, now);
  return rows.map(({ accountId, ...span }) => [accountId, span]);
}

/** When one account was. */
export const pastSpansOf = (db: Db, accountId: string, since: number, now: number): Promise<Span[]> =>
  pastSpans(db, since, now, eq(sessions.accountId, accountId));

async function pastSpans(
  db: Db,
  since: number,
  now: number,
  whose?: SQL,
): Promise<(Span & { accountId: string })[]> {
  const { accountId, openedAt, endedAt, expiresAt } = sessions;
  const end = sql<string>`least(${endedAt}, ${expiresAt})`;
  const rows = await db
    .select({ accountId, openedAt, end })
    .from(sessions)
    .where(and(gt(end, instantOf(since)), lte(end, instantOf(now)), whose));
  return rows.map((row) => ({
    accountId: row.accountId,
    start: Date.parse(row.openedAt),
    end: Date.parse(row.end),
  }));
}

export const sessionStore = (db: Db): SessionStore => ({
  save: async ({ sessionId, accountId, deviceId, renewals, address, browser, ...times }) => {
    const changing = {
      deviceId,
      renewals,
      renewedAt: instantOf(times.renewedAt),
      expiresAt: instantOf(times.expiresAt),
    };
    const openedAt = instantOf(times.openedAt);
    const hardExpiresAt = instantOf(times.hardExpiresAt);
    await db
      .insert(sessions)
      .values({ sessionId, accountId, openedAt, hardExpiresAt, address, browser, ...changing })
      .onConflictDoUpdate({ target: sessions.sessionId, set: changing });
  },
  end: async (sessionId, at, endedWhy) => {
    await db
      .update(sessions)
      .set({ endedAt: instantOf(at), endedWhy })
      .where(eq(sessions.sessionId, sessionId));
  },
  whyEnded: async (sessionId): Promise<EndedWhy | null> => {
    const rows = await db
      .select({ why: sessions.endedWhy })
      .from(sessions)
      .where(eq(sessions.sessionId, sessionId));
    return rows[0]?.why ?? null;
  },
  extend: async (sessionId, expiresAt) => {
    const until = instantOf(expiresAt);
    await db
      .update(sessions)
      .set({ expiresAt: until })
      .where(and(eq(sessions.sessionId, sessionId), lt(sessions.expiresAt, until)));
  },
});
