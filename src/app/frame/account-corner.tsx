import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/route.ts';
import { useUserName } from '#features/session/session.provider.tsx';
import { Button } from '#ui/button/button.tsx';
import css from './account-corner.module.css';
import { usePopups } from './popups.tsx';

/** With its menus: a visitor does not wait for them. */
const BettorCorner = lazy(async () => ({ default: (await import('./bettor-corner.tsx')).BettorCorner }));

/** The right end of the header: who is here, with what money, or how to come in (HDR-1, HDR-2). */
export function AccountCorner() {
  const userName = useUserName();
  const popups = usePopups();
  if (userName !== null) {
    return (
      <Suspense fallback={<span className={css.userName}>{userName}</span>}>
        <BettorCorner userName={userName} />
      </Suspense>
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
