import { useCallback, type ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { availableOf } from '#domain/bet/order.ts';
import { typedStake } from '#domain/bet/stake-keys.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { findByUtr } from '#domain/payment/find-deposit.ts';
import { paymentHref } from '#domain/payment/next-step.ts';
import { hrefOf } from '#domain/site/route.ts';
import { useBalance } from '#features/account-feed/use-account.ts';
import { AutomaticDeposit } from '#features/banking/deposit/automatic-deposit.tsx';
import { DepositDetails } from '#features/banking/deposit/deposit-details.tsx';
import { Deposit, type DepositProps } from '#features/banking/deposit/deposit.tsx';
import { PaymentWaiting } from '#features/banking/deposit/payment-waiting.tsx';
import { PaymentList } from '#features/banking/payment-list.view.tsx';
import { WalletCard } from '#features/banking/wallet-card.view.tsx';
import { useIsOnBreak } from '#features/session/session.provider.tsx';
import { selectBanking, type BankingAnswer } from '#machines/banking/banking.machine.ts';
import { Block } from '#ui/block/block.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { shownZone } from '#actors/device-zone.ts';
import { PageTitle } from '../../page-title.tsx';
import { BankingFrame } from './banking-frame.tsx';
import { useOwnBanking } from './use-own-banking.ts';
import { usePaymentLinks } from './use-payment-links.ts';
import css from './banking-frame.module.css';

const BeforeDeposit = lazyPart(
  async () => (await import('#features/limits/before-deposit.tsx')).BeforeDeposit,
);

/** Opens the page that shows a payment in place of this one: going back does not repeat what was done here. */
function useOpenPayment(): (payment: BettorPayment) => void {
  const navigate = useNavigate();
  return useCallback(
    (payment) => void navigate(paymentHref(payment) ?? hrefOf('banking'), { replace: true }),
    [navigate],
  );
}

/** A page whose heading, and the window's title, are these words; or what became of its payment. */
const framed = (title: string) => (heading: string | null, content: ReactNode) => (
  <>
    <PageTitle title={heading ?? title} />
    <BankingFrame title={heading ?? title}>{content}</BankingFrame>
  </>
);

/** Those that stand below the deposit; the way that was used last is among them. */
const lastPayments = 5;

/** How, and how much, money is paid in. */
export function DepositPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const balance = useBalance();
  const { snapshot } = useOwnBanking({ kind: null, count: lastPayments });
  const banking = selectBanking(snapshot);
  const isOnBreak = useIsOnBreak();
  const hasDeposited = banking?.payments.some(({ kind }) => kind === 'DEPOSIT') ?? null;
  const isNarrow = useMedia(narrow);
  const openPayment = useOpenPayment();
  const openAutomatic = useCallback(
    (amount: number) => void navigate(hrefOf('automaticDeposit', { amount: typedStake(amount) })),
    [navigate],
  );
  const loading = <SkeletonRows rows={4} label="Loading your limits" />;
  const form = (renderRoom: DepositProps['renderRoom']) => (
    <Deposit
      key={id}
      methodId={id}
      lastUsed={banking?.payments.find(({ kind }) => kind === 'DEPOSIT')?.methodId ?? null}
      available={balance && availableOf(balance)}
      onAsked={openPayment}
      onAutomatic={openAutomatic}
      renderRoom={renderRoom}
    />
  );
  return (
    <BankingFrame title="Deposit">
      {/* What is not known keeps nobody from paying in: the exchange holds them to their limits all the same. */}
      <PartBoundary name="Your deposit limit" loading={loading} renderFailure={() => form(() => null)}>
        <BeforeDeposit hasDeposited={isOnBreak || snapshot.matches('noAnswer') || hasDeposited}>
          {form}
        </BeforeDeposit>
      </PartBoundary>
      {banking && !isNarrow && <Below {...banking} />}
    </BankingFrame>
  );
}

/** The last payments and the wallet, where there is room for them. */
function Below({ payments, wallet }: BankingAnswer) {
  return (
    <div className={css.pair}>
      <Block title="Payments" end={<Link to={hrefOf('banking')}>All payments</Link>}>
        <PaymentList payments={payments} zone={shownZone()} onMore={null} />
      </Block>
      <WalletCard wallet={wallet} />
    </div>
  );
}

/** Whom and what to pay, and the UTR under which it was paid. */
export function DepositDetailsPage() {
  const { amount = '' } = useParams();
  const reference = useSearchParams()[0].get('reference');
  const links = usePaymentLinks();
  return (
    <BankingFrame title="Deposit details">
      <DepositDetails
        key={`${amount} ${reference}`}
        address={{ amount, reference }}
        links={links}
        onGiven={useOpenPayment()}
      />
    </BankingFrame>
  );
}

const waitingFrame = framed('Payment waiting');

/** One deposit until nothing more is expected of it. */
export function PaymentWaitingPage() {
  const { amount = '', utr = '', method = '' } = useParams();
  const links = usePaymentLinks();
  return (
    <PaymentWaiting
      key={`${amount} ${utr} ${method}`}
      find={(deposits) => findByUtr(deposits, { amount, utr, method })}
      links={links}
      frame={waitingFrame}
    />
  );
}

const automaticFrame = framed('Automatic deposit');

/** One deposit that the bettor's bank is asked for. */
export function AutomaticDepositPage() {
  const { amount = '' } = useParams();
  const links = usePaymentLinks();
  return <AutomaticDeposit key={amount} amountText={amount} links={links} frame={automaticFrame} />;
}
