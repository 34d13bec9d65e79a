import { useState } from 'react';
import { passwordMessages } from '#domain/words/password-words.ts';
import type { TwoStepEvent, TwoStepSnapshot } from '#machines/two-step/two-step.machine.ts';
import { Block } from '#ui/block/block.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Form, FormTrouble } from '#ui/form/form.tsx';
import { KeptFocus } from '#ui/kept-focus/kept-focus.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { PasswordField } from '#ui/text-field/password-field.tsx';
import { RecoveryCodesView } from './recovery-codes.view.tsx';
import { ShowSecretView } from './show-secret.view.tsx';
import { SwitchedOnView } from './switched-on.view.tsx';
import css from './two-step.module.css';

export interface TwoStepViewProps {
  snapshot: TwoStepSnapshot;
  send: (event: TwoStepEvent) => void;
  /** The time zone in which moments are told. */
  zone: string;
}

/** Whether sign-ins ask for a code after the password, and how to change that. */
export function TwoStepView(props: TwoStepViewProps) {
  return (
    <Block title="Two-step sign-in">
      <KeptFocus label="Two-step sign-in" className={css.part}>
        <Shown {...props} />
      </KeptFocus>
    </Block>
  );
}

function Shown(props: TwoStepViewProps) {
  const { snapshot, send } = props;
  const { codes } = snapshot.context;
  if (snapshot.matches('loading')) return <SkeletonRows rows={2} label="Loading" />;
  if (snapshot.matches('noAnswer')) {
    const retry = () => send({ type: 'retry.chosen' });
    return <ErrorState title="Whether it is on is not known." onRetry={retry} />;
  }
  if (snapshot.matches('codes'))
    return <RecoveryCodesView codes={codes} onKept={() => send({ type: 'codes.kept' })} />;
  if (snapshot.matches('showing') || snapshot.matches('confirming')) return <ShowSecretView {...props} />;
  return snapshot.matches('on') || snapshot.matches('switchingOff') ? (
    <SwitchedOnView {...props} />
  ) : (
    <SwitchedOff {...props} />
  );
}

function SwitchedOff({ snapshot, send }: TwoStepViewProps) {
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { trouble } = snapshot.context;
  const isSending = snapshot.matches('beginning');
  const submit = () => {
    setIsTried(true);
    if (password && !isSending) send({ type: 'password.submitted', password });
  };
  return (
    <Form label="Switch two-step sign-in on" onSubmit={submit}>
      <p className={css.note}>
        It is off. With it, a sign-in asks for a code of an authenticator app after the password, so that a
        stolen password opens nothing.
      </p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isTried && !password ? passwordMessages.currentMissing : undefined}
      />
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
      <div>
        <Button type="submit" loading={isSending}>
          {isSending ? 'One moment…' : 'Switch it on'}
        </Button>
      </div>
    </Form>
  );
}
