import { useState, type ReactNode } from 'react';
import { passwordMessages } from '#domain/words/password-words.ts';
import type {
  ChangePasswordEvent,
  ChangePasswordSnapshot,
} from '#machines/change-password/change-password.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { useNewPassword } from '#ui/form/use-new-password.tsx';
import { PasswordField } from '#ui/text-field/password-field.tsx';

export interface ChangePasswordViewProps {
  state: ChangePasswordSnapshot['value'];
  trouble: string | null;
  send: (event: ChangePasswordEvent) => void;
  /** Shown once the password is changed: the way on. */
  children?: ReactNode;
}

/** Stable, so that React calls it once: the message is read out, and the keyboard goes on from there. */
const focus = (element: HTMLElement | null) => element?.focus();

/** The current password, and the new one twice. */
export function ChangePasswordView({ state, trouble, send, children }: ChangePasswordViewProps) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [hasLeft, setHasLeft] = useState(false);
  const { value: newPassword, fields, showErrors } = useNewPassword();
  if (state === 'changed') {
    return (
      <div role="status">
        <p tabIndex={-1} ref={focus}>
          {passwordMessages.changed}
        </p>
        {children}
      </div>
    );
  }
  const submit = () => {
    setHasLeft(true);
    showErrors();
    if (currentPassword && newPassword) send({ type: 'password.submitted', currentPassword, newPassword });
  };
  const isSending = state === 'sending';
  return (
    <Form label="Change password" onSubmit={submit}>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={currentPassword}
        onChange={setCurrentPassword}
        onBlur={() => setHasLeft(true)}
        error={hasLeft && !currentPassword ? passwordMessages.currentMissing : undefined}
      />
      {fields}
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
      <Button variant="primary" size="large" wide type="submit" loading={isSending}>
        {isSending ? 'Changing the password…' : 'Change password'}
      </Button>
    </Form>
  );
}
