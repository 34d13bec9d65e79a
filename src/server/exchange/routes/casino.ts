import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  createLaunchCode,
  getPartner,
  getPlayer,
  listPlayedGames,
  playRound,
  redeemLaunchCode,
} from '#contract/casino.ts';
import { refusalText } from '#domain/words/refusal-words.ts';
import { isPracticeAccount, type Accounts } from '#server/exchange/accounts/accounts.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import type { Sessions } from '#server/exchange/accounts/sessions.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { lastRounds, playedGames, roundOf } from '#server/exchange/store/queries/round-query.ts';
import { isLaunched, partnerLink } from '#server/exchange/catalogue/casino.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { accountRefusal } from '#server/exchange/engine/risk/order-checks.ts';
import type { Feed } from '#server/exchange/feed/feed.ts';
import { houseAccounts } from '#server/exchange/engine/ledger/house-accounts.ts';
import { settingsOfUser } from './bettor-settings.ts';
import { refuseCall } from './errors.ts';
import type { Authenticator } from './authenticator.ts';
import { bettorRoute, gamesRoute } from './route.ts';

export interface CasinoNeeds {
  accounts: Accounts;
  sessions: Sessions;
  held: HeldLimits;
  authenticator: Authenticator;
  gate: CommandGate;
  feed: Feed;
  db: Db;
  gamesUrl: string;
  now: () => number;
}

/** What a launch code stands for: a sign-in and a game. */
interface Launch {
  accountId: string;
  sessionId: string;
  eventId: string;
  /** Unix milliseconds. */
  expiresAt: number;
}

const codeLifeMs = 60_000;

/** The partner's link, launch codes, and rounds. Codes live for a minute, so a restart may forget them. */
export function casinoRoutes(app: FastifyInstance, needs: CasinoNeeds): void {
  const { accounts, sessions, held, authenticator, gate, feed, db, gamesUrl, now } = needs;
  const launches = new Map<string, Launch>();
  const forgetOld = () => {
    for (const [code, { expiresAt }] of launches) if (expiresAt <= now()) launches.delete(code);
  };

  bettorRoute(app, authenticator, getPartner, () => ({ link: partnerLink(gamesUrl) }));

  bettorRoute(app, authenticator, createLaunchCode, ({ caller, body: { eventId } }) => {
    if (!isLaunched(eventId)) return refuseCall('UNKNOWN_GAME', 'There is no such game.');
    forgetOld();
    const code = randomBytes(24).toString('base64url');
    const expiresAt = now() + codeLifeMs;
    launches.set(code, { ...caller, eventId, expiresAt });
    return { code, expiresAt: new Date(expiresAt).toISOString() };
  });

  bettorRoute(app, authenticator, listPlayedGames, ({ caller, query: { since } }) =>
    playedGames(db, caller.accountId, since),
  );

  gamesRoute(app, authenticator, redeemLaunchCode, async ({ body: { code } }) => {
    forgetOld();
    const launch = launches.get(code);
    launches.delete(code);
    // A code stands for its session's token, so it ends with the session.
    const account = launch && accounts.byId(sessions.accountOf(launch.sessionId) ?? '');
    const balance = account && feed.account(account.accountId)?.balance;
    if (!launch || !account || !balance)
      return refuseCall('UNKNOWN_CODE', 'This code was used before, is too old, or was never given.');
    const at = new Date(now()).toISOString();
    const refusal = await gate.look((state) => accountRefusal(state.anyAccount(account.accountId), at));
    const stop = refusal?.code ?? held.stopOf(account.accountId);
    if (stop) return refuseCall(stop, refusalText(stop));
    const { eventId, sessionId } = launch;
    const { theme } = await settingsOfUser(db, account.accountId);
    const { userName } = account;
    return { userName, eventId, balance, sessionId, theme, isPractice: isPracticeAccount(account) };
  });

  const sessionEnded = refuseCall('SESSION_ENDED', 'The session that opened this game has ended.');

  gamesRoute(
    app,
    authenticator,
    getPlayer,
    async ({ params: { sessionId }, query: { roundId, eventId } }) => {
      const accountId = sessions.accountOf(sessionId);
      if (accountId === null) return sessionEnded;
      await sessions.keepOpen(sessionId);
      const round = await roundOf(db, accountId, roundId);
      const rounds = eventId === undefined ? [] : await lastRounds(db, accountId, eventId);
      const balance = feed.account(accountId)?.balance;
      return balance ? { balance, round, rounds } : sessionEnded;
    },
  );

  gamesRoute(app, authenticator, playRound, async ({ params: { roundId }, body }) => {
    const { userName, sessionId, ...round } = body;
    const accountId = accounts.byName(userName)?.accountId;
    if (accountId === undefined) return refuseCall('UNKNOWN_ACCOUNT', 'There is no such account.');
    if (!isLaunched(round.eventId)) return refuseCall('UNKNOWN_GAME', 'There is no such game.');
    // After the session's end, asking again still tells what became of a round played before it.
    const isNew = async () => (await gate.resultOf(houseAccounts.casino, roundId)) === null;
    if (sessions.accountOf(sessionId) !== accountId && (await isNew())) return sessionEnded;
    const stop = held.stopOf(accountId);
    if (stop && (await isNew())) return refuseCall(stop, refusalText(stop));
    await sessions.keepOpen(sessionId);
    const result = await gate.submit({ type: 'PLAY_ROUND', accountId, roundId, ...round });
    return result.status === 'ACCEPTED' ? result.balance : refuseCall(result.code, result.message);
  });
}
