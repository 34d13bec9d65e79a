import { Link } from 'react-router-dom';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { minutesTaken } from '#domain/payment/payment-figures.ts';
import { isOpen } from '#domain/payment/payment.ts';
import { hrefOf } from '#domain/site/route.ts';
import { BankingAnswerView } from '#features/banking/banking-answer.view.tsx';
import { Durations } from '#features/banking/durations.view.tsx';
import { Receipts } from '#features/banking/receipts.tsx';
import { WalletCard } from '#features/banking/wallet-card.view.tsx';
import { WithdrawalCard } from '#features/banking/withdrawal-card.view.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { shownZone } from '#actors/device-zone.ts';
import { useNow } from '../../use-now.ts';
import { BankingFrame } from './banking-frame.tsx';
import { useOwnBanking } from './use-own-banking.ts';
import { useHelp } from './use-payment-links.ts';
import css from './banking-frame.module.css';

/** How many withdrawals are shown at first: as many as tell how long one takes. */
const pageOfWithdrawals = 9;

const isLate = ({ state, usualBy }: BettorPayment, now: string): boolean =>
  isOpen(state) && usualBy !== null && Date.parse(usualBy) < Date.parse(now);

/** It takes longer than usual: what that means, and somebody to ask. */
function Late({ payment: { reference } }: { payment: BettorPayment }) {
  const help = useHelp();
  return (
    <p className={css.late} role="status">
      It is taking longer than usual, and is still on its way.{' '}
      {help !== null && (
        <a className={css.link} href={help} target="_blank" rel="noreferrer">
          Ask our desk about {reference}
        </a>
      )}
    </p>
  );
}

/** RTE-14: each withdrawal and its way. */
export function WithdrawDetailsPage() {
  const banking = useOwnBanking({ kind: 'WITHDRAWAL', count: pageOfWithdrawals });
  const now = useNow();
  const isLoading = banking.snapshot.matches({ listed: 'asking' });
  return (
    <BankingFrame title="Withdraw details">
      <BankingAnswerView {...banking}>
        {({ wallet, payments, hasMore }) => {
          const open = payments.find(({ state }) => isOpen(state));
          const since = open
            ? Math.max(0, Math.floor((Date.parse(now) - Date.parse(open.askedAt)) / 60_000))
            : null;
          return (
            <div className={css.pair}>
              <div className={css.column}>
                {payments.length === 0 && (
                  <EmptyState title="No withdrawals">
                    What you take out is followed here, step by step.
                  </EmptyState>
                )}
                {payments.map((payment) => (
                  <WithdrawalCard key={payment.paymentId} payment={payment} zone={shownZone()}>
                    {isLate(payment, now) && <Late payment={payment} />}
                    <Receipts payment={payment} zone={shownZone()} />
                  </WithdrawalCard>
                ))}
                {hasMore && (
                  <Button wide loading={isLoading} onClick={() => banking.send({ type: 'more.chosen' })}>
                    {isLoading ? 'Loading…' : 'Show more'}
                  </Button>
                )}
              </div>
              <div className={css.column}>
                <Durations minutes={minutesTaken(payments)} now={since} />
                <WalletCard wallet={wallet} />
                <Button asChild wide>
                  <Link to={hrefOf('withdraw')}>{payments.length > 0 ? 'Withdraw more' : 'Withdraw'}</Link>
                </Button>
              </div>
            </div>
          );
        }}
      </BankingAnswerView>
    </BankingFrame>
  );
}
