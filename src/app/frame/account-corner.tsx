import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useUserName } from '#features/session/session.provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import css from './account-corner.module.css';
import { usePopups } from './popups.tsx';

/** With its menus: a visitor does not wait for them. */
const BettorCorner = lazyPart(async () => (await import('./bettor-corner.tsx')).BettorCorner);

/** The right end of the header: who is here, with what money, or how to come in (HDR-1, HDR-2). */
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

/** There is no room here for a whole sentence that is seen. */
export function NoMenu({ userName, onRetry }: { userName: string; onRetry: () => void }) {
  return (
    <>
      <span className={css.userName}>{userName}</span>
      <span role="alert">
        <VisuallyHidden>
          Your bets and your money are not affected. Your menu could not be loaded.
        </VisuallyHidden>
      </span>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}
