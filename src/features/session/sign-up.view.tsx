import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { FormTrouble, type SignInViewProps } from './sign-in.view.tsx';
import css from './sign-in.module.css';

export type SignUpViewProps = Pick<SignInViewProps, 'state' | 'refusal' | 'onSubmit'>;

const namePattern = /^[a-zA-Z0-9._-]{3,32}$/;
const shortestPassword = 8;

/** Opening an account. What is wrong with a field is said once it has been left. */
export function SignUpView({ state, refusal, onSubmit }: SignUpViewProps) {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState({ userName: false, password: false });
  const isName = namePattern.test(userName);
  const isPassword = password.length >= shortestPassword;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft({ userName: true, password: true });
    if (isName && isPassword) onSubmit(userName, password);
  };
  const isSending = state === 'sending';
  return (
    <form className={css.form} onSubmit={submit} aria-label="Register" noValidate>
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
      <TextField
        label="Password"
        type="password"
        value={password}
        onChange={setPassword}
        onBlur={() => setLeft((was) => ({ ...was, password: true }))}
        autoComplete="new-password"
        hint={`At least ${shortestPassword} characters`}
        error={left.password && !isPassword ? `Use at least ${shortestPassword} characters.` : undefined}
      />
      <FormTrouble state={state} refusal={refusal} />
      <Button variant="primary" size="large" wide type="submit" loading={isSending}>
        {isSending ? 'Opening the account…' : 'Register'}
      </Button>
    </form>
  );
}
