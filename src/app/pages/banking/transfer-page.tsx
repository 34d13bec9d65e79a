import { BankingAnswerView } from '#features/banking/banking-answer.view.tsx';
import { Transfer } from '#features/banking/transfer.tsx';
import { WalletCard } from '#features/banking/wallet-card.view.tsx';
import { Block } from '#ui/block/block.tsx';
import { BankingFrame } from './banking-frame.tsx';
import { useOwnBanking } from './use-own-banking.ts';
import css from './banking-frame.module.css';

/** RTE-14: money between the main wallet and the partner's. */
export function TransferPage() {
  const banking = useOwnBanking({ kind: 'TRANSFER', count: 1 });
  return (
    <BankingFrame title="Transfer">
      <BankingAnswerView {...banking}>
        {({ wallet }) => (
          <div className={css.pair}>
            <Block title="Between your wallets">
              <Transfer wallet={wallet} />
            </Block>
            <WalletCard wallet={wallet} />
          </div>
        )}
      </BankingAnswerView>
    </BankingFrame>
  );
}
