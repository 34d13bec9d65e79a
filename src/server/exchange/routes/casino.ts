import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createLaunchCode, getPartner, redeemLaunchCode } from '#contract/casino.ts';
import type { Accounts } from '../auth/accounts.ts';
import { casinoLobby, partnerLink } from '../catalogue/casino.ts';
import { refuse } from './errors.ts';
import { bettorRoute, operatorRoute, type Doorkeeper } from './route.ts';

export interface CasinoParts {
  accounts: Accounts;
  doorkeeper: Doorkeeper;
  now: () => number;
}

const codeLifeMs = 60_000;

/** The partner's address and launch codes. Codes live for a minute, so a restart may forget them. */
export function casinoRoutes(app: FastifyInstance, { accounts, doorkeeper, now }: CasinoParts): void {
  const codes = new Map<string, { accountId: string; eventId: string; expiresAt: number }>();
  const forgetOld = () => {
    for (const [code, { expiresAt }] of codes) if (expiresAt <= now()) codes.delete(code);
  };

  bettorRoute(app, doorkeeper, getPartner, () => ({ link: partnerLink }));

  bettorRoute(app, doorkeeper, createLaunchCode, ({ caller: { accountId }, body: { eventId } }) => {
    if (!casinoLobby.some((game) => game.eventId === eventId))
      return refuse('UNKNOWN_GAME', 'There is no such game.');
    forgetOld();
    const code = randomBytes(24).toString('base64url');
    const expiresAt = now() + codeLifeMs;
    codes.set(code, { accountId, eventId, expiresAt });
    return { code, expiresAt: new Date(expiresAt).toISOString() };
  });

  operatorRoute(app, doorkeeper, redeemLaunchCode, ({ body: { code } }) => {
    forgetOld();
    const found = codes.get(code);
    const account = found && accounts.byId(found.accountId);
    codes.delete(code);
    if (!account) return refuse('UNKNOWN_CODE', 'This code was used before, is too old, or was never given.');
    return { userName: account.userName, eventId: found.eventId };
  });
}
