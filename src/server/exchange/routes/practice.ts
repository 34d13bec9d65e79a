import type { FastifyInstance } from 'fastify';
import { keepPractice, openPractice, refillPractice } from '#contract/practice.ts';
import { isPracticeAccount } from '#server/exchange/accounts/accounts.ts';
import type { PracticeAccounts } from '#server/exchange/accounts/practice-accounts.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { addressGroup } from '#server/runtime/address-group.ts';
import type { OpenBettor } from './open-bettor.ts';
import type { SessionNeeds } from './session.ts';
import { refuseCall, unauthenticated } from './errors.ts';
import { bettorRoute, publicRoute } from './route.ts';

export interface PracticeRouteNeeds extends SessionNeeds {
  gate: CommandGate;
  openBettor: OpenBettor;
  practice: PracticeAccounts;
}

export function practiceRoutes(app: FastifyInstance, needs: PracticeRouteNeeds): void {
  const { accounts, devices, limits, authenticator, practice, gate, sessions, openBettor, openSession } =
    needs;

  publicRoute(app, openPractice, async ({ address, device: shown }) => {
    const device = await devices.read(shown);
    const account = practice.of(device) ?? (await practice.open(addressGroup(address)));
    if (!account)
      return refuseCall(
        'TOO_MANY_PRACTICE_ACCOUNTS',
        'Five practice accounts were begun here in the last hour. Try again later, or register.',
      );
    await practice.use(account);
    return openSession(account, device);
  });

  bettorRoute(app, authenticator, refillPractice, async ({ caller: { accountId } }) => {
    const result = await gate.submit({ type: 'REFILL_PRACTICE', accountId });
    return result.status === 'ACCEPTED' ? result.balance : refuseCall(result.code, result.message);
  });

  bettorRoute(app, authenticator, keepPractice, async ({ caller, body, device: shown, ...by }) => {
    const { accountId } = caller;
    const account = accounts.byId(accountId);
    if (!account) return unauthenticated();
    if (!isPracticeAccount(account)) return refuseCall('NOT_PRACTICE', 'This is no practice account.');
    const { device } = await limits.admit(keepPractice.name, {
      ...by,
      device: shown,
      userName: body.userName,
    });
    const kept = await openBettor(body, { address: by.address, keptFrom: accountId });
    if (!('accountId' in kept)) return kept;
    await practice.end(accountId);
    await sessions.endAll(accountId, null);
    return openSession(kept, device);
  });
}
