import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '#contract/call.ts';
import { keepPractice, openPractice, refillPractice } from '#contract/practice.ts';
import { practiceProblem, type AgeNeeds } from '#server/exchange/accounts/age-check.ts';
import { isNameless } from '#server/exchange/accounts/accounts.ts';
import { isZone } from '#domain/calendar/zone-day.ts';
import { ageRefusals } from '#domain/words/sign-up-words.ts';
import { paymentRefusalText } from '#domain/words/payment-words.ts';
import type { PracticeAccounts } from '#server/exchange/accounts/practice-accounts.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { addressGroup } from '#server/runtime/address-group.ts';
import type { OpenBettor } from './open-bettor.ts';
import type { SessionNeeds } from './session.ts';
import { refuseCall, unauthenticated } from './errors.ts';
import { bettorRoute, publicRoute } from './route.ts';

export interface PracticeRouteNeeds extends SessionNeeds, AgeNeeds {
  gate: CommandGate;
  openBettor: OpenBettor;
  practice: PracticeAccounts;
}

/** UTC is as good a calendar as any for whoever says none that is known. */
const zoneIn = ({ zone }: BodyOf<typeof openPractice>): string | undefined =>
  zone != null && isZone(zone) ? zone : undefined;

export function practiceRoutes(app: FastifyInstance, needs: PracticeRouteNeeds): void {
  const { accounts, devices, limits, authenticator, practice, gate, sessions, openBettor, openSession } =
    needs;
  const { jurisdiction, activity } = needs;

  publicRoute(app, openPractice, async ({ device: shown, body, ...by }) => {
    const problem = await practiceProblem(body, needs);
    if (problem) return refuseCall(problem, ageRefusals[problem]);
    const device = await devices.read(shown);
    const account = practice.of(device) ?? (await practice.open(addressGroup(by.address), zoneIn(body)));
    if (!account)
      return refuseCall(
        'TOO_MANY_PRACTICE_ACCOUNTS',
        'Five practice accounts were begun here in the last hour. Try again later, or register.',
      );
    await practice.use(account);
    return openSession(account, device, by);
  });

  bettorRoute(app, authenticator, refillPractice, async ({ caller: { accountId } }) => {
    const result = await gate.submit({ type: 'REFILL_PRACTICE', accountId });
    return result.status === 'ACCEPTED' ? result.balance : refuseCall(result.code, result.message);
  });

  bettorRoute(app, authenticator, keepPractice, async ({ caller, body, device: shown, ...by }) => {
    const { accountId } = caller;
    const account = accounts.byId(accountId);
    if (!account) return unauthenticated();
    if (!isNameless(account)) return refuseCall('NOT_PRACTICE', 'This is no practice account to be kept.');
    if (!jurisdiction.hasMoney) return refuseCall('NO_MONEY', paymentRefusalText('NO_MONEY'));
    const { device } = await limits.admit(keepPractice.name, {
      ...by,
      device: shown,
      userName: body.userName,
    });
    const kept = await openBettor(body, { address: by.address, keptFrom: accountId });
    if (!('accountId' in kept)) return kept;
    await activity.opened(kept.accountId, by);
    await practice.end(accountId);
    await sessions.endAll(accountId, null);
    return openSession(kept, device, by);
  });
}
