import { useState, type ReactNode } from 'react';
import { longestTyped, passwordText, shortestPassword } from '#domain/bettor/credentials.ts';
import { newPasswordTrouble, passwordMessages } from '#domain/words/password-words.ts';
import { PasswordField } from '../text-field/password-field.tsx';

export interface NewPassword {
  /** Null until both fields hold the same password of sufficient length. */
  value: string | null;
  /** The two fields. An error shows once its field has been left. */
  fields: ReactNode;
  /** Shows at once what is wrong with them. */
  showErrors: () => void;
}

/** A new password, entered twice. */
export function useNewPassword(): NewPassword {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [left, setLeft] = useState({ password: false, again: false });
  const trouble = newPasswordTrouble(password);
  const isSame = passwordText(again) === passwordText(password);
  const shared = { autoComplete: 'new-password', maxLength: longestTyped };
  return {
    value: !trouble && isSame ? password : null,
    showErrors: () => setLeft({ password: true, again: true }),
    fields: (
      <>
        <PasswordField
          {...shared}
          label="New password"
          value={password}
          onChange={setPassword}
          onBlur={() => setLeft((was) => ({ ...was, password: true }))}
          hint={`At least ${shortestPassword} characters`}
          error={left.password ? trouble : undefined}
        />
        <PasswordField
          {...shared}
          label="New password again"
          value={again}
          onChange={setAgain}
          onBlur={() => setLeft((was) => ({ ...was, again: true }))}
          error={left.again && !isSame ? passwordMessages.notTheSame : undefined}
        />
      </>
    ),
  };
}
