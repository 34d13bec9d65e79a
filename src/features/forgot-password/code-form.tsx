import { useState } from 'react';
import { readResetCode, resetCodeDigits } from '#domain/bettor/credentials.ts';
import { passwordMessages } from '#domain/words/password-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { useNewPassword } from '#ui/form/use-new-password.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

export interface CodeFormProps {
  isSending: boolean;
  trouble: string | null;
  onSubmit: (code: string, newPassword: string) => void;
  onRestart: () => void;
}

/** Stable, so that React calls it once: the previous step is gone and took the focus with it. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** The code that was sent, and the new password twice. */
export function CodeForm({ isSending, trouble, onSubmit, onRestart }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [hasLeft, setHasLeft] = useState(false);
  const { value: newPassword, fields, showErrors } = useNewPassword();
  const code = readResetCode(typed);
  const submit = () => {
    setHasLeft(true);
    showErrors();
    if (code && newPassword) onSubmit(code, newPassword);
  };
  return (
    <Form label="Choose a new password" onSubmit={submit}>
      <TextField
        ref={focus}
        label="Code"
        value={typed}
        onChange={setTyped}
        onBlur={() => setHasLeft(true)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        hint={`${passwordMessages.codeSent} It has ${resetCodeDigits} digits.`}
        error={hasLeft && !code ? passwordMessages.codeUnreadable : undefined}
      />
      {fields}
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
      <Button variant="primary" size="large" wide type="submit" loading={isSending}>
        {isSending ? 'Changing the password…' : 'Change password'}
      </Button>
      <Button wide onClick={onRestart} disabled={isSending}>
        Another name or code
      </Button>
    </Form>
  );
}
