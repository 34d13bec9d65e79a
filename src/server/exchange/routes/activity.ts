import type { FastifyInstance } from 'fastify';
import {
  endOtherSessions,
  endSession,
  listActivity,
  listNewDevices,
  listPasswordChanges,
  listSessions,
  seeNewDevices,
} from '#contract/activity.ts';
import { activityKinds, passwordKinds } from '#domain/bettor/activity.ts';
import type { OpenSession } from '#domain/bettor/open-session.ts';
import type { ActivityLog } from '#server/exchange/accounts/activity-log.ts';
import type { Caller, Sessions } from '#server/exchange/accounts/sessions.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { activityOf, markSeen, newDevicesOf } from '#server/exchange/store/queries/activity-queries.ts';
import type { Authenticator } from './authenticator.ts';
import { refuseCall } from './errors.ts';
import { bettorRoute } from './route.ts';

export interface ActivityNeeds {
  authenticator: Authenticator;
  sessions: Sessions;
  activity: ActivityLog;
  db: Db;
  /** Unix milliseconds. */
  now: () => number;
}

const rows = 50;
const idOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** What was done with an account, where it is signed in, and how its owner ends that. */
export function activityRoutes(app: FastifyInstance, needs: ActivityNeeds): void {
  const { authenticator, sessions, activity, db, now } = needs;

  bettorRoute(app, authenticator, listActivity, ({ caller: { accountId }, query: { before } }) =>
    activityOf(db, accountId, { before: idOf(before), kinds: activityKinds, rows }),
  );

  bettorRoute(app, authenticator, listPasswordChanges, ({ caller: { accountId }, query: { before } }) =>
    activityOf(db, accountId, { before: idOf(before), kinds: passwordKinds, rows }),
  );

  bettorRoute(app, authenticator, listSessions, ({ caller }) => openSessionsOf(sessions, caller));

  bettorRoute(app, authenticator, endSession, async ({ caller, params: { sessionId }, ...by }) => {
    if (sessionId === caller.sessionId)
      return refuseCall('THIS_SESSION', 'This is the session that you are in. Sign out to end it.');
    const ended = sessions.openOf(caller.accountId).find((one) => one.sessionId === sessionId);
    // One that is over already is over, as its owner wants it.
    if (ended) {
      await sessions.end(sessionId, 'REVOKED');
      await activity.note(caller.accountId, 'SESSION_ENDED', by, ended.browser);
    }
    return openSessionsOf(sessions, caller);
  });

  bettorRoute(app, authenticator, endOtherSessions, async ({ caller, ...by }) => {
    const { accountId, sessionId } = caller;
    const others = sessions.openOf(accountId).filter((one) => one.sessionId !== sessionId);
    await sessions.endAll(accountId, sessionId, 'REVOKED');
    for (const { browser } of others) await activity.note(accountId, 'SESSION_ENDED', by, browser);
    return openSessionsOf(sessions, caller);
  });

  const deviceOf = ({ accountId, sessionId }: Caller) =>
    sessions.openOf(accountId).find((one) => one.sessionId === sessionId)?.deviceId ?? null;

  bettorRoute(app, authenticator, listNewDevices, ({ caller }) =>
    newDevicesOf(db, caller.accountId, deviceOf(caller)),
  );

  bettorRoute(app, authenticator, seeNewDevices, async ({ caller, body: { upTo } }) => {
    const at = new Date(now()).toISOString();
    await markSeen(db, caller.accountId, { deviceId: deviceOf(caller), upTo: Number(upTo), at });
    return {};
  });
}

const openSessionsOf = (sessions: Sessions, { accountId, sessionId: own }: Caller): OpenSession[] =>
  sessions.openOf(accountId).map(({ sessionId, openedAt, renewedAt, address, browser }) => ({
    sessionId,
    openedAt: new Date(openedAt).toISOString(),
    usedAt: new Date(renewedAt).toISOString(),
    address,
    browser,
    isThis: sessionId === own,
  }));
