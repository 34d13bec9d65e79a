import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { formatMoney, minorToDecimalText } from '#domain/money/money.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { upiLink } from '#domain/payment/upi-link.ts';
import { clockFrom } from '#domain/words/when.ts';
import { Button } from '#ui/button/button.tsx';
import { phone, useMedia } from '#ui/media/use-media.ts';
import css from './deposit-details.module.css';
import { QrCode } from '#ui/qr-code/qr-code.tsx';

/** What to pay, to whom, and under which reference: each can be copied. */
export function PayToView({ payment }: { payment: BettorPayment }) {
  const { amount, payTo, reference, askedAt, expiresAt } = payment;
  const link = upiLink(payment);
  const isPhone = useMedia(phone);
  return (
    <>
      {payment.methodId === 'scan' && link !== null && (
        <QrCode
          text={link}
          label={`A code to scan with your UPI app: ${formatMoney(amount)} to ${payTo?.name}`}
        />
      )}
      <dl className={css.pay}>
        <Fact name="Send exactly" shown={formatMoney(amount)} copied={minorToDecimalText(amount)} />
        {payTo && <Fact name={`To ${payTo.name}`} shown={payTo.account} copied={payTo.account} />}
        <Fact name="With this reference" shown={reference} copied={reference} />
        {expiresAt && (
          <div>
            <dt>Pay before</dt>
            <dd>
              <time dateTime={expiresAt}>{clockFrom(expiresAt, askedAt)}</time>
            </dd>
          </div>
        )}
      </dl>
      {link !== null && isPhone && (
        <Button asChild size="large" wide>
          <a href={link}>
            <ExternalLink aria-hidden /> Open my UPI app
          </a>
        </Button>
      )}
    </>
  );
}

interface FactProps {
  name: string;
  shown: string;
  copied: string;
}

function Fact({ name, shown, copied }: FactProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setSaid('Copied');
    } catch {
      // The browser forbids it or, by plain HTTP, has no clipboard to give.
      setSaid('Could not be copied: press and hold it instead');
    }
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd>{shown}</dd>
      <dd className={css.copy}>
        <Button aria-label={`Copy: ${shown}`} onClick={() => void copy()}>
          <Copy aria-hidden /> Copy
        </Button>
        <span role="status">{said}</span>
      </dd>
    </div>
  );
}
