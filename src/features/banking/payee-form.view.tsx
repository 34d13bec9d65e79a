import { useState } from 'react';
import type { Payee } from '#domain/payment/wallet.ts';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import type { PayeeFormEvent, PayeeFormSnapshot } from '#machines/payee-form/payee-form.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { CodeField } from '#ui/text-field/code-field.tsx';
import { PasswordField } from '#ui/text-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import css from './withdraw.module.css';

export interface PayeeFormViewProps {
  snapshot: PayeeFormSnapshot;
  send: (event: PayeeFormEvent) => void;
  /** The one that is changed; null: a new one. */
  payee: Payee | null;
  /** Whether it will be the account's only one: money can be sent to that at once. */
  isFirst: boolean;
  nextClientId: () => string;
  onCancel: () => void;
}

const accountShape = /^[A-Za-z0-9.@_-]{4,40}$/;

/** A payee's account is typed whole each time: what is kept of it is never shown again. */
export function PayeeFormView({
  snapshot,
  send,
  payee,
  isFirst,
  nextClientId,
  onCancel,
}: PayeeFormViewProps) {
  const [holder, setHolder] = useState(payee?.holder ?? '');
  const [bank, setBank] = useState('');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const details = { holder: holder.trim(), bank: bank.trim(), account: account.trim() };
  const isShort = (text: string) => text.length < 2;
  const hasAccount = accountShape.test(details.account);
  const { trouble, asksCode } = snapshot.context;
  const lacksCode = asksCode && !code.trim();
  const submit = () => {
    setIsTried(true);
    if (isShort(details.holder) || isShort(details.bank) || !hasAccount || !password || lacksCode) return;
    send({ type: 'payee.submitted', clientId: nextClientId(), password, code, ...details });
  };
  const ifTried = (isWrong: boolean, words: string) => (isTried && isWrong ? words : undefined);
  return (
    <Form label={payee ? `Change ${payee.label}` : 'Add a payee'} onSubmit={submit}>
      <TextField
        label="Account holder"
        autoComplete="name"
        maxLength={80}
        value={holder}
        onChange={setHolder}
        hint="Yours: money goes only to an account in your own name."
        error={ifTried(isShort(details.holder), 'Write the name that the bank has.')}
      />
      <TextField
        label="Bank"
        autoComplete="off"
        maxLength={40}
        value={bank}
        onChange={setBank}
        error={ifTried(isShort(details.bank), 'Write the name of the bank, or UPI.')}
      />
      <TextField
        label="Account number or UPI id"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={account}
        onChange={setAccount}
        hint="Only its last four characters are shown afterwards."
        error={ifTried(!hasAccount, 'Write 4 to 40 letters and digits, without blanks.')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={ifTried(!password, 'Your password is needed for this.')}
      />
      {asksCode && (
        <CodeField value={code} onChange={setCode} error={ifTried(lacksCode, secondStepWords.codeMissing)} />
      )}
      <FormEnd {...{ isFirst, trouble, onCancel }} isSaving={snapshot.matches('saving')} />
    </Form>
  );
}

interface FormEndProps extends Pick<PayeeFormViewProps, 'isFirst' | 'onCancel'> {
  trouble: string | null;
  isSaving: boolean;
}

/** From when on money can be sent to it, what went wrong, and the presses. */
const FormEnd = ({ isFirst, trouble, isSaving, onCancel }: FormEndProps) => (
  <>
    <p className={css.note}>
      {isFirst
        ? 'This is your first payee, so money can be sent to it at once.'
        : 'Money can be sent to it after 24 hours. That is time to notice if it was not you.'}
    </p>
    {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
    <div className={css.presses}>
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="primary" type="submit" loading={isSaving}>
        {isSaving ? 'Saving…' : 'Save the payee'}
      </Button>
    </div>
  </>
);
