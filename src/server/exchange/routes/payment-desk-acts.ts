import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  blockAccount,
  closeUnmatched,
  grantBonus,
  setPaymentMethod,
  setProviderAway,
} from '#contract/payment-desk.ts';
import { methodOf, paymentMethods } from '#domain/payment/payment-method.ts';
import type { Accounts } from '#server/exchange/accounts/accounts.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { actorOf, type By } from './actor.ts';
import { refuseCall, unknownAccount } from './errors.ts';
import type { Authenticator } from './authenticator.ts';
import type { PaymentDesk } from './payment-desk-needs.ts';
import { newReference } from './payment-reference.ts';
import { operatorRoute } from './route.ts';

export interface DeskActNeeds {
  authenticator: Authenticator;
  accounts: Accounts;
  gate: CommandGate;
  desk: PaymentDesk;
}

/** What operators do about accounts and ways to pay. */
export function deskActRoutes(app: FastifyInstance, needs: DeskActNeeds): void {
  serveAccounts(app, needs);
  serveSwitches(app, needs);
}

const aPaymentOf = ({ accountId }: { accountId: string }) => ({
  accountId,
  paymentId: randomUUID() as string,
  reference: newReference(),
});

function serveAccounts(app: FastifyInstance, { authenticator, accounts, gate }: DeskActNeeds): void {
  operatorRoute(app, authenticator, closeUnmatched, async ({ params: { bankId }, body }) => {
    const { userName, bankId: backBy } = body;
    const account = userName === null ? null : accounts.byName(userName);
    if (account === undefined) return unknownAccount();
    const to = account ? aPaymentOf(account) : backBy === undefined ? null : { backBy };
    if (!to) return refuseCall('BANK_ID_NEEDED', 'Name the bank transaction by which the money went back.');
    const result = await gate.submit({ type: 'CLOSE_UNMATCHED', bankId, to, actor: actorOf(body) });
    if (result.status === 'REFUSED') return refuseCall(result.code, result.message);
    return { payment: result.payment };
  });

  operatorRoute(app, authenticator, grantBonus, async ({ params: { userName }, body }) => {
    const account = accounts.byName(userName);
    if (!account) return unknownAccount();
    const { operatorName, reason, ...grant } = body;
    const actor = { who: operatorName, reason };
    const { accountId } = account;
    const result = await gate.submit({ type: 'GRANT_BONUS', accountId, ...grant, actor });
    return result.status === 'ACCEPTED' ? result.grant : refuseCall(result.code, result.message);
  });

  operatorRoute(app, authenticator, blockAccount, async ({ params: { userName }, body }) => {
    const account = accounts.byName(userName);
    if (!account) return unknownAccount();
    const { accountId } = account;
    const { blocked } = body;
    const result = await gate.submit({ type: 'BLOCK_ACCOUNT', accountId, blocked, actor: actorOf(body) });
    if (result.status === 'REFUSED') return refuseCall(result.code, result.message);
    accounts.setBlocked(accountId, result.blocked);
    return { blocked: result.blocked };
  });
}

function serveSwitches(app: FastifyInstance, { authenticator, gate, desk }: DeskActNeeds): void {
  const turn = async (name: string, isOff: boolean, by: By) => {
    await gate.submit({ type: 'SET_SWITCH', name, isOff, actor: actorOf(by) });
    if (!isOff) desk.wake();
  };

  operatorRoute(app, authenticator, setPaymentMethod, async ({ params: { methodId }, body }) => {
    if (!methodOf(methodId)) return refuseCall('UNKNOWN_METHOD', 'There is no such way to pay.');
    await turn(`method:${methodId}`, !body.isOn, body);
    return { isOn: body.isOn };
  });

  operatorRoute(app, authenticator, setProviderAway, async ({ params: { providerId }, body }) => {
    if (!paymentMethods.some((method) => method.providerId === providerId))
      return refuseCall('UNKNOWN_PROVIDER', 'There is no such provider.');
    await turn(`provider:${providerId}`, body.isAway, body);
    return { isAway: body.isAway };
  });
}
