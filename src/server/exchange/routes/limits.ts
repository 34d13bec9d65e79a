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
import type { LimitChange } from '#domain/limits/limit-change.ts';
import { leftOf } from '#domain/limits/limit.ts';
import { limitChangeWords } from '#domain/words/limit-change-words.ts';
import type { ActivityLog, Request } from '#server/exchange/accounts/activity-log.ts';
import { toLimits } from '#server/exchange/engine/limits/limits-view.ts';
import type { Authenticator } from './authenticator.ts';
import { submitChange, submitLimit, type ChangeNeeds } from './change-limits.ts';
import { refuseCall } from './errors.ts';
import { bettorRoute } from './route.ts';

export interface LimitNeeds extends ChangeNeeds {
  authenticator: Authenticator;
  activity: ActivityLog;
}

/** Limits, breaks, and how often a bettor is to look up. */
export function limitRoutes(app: FastifyInstance, needs: LimitNeeds): void {
  const { authenticator } = needs;
  const done = answerer(needs);

  bettorRoute(app, authenticator, getLimits, ({ caller }) => limitsOf(needs, caller.accountId));

  bettorRoute(app, authenticator, setLimit, async ({ caller: { accountId }, params, body, ...by }) => {
    const result = await submitLimit(needs, { accountId, ...params, ...body });
    return done(accountId, result, by, { type: 'SET', ...params, amount: body.amount });
  });

  bettorRoute(app, authenticator, confirmLimit, async ({ caller: { accountId }, params, body, ...by }) => {
    const result = await submitChange(needs, { type: 'CONFIRM_LIMIT', accountId, ...params, ...body });
    return done(accountId, result, by, { type: 'CONFIRM', ...params });
  });

  bettorRoute(app, authenticator, takeTimeOut, async ({ caller: { accountId }, body, ...by }) => {
    const result = await submitChange(needs, { type: 'TAKE_TIME_OUT', accountId, ...body });
    return done(accountId, result, by, { type: 'TIME_OUT', length: body.length });
  });

  bettorRoute(app, authenticator, excludeMyself, async ({ caller: { accountId }, body, ...by }) => {
    const result = await submitChange(needs, { type: 'EXCLUDE_SELF', accountId, ...body });
    return done(accountId, result, by, { type: 'EXCLUDE', months: body.months });
  });

  bettorRoute(app, authenticator, askToReturn, async ({ caller: { accountId }, body, ...by }) => {
    const result = await submitChange(needs, { type: 'ASK_RETURN', accountId, ...body });
    return done(accountId, result, by, { type: 'RETURN' });
  });

  bettorRoute(app, authenticator, setRealityCheck, async ({ caller: { accountId }, body, ...by }) => {
    const result = await submitChange(needs, { type: 'SET_REALITY_CHECK', accountId, ...body });
    return done(accountId, result, by, { type: 'REALITY', every: body.every });
  });

  bettorRoute(app, authenticator, answerRealityCheck, async ({ caller: { accountId }, body }) => {
    const result = await submitChange(needs, { type: 'ANSWER_REALITY_CHECK', accountId, ...body });
    return result.status === 'ACCEPTED'
      ? limitsOf(needs, accountId)
      : refuseCall(result.code, result.message);
  });
}

/** Tells what holds after a change, and writes the change down for the account's owner. */
const answerer =
  (needs: LimitNeeds) =>
  async <Code extends string>(
    accountId: string,
    result: { status: 'ACCEPTED' } | { status: 'REFUSED'; code: Code; message: string },
    by: Request,
    change: LimitChange,
  ) => {
    if (result.status === 'REFUSED') return refuseCall(result.code, result.message);
    const after = await limitsOf(needs, accountId);
    const kind = change.type === 'TIME_OUT' || change.type === 'EXCLUDE' ? 'BREAK_TAKEN' : 'LIMIT_CHANGED';
    await needs.activity.note(accountId, kind, by, limitChangeWords(change, after));
    return after;
  };

/** What an account holds itself to, and what of it is used. */
async function limitsOf(
  { gate, held, now }: Pick<LimitNeeds, 'gate' | 'held' | 'now'>,
  accountId: string,
): Promise<BettorLimitsView> {
  const at = new Date(now()).toISOString();
  const view = await gate.look((state) => toLimits(state.anyAccount(accountId), at));
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
