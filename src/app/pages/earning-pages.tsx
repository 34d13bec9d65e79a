import { useSelector } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReferAndEarn } from '#features/refer-and-earn/refer-and-earn.tsx';
import { Report } from '#features/report/report.tsx';
import { rollingCommissionReport } from '#features/report/rolling-commission.ts';
import { RollingTerms } from '#features/rolling-commission/rolling-terms.tsx';
import { useSession } from '#features/session/session.provider.tsx';
import { isPracticeOf } from '#machines/session/session.machine.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ProfileTabs } from '../account/profile-tabs.tsx';
import css from './report-pages.module.css';

/** What accrues to the bettor by their turnover, and what of it was paid. Practice money accrues nothing. */
export function RollingCommissionPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isPractice = useSelector(useSession(), isPracticeOf);
  return (
    <section className={css.page}>
      <ProfileTabs />
      <h1 className={css.title}>Rolling commission</h1>
      {isPractice ? (
        <EmptyState title="Practice accounts have no rolling commission">
          It is a share of the turnover in money, whoever wins. Bets with practice money count in none.
        </EmptyState>
      ) : (
        <>
          <RollingTerms />
          <Report
            kind={rollingCommissionReport}
            search={search}
            onSearch={(to, options) => void navigate(to, options)}
          />
        </>
      )}
    </section>
  );
}

/** The bettor's referral code, and what it earned them. */
export function ReferAndEarnPage() {
  return (
    <section className={css.page}>
      <ProfileTabs />
      <h1 className={css.title}>Refer and earn</h1>
      <ReferAndEarn />
    </section>
  );
}
