import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ChevronDown, ReceiptText } from 'lucide-react';
import { formatMoney } from '#domain/money.ts';
import { hrefOf } from '#domain/route.ts';
import { BalanceView } from '#features/account-feed/balance.view.tsx';
import { useBalance, useIsAccountLive, useOrders } from '#features/account-feed/account-feed.provider.tsx';
import { useSession } from '#features/session/session.provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/menu/menu.tsx';
import { useBetsBeside } from '../use-bets-beside.ts';
import css from './account-corner.module.css';
import { usePopups } from './popups.tsx';

/** HDR-3: the profile menu's pages, in its order; My Market stands between the last two. */
const pagesBefore: readonly [
  label: string,
  route:
    | 'referAndEarn'
    | 'profile'
    | 'accountStatement'
    | 'profitLoss'
    | 'myBetsHistory'
    | 'passwordHistory'
    | 'activityLog',
][] = [
  ['Refer and Earn', 'referAndEarn'],
  ['Profile', 'profile'],
  ['Account Statement', 'accountStatement'],
  ['Betting Profit and Loss', 'profitLoss'],
  ['My Bets', 'myBetsHistory'],
  ['Password history', 'passwordHistory'],
  ['Activity Log', 'activityLog'],
];

/** Who is signed in, with what money, and the profile menu (HDR-2, HDR-3). */
export function BettorCorner({ userName }: { userName: string }) {
  const session = useSession();
  const popups = usePopups();
  const navigate = useNavigate();
  const balance = useBalance();
  const isLive = useIsAccountLive();
  // Where the slip and My Bets do not stand beside the page, this is the way to them.
  const isBeside = useBetsBeside();
  const orders = useOrders();
  const waiting = [...orders.values()].filter(({ remaining }) => remaining > 0).length;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <span className={css.money}>
        <Button
          size="small"
          variant="primary"
          onClick={() => popups.show({ name: 'banking', section: 'deposit' })}
        >
          Deposit
        </Button>
        <Button size="small" asChild>
          <Link to={hrefOf('withdraw')}>Withdraw</Link>
        </Button>
      </span>
      {!isBeside && (
        <IconButton label="Bets" count={waiting} onClick={() => popups.show('bets')}>
          <ReceiptText />
        </IconButton>
      )}
      <BalanceView balance={balance} isLive={isLive} onExposure={() => popups.show('exposure')} />
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
        <MenuLabel>
          {userName}
          {balance && (
            <span className={css.wallet}>
              Wallet amount (inclusive bonus) {formatMoney(balance.bankBalance)}
              <br />
              Net exposure {formatMoney(balance.exposure)}
            </span>
          )}
        </MenuLabel>
        <MenuSeparator />
        {pagesBefore.map(([label, route]) => (
          <MenuItem key={route} onSelect={() => void navigate(hrefOf(route))}>
            {label}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => popups.show('exposure')}>Market Analysis</MenuItem>
        <MenuItem onSelect={() => void navigate(hrefOf('settings'))}>Settings</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => session.send({ type: 'logout.chosen' })}>Logout</MenuItem>
      </Menu>
    </>
  );
}
