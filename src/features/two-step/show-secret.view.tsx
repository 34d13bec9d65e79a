import { useState } from 'react';
import { inFours } from '#domain/bettor/second-step.ts';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { TwoStepViewProps } from './two-step.view.tsx';
import css from './two-step.module.css';

/** What the authenticator app is to be given, as a picture and as text, and the field for its first code. */
export function ShowSecretView({ snapshot, send }: Omit<TwoStepViewProps, 'zone'>) {
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { app, trouble } = snapshot.context;
  if (!app) return null;
  const isSending = snapshot.matches('confirming');
  const submit = () => {
    setIsTried(true);
    if (code.trim() && !isSending) send({ type: 'code.submitted', code });
  };
  return (
    <Form label="Give your app the secret" onSubmit={submit}>
      <p className={css.note}>
        Scan this with an authenticator app, or type the secret there. Then write the code that it shows.
      </p>
      <QrCode text={app.uri} label="The secret as a QR code" />
      <p className={css.secret}>
        <span className={css.note}>Secret</span> <code>{inFours(app.secret)}</code>
      </p>
      <TextField
        label="Code of your app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={64}
        value={code}
        onChange={setCode}
        hint="Six digits, new every half minute."
        error={isTried && !code.trim() ? secondStepWords.codeMissing : undefined}
      />
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
      <div className={css.presses}>
        <Button onClick={() => send({ type: 'back.chosen' })}>Cancel</Button>
        <Button variant="primary" type="submit" loading={isSending}>
          {isSending ? 'Switching it on…' : 'Switch it on'}
        </Button>
      </div>
    </Form>
  );
}
