import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ChevronDown, ReceiptText, Wallet } from 'lucide-react';
import type { Order } from '#domain/bet/order.ts';
import { formatMoney } from '#domain/money/money.ts';
import { walletWords } from '#domain/words/wallet-words.ts';
import { hrefOf } from '#domain/site/route.ts';
import { BalanceView } from '#features/account-feed/balance.view.tsx';
import { useBalance, useIsAccountLive, useOrders } from '#features/account-feed/use-account.ts';
import { useSession } from '#features/session/session.provider.tsx';
import { restrictionOf } from '#machines/session/session.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/menu/menu.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { pageJurisdiction } from '../jurisdiction.ts';
import { useBetsBeside } from '../use-bets-beside.ts';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { PlainDialog } from '#ui/plain-dialog/plain-dialog.tsx';
import css from './account-corner.module.css';
import { usePopups } from '../popups/popups.tsx';

const WalletSheet = lazyPart(async () => (await import('./wallet-sheet.tsx')).WalletSheet);
const WholeWallet = lazyPart(async () => (await import('./wallet-sheet.tsx')).WholeWallet);

/** HDR-3: the pages of the profile menu, in its order; My Market stands between the last two. */
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

/** How many bets are not settled yet, and how many of these wait to be matched, wholly or in part. */
function openBets(orders: readonly Order[]): { open: number; words: string } {
  const waiting = orders.filter(({ remaining }) => remaining > 0).length;
  const open = orders.filter(({ matched, remaining }) => matched + remaining > 0).length;
  const words = [open > 0 && `${open} open`, waiting > 0 && `${waiting} waiting`];
  return { open, words: words.filter(Boolean).join(', ') };
}

/** Who is signed in, their money, and the profile menu (HDR-2, HDR-3). */
export function BettorCorner({ userName }: { userName: string }) {
  const session = useSession();
  const popups = usePopups();
  const navigate = useNavigate();
  // Where the slip and My Bets are not beside the page, this menu leads to them.
  const isBeside = useBetsBeside();
  const isNarrow = useMedia(narrow);
  const { hasMoney } = pageJurisdiction();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {!isNarrow && hasMoney && <MoneyWays />}
      {!isBeside && <BetsButton />}
      <Money />
      {isNarrow && hasMoney && <WalletButton />}
      <Menu
        align="end"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button type="button" className={css.user} aria-label={userName}>
            {isNarrow ? (
              <span className={css.initial}>{userName.slice(0, 1).toUpperCase()}</span>
            ) : (
              <>
                <span className={css.userName}>{userName}</span>
                <ChevronDown aria-hidden size={16} />
              </>
            )}
          </button>
        }
      >
        <MenuLabel>
          {userName}
          {/* Its room is kept: what is about to be pressed below must not move when the figures arrive. */}
          <span className={css.wallet}>
            Wallet amount (inclusive bonus){' '}
            <PartBoundary name="The figure" loading="…" renderFailure={() => '…'}>
              <WholeWallet />
            </PartBoundary>
            <br />
            Net exposure <NetExposure />
          </span>
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

/** Leads to the bets, and counts them. */
function BetsButton() {
  const popups = usePopups();
  const { open, words } = openBets([...useOrders().values()]);
  return (
    <IconButton label="Bets" count={open} countWords={words} onClick={() => popups.show('bets')}>
      <ReceiptText />
    </IconButton>
  );
}

/** On its own, since it changes with every bet, and the menu beside it does not. */
function Money() {
  const popups = usePopups();
  const balance = useBalance();
  return (
    <BalanceView
      balance={balance}
      isLive={useIsAccountLive()}
      onExposure={() => popups.show('exposure')}
      title={balance ? walletWords(balance) : undefined}
    />
  );
}

function NetExposure() {
  const balance = useBalance();
  return balance ? formatMoney(balance.exposure) : '…';
}

/** HDR-1. The page of withdrawals sends a blocked bettor home (GRD-3); the popup does not. */
function MoneyWays() {
  const popups = usePopups();
  const isBlocked = useSelector(useSession(), restrictionOf) === 'blocked';
  return (
    <span className={css.money}>
      <Button
        size="small"
        variant="primary"
        onClick={() => popups.show({ name: 'banking', section: 'deposit' })}
      >
        Deposit
      </Button>
      {isBlocked ? (
        <Button size="small" onClick={() => popups.show({ name: 'banking', section: 'withdraw' })}>
          Withdraw
        </Button>
      ) : (
        <Button size="small" asChild>
          <Link to={hrefOf('withdraw')}>Withdraw</Link>
        </Button>
      )}
    </span>
  );
}

/** HDR-1 on a phone, which has no room for the words: one control for all that concerns money. */
function WalletButton() {
  const [isShown, setIsShown] = useState(false);
  const close = () => setIsShown(false);
  return (
    <>
      <IconButton label="Wallet" onClick={() => setIsShown(true)}>
        <Wallet />
      </IconButton>
      {isShown && (
        <PartBoundary
          name="Your wallet"
          renderFailure={(words) => (
            <PlainDialog title="Wallet" onClose={close}>
              {words}
            </PlainDialog>
          )}
        >
          <WalletSheet onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
