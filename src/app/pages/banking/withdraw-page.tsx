import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { BankingAnswerView } from '#features/banking/banking-answer.view.tsx';
import { WalletCard } from '#features/banking/wallet-card.view.tsx';
import { Withdraw } from '#features/banking/withdraw.tsx';
import { Block } from '#ui/block/block.tsx';
import { shownZone } from '#actors/device-zone.ts';
import { useNow } from '../../use-now.ts';
import { BankingFrame } from './banking-frame.tsx';
import { useOwnBanking } from './use-own-banking.ts';
import css from './banking-frame.module.css';

/** RTE-14: money out. What is held stands beside the form: it has left the balance already. */
export function WithdrawPage() {
  const banking = useOwnBanking({ kind: 'WITHDRAWAL', count: 1 });
  const now = useNow();
  return (
    <BankingFrame title="Withdraw">
      <BankingAnswerView {...banking}>
        {({ wallet }) => (
          <div className={css.pair}>
            <Block title="To your bank" end={<Link to={hrefOf('withdrawDetails')}>Your withdrawals</Link>}>
              <Withdraw wallet={wallet} now={now} zone={shownZone()}>
                <Link className={css.link} to={hrefOf('withdrawDetails')}>
                  Follow it
                </Link>
              </Withdraw>
            </Block>
            <WalletCard wallet={wallet} />
          </div>
        )}
      </BankingAnswerView>
    </BankingFrame>
  );
}
