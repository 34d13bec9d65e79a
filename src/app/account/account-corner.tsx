import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useBalance, useIsAccountLive } from '#features/account-feed/use-account.ts';
import { BalanceView } from '#features/account-feed/balance.view.tsx';
import { useUserName } from '#features/session/session.provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import css from './account-corner.module.css';
import { usePopups } from '../popups/popups.tsx';

/** Loaded separately with its menus, so that visitors do not wait for them. */
const BettorCorner = lazyPart(async () => (await import('./bettor-corner.tsx')).BettorCorner);

/** The right end of the header: who is signed in and their money, or how to sign in (HDR-1, HDR-2). */
export function AccountCorner() {
  const userName = useUserName();
  const popups = usePopups();
  if (userName !== null) {
    return (
      <PartBoundary
        name="Your menu"
        loading={<span className={css.userName}>{userName}</span>}
        renderFailure={(_, retry) => <NoMenu userName={userName} onRetry={retry} />}
      >
        <BettorCorner userName={userName} />
      </PartBoundary>
    );
  }
  return (
    <>
      <Button asChild>
        <Link to={hrefOf('signUp')}>Register</Link>
      </Button>
      <Button variant="primary" onClick={() => popups.show('login')}>
        Login
      </Button>
    </>
  );
}

/** Shown when the menu fails to load: the balance is still there. */
export function NoMenu({ userName, onRetry }: { userName: string; onRetry: () => void }) {
  const popups = usePopups();
  const balance = useBalance();
  const isLive = useIsAccountLive();
  return (
    <>
      <BalanceView balance={balance} isLive={isLive} onExposure={() => popups.show('exposure')} />
      <span
        className={css.noMenu}
        role="alert"
        title="Your menu could not be loaded. Your bets and your money are not affected."
      >
        <span className={css.userName}>{userName}</span>
        <span>No menu</span>
      </span>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}
