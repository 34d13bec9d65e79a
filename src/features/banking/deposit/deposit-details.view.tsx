import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney, parseMoney } from '#domain/money/money.ts';
import { paymentStateWords } from '#domain/words/payment-words.ts';
import type { DepositDetailsSnapshot } from '#machines/deposit-details/deposit-details.machine.ts';
import type { DepositDetailsEvent } from '#machines/deposit-details/deposit-details.types.ts';
import { Button } from '#ui/button/button.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { lastWordsOf, NotThereView } from './not-there.view.tsx';
import type { PaymentLinks } from './payment-links.ts';
import { InSight } from '../in-sight.tsx';
import { PayToView } from './pay-to.view.tsx';
import { UtrView } from './utr.view.tsx';
import css from './deposit-details.module.css';

export interface DepositDetailsViewProps {
  snapshot: DepositDetailsSnapshot;
  links: PaymentLinks;
  send: (event: DepositDetailsEvent) => void;
  /** Null while nothing can be sent yet. */
  onGive: (() => void) | null;
  onShowUsed: (paymentId: string) => void;
  /** How the command goes that is under way. */
  children?: ReactNode;
}

/** Whom and what to pay, then the UTR under which it was paid. */
export function DepositDetailsView(props: DepositDetailsViewProps) {
  const { snapshot, links, send, children } = props;
  const { payment, other, address } = snapshot.context;
  const asked = parseMoney(address.amount);
  if (snapshot.matches('noAnswer'))
    return (
      <div className={css.details} role="alert">
        <p className={css.words}>Your deposit could not be loaded. It is not affected.</p>
        <Button onClick={() => send({ type: 'retry.chosen' })}>Try again</Button>
      </div>
    );
  if (snapshot.matches('notThere'))
    return (
      <NotThereView
        title={
          asked === null
            ? 'You have no such deposit to pay'
            : `You have no deposit of ${formatMoney(asked)} to pay`
        }
        other={other}
        links={links}
      />
    );
  if (snapshot.matches('over') && payment) {
    const { label, body, next } = paymentStateWords(lastWordsOf(payment));
    return (
      <InSight>
        <div className={css.details} role="status">
          <h2>
            {formatMoney(payment.amount)}: {label}
          </h2>
          <p className={css.words}>
            {body} {next}
          </p>
          <Link className={css.way} to={links.newDeposit}>
            New deposit
          </Link>
        </div>
      </InSight>
    );
  }
  if (!payment) return <SkeletonRows rows={4} label="Loading your deposit" />;
  return (
    <div className={css.details}>
      <PayToView payment={payment} />
      {snapshot.matches('giving') ? children : <UtrView {...props} payment={payment} />}
    </div>
  );
}
