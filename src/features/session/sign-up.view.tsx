import { useState } from 'react';
import { isUserName, longestTyped, shortestPassword } from '#domain/bettor/credentials.ts';
import { formatMoney } from '#domain/money/money.ts';
import { newPasswordTrouble } from '#domain/words/password-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/text-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import css from './sign-in.module.css';
import { SessionTrouble, type SignInViewProps } from './sign-in.view.tsx';

export interface SignUpViewProps extends Pick<SignInViewProps, 'state' | 'refusal' | 'onSubmit'> {
  /** What a new account begins with, in minor units; 0 on a real exchange. */
  playMoney: number;
}

/** The form that opens an account. An error of a field is shown once the field has been left. */
export function SignUpView({ state, refusal, playMoney, onSubmit }: SignUpViewProps) {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState({ userName: false, password: false });
  const name = userName.trim();
  const isName = isUserName(name);
  const trouble = newPasswordTrouble(password);
  const submit = () => {
    setLeft({ userName: true, password: true });
    if (isName && !trouble) onSubmit(name, password);
  };
  const isSending = state === 'sending';
  return (
    <Form label="Register" onSubmit={submit}>
      <TextField
        label="User name"
        value={userName}
        onChange={setUserName}
        onBlur={() => setLeft((was) => ({ ...was, userName: true }))}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="3 to 32 letters, digits, dots, dashes or underscores"
        error={
          left.userName && !isName ? 'Use 3 to 32 letters, digits, dots, dashes or underscores.' : undefined
        }
      />
      <PasswordField
        label="Password"
        value={password}
        onChange={setPassword}
        onBlur={() => setLeft((was) => ({ ...was, password: true }))}
        autoComplete="new-password"
        maxLength={longestTyped}
        hint={`At least ${shortestPassword} characters`}
        error={left.password ? trouble : undefined}
      />
      <SessionTrouble state={state} refusal={refusal} />
      <Button variant="primary" size="large" wide type="submit" loading={isSending}>
        {isSending ? 'Opening the account…' : 'Register'}
      </Button>
      {/* It comes a moment later, and moves no field. */}
      {playMoney > 0 && (
        <p className={css.other}>
          Your account begins with {formatMoney(playMoney)} of play money. The other bettors are simulated.
        </p>
      )}
    </Form>
  );
}
