import { useState } from 'react';
import { formatMinute } from '#domain/words/moment.ts';
import { secondStepWords } from '#domain/words/second-step-words.ts';
import type { SecondStepEvent, SecondStepSnapshot } from '#machines/second-step/second-step.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { CodeField } from '#ui/text-field/code-field.tsx';
import css from './sign-in.module.css';

export interface SecondStepViewProps {
  snapshot: SecondStepSnapshot;
  send: (event: SecondStepEvent) => void;
  /** When an operator's reset switches the second step off (RFC 3339). */
  resetAt: string | null;
  /** The time zone in which that is told. */
  zone: string;
  /** Back to the user name and the password. */
  onBack: () => void;
}

/** Stable, so that React calls it once: the keyboard goes on from here. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** The password was right; the form asks for a code. */
export function SecondStepView({ snapshot, send, resetAt, zone, onBack }: SecondStepViewProps) {
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { trouble } = snapshot.context;
  if (snapshot.matches('over')) {
    return (
      <div className={css.over}>
        <FormTrouble>{trouble}</FormTrouble>
        <Button variant="primary" size="large" wide onClick={onBack}>
          Sign in again
        </Button>
      </div>
    );
  }
  const isSending = snapshot.matches('sending') || snapshot.matches('signedIn');
  const submit = () => {
    setIsTried(true);
    if (code.trim() && !isSending) send({ type: 'code.submitted', code });
  };
  return (
    <Form label="Second step" onSubmit={submit} ref={focusField}>
      <p className={css.other}>Your password is right. Now the second step.</p>
      {resetAt !== null && (
        <p role="status">
          An operator was asked to switch your second step off. That happens on {formatMinute(resetAt, zone)}.
          If it was not you who asked, sign in with a code before: that stops it.
        </p>
      )}
      <CodeField
        value={code}
        onChange={setCode}
        error={isTried && !code.trim() ? secondStepWords.codeMissing : undefined}
      />
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
      <Button variant="primary" size="large" wide type="submit" loading={isSending}>
        {isSending ? 'Signing in…' : 'Sign in'}
      </Button>
      <p className={css.other}>
        Neither the device nor a recovery code? Ask our desk to switch the second step off: that takes a day.
      </p>
      <p className={css.other}>
        <button type="button" className={css.link} onClick={onBack}>
          Sign in as somebody else
        </button>
      </p>
    </Form>
  );
}
