import { useId } from 'react';
import type { PasskeySignInSnapshot } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { FormTrouble } from '#ui/form/form.tsx';
import css from './sign-in.module.css';

export interface PasskeySignInViewProps {
  snapshot: PasskeySignInSnapshot;
  /** Why there are no passkeys here; null if there are. */
  whyNot: string | null;
  onChoose: () => void;
}

/** The way in with a passkey. Where there are none, it stands greyed with the reason. */
export function PasskeySignInView({ snapshot, whyNot, onChoose }: PasskeySignInViewProps) {
  const noteId = useId();
  const { trouble } = snapshot.context;
  const isSigning = snapshot.matches('signing');
  return (
    <div className={css.passkey}>
      <Button
        wide
        disabled={whyNot !== null}
        loading={isSigning}
        onClick={onChoose}
        aria-describedby={whyNot === null ? undefined : noteId}
      >
        {isSigning ? 'Your browser is asking…' : 'Sign in with a passkey'}
      </Button>
      {whyNot !== null && (
        <p className={css.other} id={noteId}>
          {whyNot}
        </p>
      )}
      {trouble !== null && <FormTrouble>{trouble}</FormTrouble>}
    </div>
  );
}
