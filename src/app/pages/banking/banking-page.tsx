import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { BankingAnswerView } from '#features/banking/banking-answer.view.tsx';
import { PaymentList } from '#features/banking/payment-list.view.tsx';
import { Receipts } from '#features/banking/receipts.tsx';
import { WalletCard } from '#features/banking/wallet-card.view.tsx';
import { Block } from '#ui/block/block.tsx';
import { shownZone } from '#actors/device-zone.ts';
import { BankingFrame } from './banking-frame.tsx';
import { useOwnBanking } from './use-own-banking.ts';

/** How many payments are shown at first, and how many more with each press. */
const pageOfPayments = 10;

/** RTE-14: what the bettor has, where it stands, and each payment with its next step. */
export function BankingPage() {
  const banking = useOwnBanking({ kind: null, count: pageOfPayments });
  return (
    <BankingFrame title="Banking">
      <BankingAnswerView {...banking}>
        {({ wallet, payments, hasMore }) => (
          <>
            <WalletCard wallet={wallet} />
            <Block title="Payments" end={<Link to={hrefOf('accountStatement')}>All in the statement</Link>}>
              <PaymentList
                payments={payments}
                zone={shownZone()}
                isLoading={banking.snapshot.matches({ listed: 'asking' })}
                renderReceipts={(payment) => <Receipts payment={payment} zone={shownZone()} />}
                onMore={hasMore ? () => banking.send({ type: 'more.chosen' }) : null}
              />
            </Block>
          </>
        )}
      </BankingAnswerView>
    </BankingFrame>
  );
}
