import type { FastifyInstance } from 'fastify';
import { getReferrals, getReferrer, nameReferrer } from '#contract/referrals.ts';
import {
  maskedName,
  readReferralCode,
  referralDays,
  referralShare,
  shownCode,
} from '#domain/bettor/referral.ts';
import { must } from '#domain/must.ts';
import { referralTexts } from '#domain/words/referral-words.ts';
import { isPracticeAccount, type Accounts } from '#server/exchange/accounts/accounts.ts';
import type { HeldLimits } from '#server/exchange/accounts/held-limits.ts';
import type { ReferralCodes } from '#server/exchange/accounts/referral-codes.ts';
import type { CommandGate } from '#server/exchange/engine/commands/commands.ts';
import { referralProblem } from '#server/exchange/engine/commands/refer.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { referralsOf } from '#server/exchange/store/queries/referral-queries.ts';
import type { Authenticator } from './authenticator.ts';
import { refuseCall } from './errors.ts';
import { bettorRoute, publicRoute } from './route.ts';

export interface ReferralNeeds {
  authenticator: Authenticator;
  accounts: Accounts;
  codes: ReferralCodes;
  held: HeldLimits;
  gate: CommandGate;
  db: Db;
}

const refused = <Code extends keyof typeof referralTexts>(code: Code) =>
  refuseCall(code, referralTexts[code]);

/** Refer and earn: codes, whom a bettor sent, and why a code is not taken any more. */
export function referralRoutes(app: FastifyInstance, needs: ReferralNeeds): void {
  const { authenticator, accounts, codes, held, gate, db } = needs;
  const ownerOf = (code: string) => codes.ownerOf(readReferralCode(code) ?? '');

  publicRoute(app, getReferrer, ({ params: { code } }) => {
    const owner = ownerOf(code);
    return owner ? { name: maskedName(owner.userName) } : refused('UNKNOWN_REFERRAL');
  });

  bettorRoute(app, authenticator, getReferrals, async ({ caller: { accountId } }) => {
    const account = must(accounts.byId(accountId));
    // Nobody is led to promote betting who takes a break from it.
    const onBreak = held.breakOf(accountId) === null ? null : ('ON_BREAK' as const);
    const noCode = isPracticeAccount(account) ? ('PRACTICE' as const) : onBreak;
    const code = noCode === null ? codes.codeOf(account) : null;
    const told = await referralsOf(db, accountId);
    const shown = code === null ? null : shownCode(code);
    return { code: shown, noCode, share: referralShare, days: referralDays, ...told };
  });

  bettorRoute(app, authenticator, nameReferrer, async ({ caller: { accountId }, body: { code } }) => {
    if (isPracticeAccount(must(accounts.byId(accountId)))) return refused('PRACTICE_ACCOUNT');
    const referrerId = ownerOf(code)?.accountId ?? '';
    return refused((await gate.look((state) => referralProblem(state, accountId, referrerId))) ?? 'TOO_LATE');
  });
}
