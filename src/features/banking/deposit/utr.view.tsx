import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { BettorPayment } from '#domain/payment/bettor-payment.ts';
import { readUtrDigits, utrDigits } from '#domain/payment/utr.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { DepositDetailsViewProps } from './deposit-details.view.tsx';
import css from './deposit-details.module.css';

const whereToFind = 'You find it in the receipt of your bank or UPI app, as “UTR” or “Ref no.”';

/** Says how far a typed UTR has got, or what is wrong with it. */
function notesOf(text: string): { hint?: string; error?: string } {
  const digits = readUtrDigits(text);
  if (digits === null) return { error: 'A UTR has digits only.' };
  if (digits.length > utrDigits) return { error: `${digits.length} of ${utrDigits}: that is too long.` };
  return { hint: `${digits.length} of ${utrDigits}. ${whereToFind}` };
}

interface UtrViewProps extends DepositDetailsViewProps {
  payment: BettorPayment;
}

/** The UTR of a deposit that was paid; until then it may be given up. */
export function UtrView({ snapshot, payment, send, onGive, onShowUsed }: UtrViewProps) {
  const { utrText, refusal } = snapshot.context;
  const isUtr = snapshot.can({ type: 'utr.given', clientId: '', chosenAt: '' });
  const used = refusal?.paymentId ?? null;
  const isGivingUp = snapshot.matches('givingUp');
  return (
    <Form label="Reference number" onSubmit={() => isUtr && onGive?.()}>
      <TextField
        label="UTR or reference number (12 digits)"
        inputMode="numeric"
        autoComplete="off"
        value={utrText}
        {...notesOf(utrText)}
        onChange={(text) => send({ type: 'utr.typed', text })}
        suffix={<Paste onText={(text) => send({ type: 'utr.typed', text })} />}
      />
      {refusal && <FormTrouble>{refusal.message}</FormTrouble>}
      {used !== null && <Button onClick={() => onShowUsed(used)}>Show that payment</Button>}
      {snapshot.matches({ typing: 'noAnswer' }) && (
        <FormTrouble>No answer: it is not known whether the deposit was given up. Try again.</FormTrouble>
      )}
      {snapshot.matches({ typing: 'givenUp' }) && (
        <p className={css.words} role="status">
          We have asked for your deposit to be given up, and wait for that to be confirmed. If you paid
          already, type the UTR.
        </p>
      )}
      <p className={css.words}>
        A reference counts once. If you send the same one again we tell you, and nothing is taken twice.
      </p>
      <Button type="submit" variant="primary" size="large" wide disabled={!isUtr || onGive === null}>
        I have paid {formatMoney(payment.amount)}
      </Button>
      <Button wide loading={isGivingUp} onClick={() => send({ type: 'giveUp.chosen' })}>
        {isGivingUp ? 'Cancelling…' : 'Cancel this deposit'}
      </Button>
    </Form>
  );
}

/** Takes what was copied in the bank's app. A browser may forbid that, and by plain HTTP has no clipboard to give. */
function Paste({ onText }: { onText: (text: string) => void }) {
  const [isForbidden, setIsForbidden] = useState(false);
  const paste = async () => {
    try {
      onText((await navigator.clipboard.readText()).trim());
      setIsForbidden(false);
    } catch {
      setIsForbidden(true);
    }
  };
  return (
    <span className={css.paste}>
      <span role="status">{isForbidden && 'Not allowed here: press and hold'}</span>
      <Chip onClick={() => void paste()}>Paste</Chip>
    </span>
  );
}
