import type { FastifyInstance } from 'fastify';
import {
  answerRealityCheck,
  askToReturn,
  confirmLimit,
  excludeMyself,
  getLimits,
  setLimit,
  setRealityCheck,
  takeTimeOut,
  type BettorLimitsView,
} from '#contract/limits.ts';
import { noLimits } from '#domain/limits/bettor-limits.ts';
import { leftOf } from '#domain/limits/limit.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import type {
  LimitCommand,
  LimitCommandResults,
  SetLimitCommand,
} from '#server/exchange/engine/commands/limit-commands.ts';
import { toLimits } from '#server/exchange/engine/limits/limits-view.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { frameSumsOf } from '#server/exchange/store/queries/limit-queries.ts';
import type { Authenticator } from './authenticator.ts';
import { refuseCall } from './errors.ts';
import { bettorRoute } from './route.ts';

export interface LimitNeeds {
  authenticator: Authenticator;
  gate: CommandGate;
  held: HeldLimits;
  db: Db;
  /** Unix milliseconds. */
  now: () => number;
}

/** Limits, breaks, and how often a bettor is to look up. */
export function limitRoutes(app: FastifyInstance, needs: LimitNeeds): void {
  const { authenticator } = needs;

  bettorRoute(app, authenticator, getLimits, ({ caller }) => limitsOf(needs, caller.accountId));

  bettorRoute(app, authenticator, setLimit, async ({ caller: { accountId }, params, body }) => {
    const result = await submitLimit(needs, { accountId, ...params, ...body });
    return result.status === 'ACCEPTED'
      ? limitsOf(needs, accountId)
      : refuseCall(result.code, result.message);
  });

  bettorRoute(app, authenticator, confirmLimit, async ({ caller: { accountId }, params, body }) => {
    const result = await submitChange(needs, { type: 'CONFIRM_LIMIT', accountId, ...params, ...body });
    return result.status === 'ACCEPTED'
      ? limitsOf(needs, accountId)
      : refuseCall(result.code, result.message);
  });

  serveBreaks(app, needs);

  bettorRoute(app, authenticator, setRealityCheck, async ({ caller: { accountId }, body }) => {
    const result = await submitChange(needs, { type: 'SET_REALITY_CHECK', accountId, ...body });
    return result.status === 'ACCEPTED'
      ? limitsOf(needs, accountId)
      : refuseCall(result.code, result.message);
  });

  bettorRoute(app, authenticator, answerRealityCheck, async ({ caller: { accountId }, body }) => {
    const result = await submitChange(needs, { type: 'ANSWER_REALITY_CHECK', accountId, ...body });
    return result.status === 'ACCEPTED'
      ? limitsOf(needs, accountId)
      : refuseCall(result.code, result.message);
  });
}

function serveBreaks(app: FastifyInstance, needs: LimitNeeds): void {
  const { authenticator } = needs;

  bettorRoute(app, authenticator, takeTimeOut, async ({ caller: { accountId }, body }) => {
    const result = await submitChange(needs, { type: 'TAKE_TIME_OUT', accountId, ...body });
    return result.status === 'ACCEPTED'
      ? limitsOf(needs, accountId)
      : refuseCall(result.code, result.message);
  });

  bettorRoute(app, authenticator, excludeMyself, async ({ caller: { accountId }, body }) => {
    const result = await submitChange(needs, { type: 'EXCLUDE_SELF', accountId, ...body });
    return result.status === 'ACCEPTED'
      ? limitsOf(needs, accountId)
      : refuseCall(result.code, result.message);
  });

  bettorRoute(app, authenticator, askToReturn, async ({ caller: { accountId }, body }) => {
    const result = await submitChange(needs, { type: 'ASK_RETURN', accountId, ...body });
    return result.status === 'ACCEPTED'
      ? limitsOf(needs, accountId)
      : refuseCall(result.code, result.message);
  });
}

/** How often the sums of an account are read anew because something was booked meanwhile. */
const mostReads = 5;

/** Sets a limit, lowers it or asks to raise it, with what the ledger says of the account by now. */
async function submitLimit(
  needs: LimitNeeds,
  limit: Omit<SetLimitCommand, 'type' | 'sums'>,
): Promise<LimitCommandResults['SET_LIMIT']> {
  const { gate, db, now } = needs;
  const { accountId } = limit;
  const zone = await gate.look((state) => state.account(accountId).limitZone);
  for (let read = 1; ; read++) {
    const sums = await frameSumsOf(db, { accountId, zone }, new Date(now()).toISOString());
    const result = await submitChange(needs, { type: 'SET_LIMIT', ...limit, sums });
    if (result.status === 'ACCEPTED' || result.code !== 'CHANGED_MEANWHILE' || read === mostReads)
      return result;
  }
}

/** Carries a change out, and holds the account to it. */
export async function submitChange<C extends LimitCommand>(
  { gate, held }: Pick<LimitNeeds, 'gate' | 'held'>,
  command: C,
): Promise<LimitCommandResults[C['type']]> {
  const result = await gate.submit(command);
  const { accountId } = command;
  held.keep(
    accountId,
    await gate.look((state) => {
      const { limitZone: zone, limits } = state.account(accountId);
      return { zone, all: limits?.all ?? noLimits };
    }),
  );
  return result;
}

/** What an account holds itself to, and what of it is used. */
async function limitsOf(
  { gate, held, now }: Pick<LimitNeeds, 'gate' | 'held' | 'now'>,
  accountId: string,
): Promise<BettorLimitsView> {
  const at = new Date(now()).toISOString();
  const view = await gate.look((state) => toLimits(state.account(accountId), at));
  const minutes = Math.floor(held.today(accountId, view.zone) / 60_000);
  return {
    ...view,
    limits: view.limits.map((limit) =>
      limit.kind === 'SESSION' && limit.amount !== null
        ? { ...limit, used: minutes, left: leftOf(limit.amount, minutes), until: held.dayEnd(view.zone) }
        : limit,
    ),
  };
}
