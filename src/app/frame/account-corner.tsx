import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ChevronDown } from 'lucide-react';
import { hrefOf } from '#domain/route.ts';
import { BalanceView } from '#features/account-feed/balance.view.tsx';
import { useBalance, useIsAccountLive } from '#features/account-feed/account-feed.provider.tsx';
import { useSession, useUserName } from '#features/session/session.provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu/menu.tsx';
import { usePopups } from './popups.tsx';
import css from './account-corner.module.css';

/** The right end of the header: who is here, with what money, or how to come in (HDR-1, HDR-2). */
export function AccountCorner() {
  const userName = useUserName();
  const popups = usePopups();
  if (userName !== null) return <BettorCorner userName={userName} />;
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

function BettorCorner({ userName }: { userName: string }) {
  const session = useSession();
  const popups = usePopups();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const go = (path: string) => () => void navigate(path);
  return (
    <>
      <BalanceView balance={useBalance()} isLive={useIsAccountLive()} />
      <Menu
        align="end"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button type="button" className={css.user}>
            <span className={css.userName}>{userName}</span>
            <ChevronDown aria-hidden size={16} />
          </button>
        }
      >
        <MenuItem onSelect={() => popups.show('bets')}>My Bets</MenuItem>
        <MenuItem onSelect={go(hrefOf('profile'))}>Profile</MenuItem>
        <MenuItem onSelect={go(hrefOf('accountStatement'))}>Account Statement</MenuItem>
        <MenuItem onSelect={go(hrefOf('settings'))}>Settings</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => session.send({ type: 'logout.chosen' })}>Logout</MenuItem>
      </Menu>
    </>
  );
}
