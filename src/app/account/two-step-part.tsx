import { isPracticeName } from '#domain/bettor/practice-name.ts';
import { Passkeys } from '#features/session/passkeys.tsx';
import { useUserName } from '#features/session/session.provider.tsx';
import { TwoStep } from '#features/two-step/two-step.tsx';
import css from './two-step-part.module.css';

/** Two-step sign-in and passkeys, for whoever has a password: without one there is no sign-in to be made safer. */
export function TwoStepPart() {
  const userName = useUserName();
  if (userName === null || isPracticeName(userName)) return null;
  return (
    <div className={css.cards}>
      <TwoStep key={`steps of ${userName}`} />
      <Passkeys key={`passkeys of ${userName}`} />
    </div>
  );
}
