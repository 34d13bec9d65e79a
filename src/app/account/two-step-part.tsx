import { isPracticeName } from '#domain/bettor/practice-name.ts';
import { useUserName } from '#features/session/session.provider.tsx';
import { TwoStep } from '#features/two-step/two-step.tsx';

/** Two-step sign-in, for whoever has a password: a practice account without one has no sign-in to be made safer. */
export function TwoStepPart() {
  const userName = useUserName();
  return userName === null || isPracticeName(userName) ? null : <TwoStep key={userName} />;
}
