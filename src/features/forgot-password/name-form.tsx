import { useState } from 'react';
import { passwordMessages } from '#domain/words/password-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

export interface NameFormProps {
  /** The name entered last. */
  userName: string;
  isSending: boolean;
  trouble: string | null;
  onSubmit: (userName: string) => void;
}

/** Asks whose password was forgotten. */
export function NameForm({ userName: last, isSending, trouble, onSubmit }: NameFormProps) {
  const [userName, setUserName] = useState(last);
  const [isTried, setIsTried] = useState(false);
  const name = userName.trim();
  const submit = () => {
    setIsTried(true);
    if (name) onSubmit(name);
  };
  return (
    <Form label="Ask for a code" onSubmit={submit}>
      <TextField
        label="User name"
        value={userName}
        onChange={setUserName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        hint="You are sent a code, and choose a new password with it."
        error={isTried && !name ? passwordMessages.nameMissing : undefined}
      />
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
      <Button variant="primary" size="large" wide type="submit" loading={isSending}>
        {isSending ? 'Asking for a code…' : 'Send a code'}
      </Button>
    </Form>
  );
}
