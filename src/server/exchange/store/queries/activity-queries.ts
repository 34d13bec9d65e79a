import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ActivityKind } from '#domain/bettor/activity.ts';
import type { ActivityStore, NewActivity, SignInDevice } from '#server/exchange/accounts/activity-log.ts';
import type { OpenedFrom } from '#server/exchange/accounts/sessions.ts';
import type { Db } from '../open-database.ts';
import { accountActivity } from '../schema/accounts.ts';

/** One entry, as its bettor reads it. */
export interface Activity<Kind extends ActivityKind = ActivityKind> extends OpenedFrom {
  activityId: string;
  at: string;
  kind: Kind;
  about: string | null;
  times: number;
  isNewDevice: boolean;
}

async function insertActivity(db: Db, activity: NewActivity): Promise<void> {
  await db.insert(accountActivity).values(activity);
}

/** Unless its opening is written down already. */
async function insertOpened(db: Db, activity: NewActivity): Promise<void> {
  const known = await db
    .select({ id: accountActivity.activityId })
    .from(accountActivity)
    .where(and(eq(accountActivity.accountId, activity.accountId), eq(accountActivity.kind, 'OPENED')))
    .limit(1);
  if (known.length === 0) await insertActivity(db, activity);
}

/** A sign-in. The browser is new if it is not the account's first and nobody had signed in to it there. */
async function insertSignIn(
  db: Db,
  { deviceId, isKnown, ...activity }: NewActivity & SignInDevice,
): Promise<void> {
  const before = sql<boolean>`exists (select from ${accountActivity} where account_id = ${activity.accountId}
    and kind = 'SIGNED_IN')`;
  await db.insert(accountActivity).values({ ...activity, deviceId, isNewDevice: isKnown ? false : before });
}

/** How long the same refusal only counts one more, in hours. A stranger who guesses must not fill the list. */
const sameFor = '1 hour';

/** A refused sign-in: one more of those of the last hour from the same address and browser, or the first. */
async function countRefusal(db: Db, activity: NewActivity): Promise<void> {
  const { accountId, at, kind, address, browser } = activity;
  const counted = await db
    .update(accountActivity)
    .set({ at, times: sql`${accountActivity.times} + 1` })
    .where(
      and(
        eq(accountActivity.accountId, accountId),
        eq(accountActivity.kind, kind),
        eq(accountActivity.address, address),
        eq(accountActivity.browser, browser),
        gt(accountActivity.at, sql`${at}::timestamptz - ${sameFor}::interval`),
      ),
    )
    .returning({ id: accountActivity.activityId });
  if (counted.length === 0) await insertActivity(db, activity);
}

export const activityStore = (db: Db): ActivityStore => ({
  insert: (activity) => insertActivity(db, activity),
  insertOpened: (activity) => insertOpened(db, activity),
  insertSignIn: (activity) => insertSignIn(db, activity),
  countRefusal: (activity) => countRefusal(db, activity),
});

const shown = {
  id: accountActivity.activityId,
  at: accountActivity.at,
  kind: accountActivity.kind,
  about: accountActivity.about,
  times: accountActivity.times,
  address: accountActivity.address,
  browser: accountActivity.browser,
  isNewDevice: accountActivity.isNewDevice,
};

const toActivity = ({ id, ...row }: Omit<Activity, 'activityId'> & { id: number }): Activity => ({
  activityId: String(id),
  ...row,
});

/** A page of an account's activity, newest first, with the id after which the next one begins; null on the last. */
export async function activityOf<Kind extends ActivityKind>(
  db: Db,
  accountId: string,
  { before, kinds, rows: size }: { before: number | null; kinds: readonly Kind[]; rows: number },
): Promise<{ entries: Activity<Kind>[]; next: string | null }> {
  const rows = await db
    .select(shown)
    .from(accountActivity)
    .where(
      and(
        eq(accountActivity.accountId, accountId),
        before === null ? undefined : lt(accountActivity.activityId, before),
        inArray(accountActivity.kind, [...kinds]),
      ),
    )
    .orderBy(desc(accountActivity.activityId))
    .limit(size + 1);
  const entries = rows.slice(0, size).map(toActivity) as Activity<Kind>[];
  return { entries, next: rows.length > size ? (entries.at(-1)?.activityId ?? null) : null };
}

const unseen = (accountId: string, deviceId: string | null) =>
  and(
    eq(accountActivity.accountId, accountId),
    sql`${accountActivity.isNewDevice} and ${isNull(accountActivity.seenAt)}`,
    deviceId === null ? undefined : ne(accountActivity.deviceId, deviceId),
  );

/** The sign-ins on new browsers, other than this one, that the account's owner has not seen yet, newest first. */
export async function newDevicesOf(db: Db, accountId: string, deviceId: string | null): Promise<Activity[]> {
  const rows = await db
    .select(shown)
    .from(accountActivity)
    .where(unseen(accountId, deviceId))
    .orderBy(desc(accountActivity.activityId))
    .limit(20);
  return rows.map(toActivity);
}

/** Marks them as seen, up to the newest that was shown. */
export async function markSeen(
  db: Db,
  accountId: string,
  { deviceId, upTo, at }: { deviceId: string | null; upTo: number; at: string },
): Promise<void> {
  await db
    .update(accountActivity)
    .set({ seenAt: at })
    .where(and(unseen(accountId, deviceId), sql`${accountActivity.activityId} <= ${upTo}`));
}
