import { useState } from 'react';
import type { DemoBettorsQuery } from '#graphql/__generated__/graphql.ts';
import { passwordMessages } from '#domain/words/password-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/text-field/password-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import css from './sign-in.module.css';

export type DemoBettor = DemoBettorsQuery['demoBettors'][number];

export interface SignInViewProps {
  state: 'idle' | 'sending' | 'refused' | 'noAnswer';
  /** The exchange's message when it refused. */
  refusal: string | null;
  demoBettors: readonly DemoBettor[];
  onSubmit: (userName: string, password: string) => void;
  onRegister: () => void;
  onForgotten: () => void;
}

/** The sign-in form, with the demo bettors that the embedded exchange offers. */
export function SignInView({
  state,
  refusal,
  demoBettors,
  onSubmit,
  onRegister,
  onForgotten,
}: SignInViewProps) {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const isSending = state === 'sending';
  const submit = () => {
    if (userName && password) onSubmit(userName.trim(), password);
  };
  return (
    <Form label="Sign in" noValidate={false} onSubmit={submit}>
      <TextField
        label="User name"
        value={userName}
        onChange={setUserName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        label="Password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        required
      />
      <SessionTrouble state={state} refusal={refusal} />
      <Button variant="primary" size="large" wide type="submit" loading={isSending}>
        {isSending ? 'Signing in…' : 'Sign in'}
      </Button>
      <p className={css.other}>
        <button type="button" className={css.link} onClick={onForgotten}>
          Forgotten password?
        </button>
      </p>
      {demoBettors.length > 0 && (
        <fieldset className={css.demo}>
          <legend className={css.legend}>Or be a demo bettor</legend>
          <p className={css.bettorNote}>It is play money, and the other bettors are simulated.</p>
          <ul className={css.bettors}>
            {demoBettors.map((bettor) => (
              <li key={bettor.userName}>
                <button
                  type="button"
                  className={css.bettor}
                  disabled={isSending}
                  onClick={() => onSubmit(bettor.userName, bettor.password)}
                >
                  <span className={css.bettorName}>{bettor.userName}</span>
                  <span className={css.bettorNote}>{bettor.note}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <p className={css.other}>
        No account yet?{' '}
        <button type="button" className={css.link} onClick={onRegister}>
          Register
        </button>
      </p>
    </Form>
  );
}

/** Why nobody is signed in, shown under the form's fields. */
function SessionTrouble({ state, refusal }: Pick<SignInViewProps, 'state' | 'refusal'>) {
  if (state === 'refused') {
    return <FormTrouble>{refusal}</FormTrouble>;
  }
  return state === 'noAnswer' ? <FormTrouble>{passwordMessages.noAnswer}</FormTrouble> : null;
}
