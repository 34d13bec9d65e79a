import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { formatMoney } from '#domain/money/money.ts';
import { useWholeWallet } from '#features/account-feed/use-whole-wallet.ts';
import { WalletFigures } from '#features/account-feed/wallet-figures.tsx';
import { useSession } from '#features/session/session.provider.tsx';
import { restrictionOf } from '#machines/session/session.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import css from './banking-panel.module.css';
import { usePopups } from '../popups/popups.tsx';

/** HDR-1 on a phone: balance, exposure and the ways in and out, at the thumb. */
export function WalletSheet({ onClose }: { onClose: () => void }) {
  const popups = usePopups();
  const isBlocked = useSelector(useSession(), restrictionOf) === 'blocked';
  const show = (section: 'deposit' | 'withdraw') => {
    onClose();
    popups.show({ name: 'banking', section });
  };
  return (
    <Drawer open title="Wallet" from="bottom" onOpenChange={onClose}>
      <WalletFigures />
      <div className={css.ways}>
        {isBlocked ? (
          <Button size="large" onClick={() => show('withdraw')}>
            Withdraw
          </Button>
        ) : (
          <>
            <Button size="large" variant="primary" onClick={() => show('deposit')}>
              Deposit
            </Button>
            <Button size="large" asChild>
              <Link to={hrefOf('withdraw')} onClick={onClose}>
                Withdraw
              </Link>
            </Button>
          </>
        )}
      </div>
    </Drawer>
  );
}

/** The figure of the profile menu's "Wallet amount (inclusive bonus)". */
export function WholeWallet() {
  const whole = useWholeWallet();
  return whole === null ? '…' : formatMoney(whole);
}
