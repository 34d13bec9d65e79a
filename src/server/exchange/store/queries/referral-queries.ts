import { and, desc, eq } from 'drizzle-orm';
import type { DataOf } from '#contract/call.ts';
import type { getReferrals } from '#contract/referrals.ts';
import { maskedName } from '#domain/bettor/referral.ts';
import type { Db } from '../open-database.ts';
import { accounts } from '../schema/accounts.ts';
import { accruals } from '../schema/accruals.ts';
import { referrals } from '../schema/referrals.ts';
import { accruedSoFar } from './accrued-so-far.ts';
import { exactSum } from './exact-sum.ts';

const mostTold = 500;

type Told = Pick<
  DataOf<typeof getReferrals>,
  'accrued' | 'paid' | 'dueAt' | 'count' | 'referrals' | 'sentBy'
>;

/** Whom a bettor sent here, what each earned them, and who sent them, in one snapshot. */
export const referralsOf = (db: Db, accountId: string): Promise<Told> =>
  db.transaction(
    async (tx) => {
      const its = eq(referrals.referrerId, accountId);
      const earning = and(
        eq(accruals.accountId, referrals.referrerId),
        eq(accruals.kind, 'REFERRAL'),
        eq(accruals.bettorId, referrals.accountId),
      );
      const rows = await tx
        .select({
          userName: accounts.userName,
          since: referrals.at,
          until: referrals.until,
          earned: exactSum(accruals.amount),
        })
        .from(referrals)
        .innerJoin(accounts, eq(accounts.accountId, referrals.accountId))
        .leftJoin(accruals, earning)
        .where(its)
        .groupBy(referrals.accountId, accounts.userName)
        .orderBy(desc(referrals.at), desc(referrals.accountId))
        .limit(mostTold);
      const [sender] = await tx
        .select({ userName: accounts.userName })
        .from(referrals)
        .innerJoin(accounts, eq(accounts.accountId, referrals.referrerId))
        .where(eq(referrals.accountId, accountId));
      const { accrued, paid, dueAt } = await accruedSoFar(tx, 'REFERRAL', accountId);
      return {
        accrued,
        paid,
        dueAt,
        count: await tx.$count(referrals, its),
        referrals: rows.map(({ userName, ...row }) => ({ name: maskedName(userName), ...row })),
        sentBy: sender ? maskedName(sender.userName) : null,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
