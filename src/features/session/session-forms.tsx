import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { DemoOffersDocument } from '#graphql/__generated__/graphql.ts';
import type { SessionSnapshot } from '#machines/session/session.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';
import { SignInView, type SignInViewProps } from './sign-in.view.tsx';
import { SignUpView } from './sign-up.view.tsx';
import { useSession } from './session.provider.tsx';

type Form = 'signIn' | 'signUp';

/** What a form shows: its own trouble, never the other form's. */
function formState(snapshot: SessionSnapshot, form: Form): SignInViewProps['state'] {
  if (snapshot.matches(form === 'signIn' ? 'signingIn' : 'signingUp')) return 'sending';
  if (snapshot.context.form !== form) return 'idle';
  if (snapshot.matches({ visitor: 'refused' })) return 'refused';
  return snapshot.matches({ visitor: 'noAnswer' }) ? 'noAnswer' : 'idle';
}

function useForm(form: Form) {
  const session = useSession();
  const state = useSelector(session, (snapshot) => formState(snapshot, form));
  const refusal = useSelector(session, ({ context }) => context.refusal?.message ?? null);
  return { session, state, refusal };
}

export interface SignInFormProps {
  onRegister: () => void;
  onForgotten: () => void;
}

export function SignInForm({ onRegister, onForgotten }: SignInFormProps) {
  const { session, state, refusal } = useForm('signIn');
  const { data } = useQuery(DemoOffersDocument);
  return (
    <SignInView
      state={state}
      refusal={refusal}
      demoBettors={data?.demoBettors ?? []}
      onSubmit={(userName, password) => session.send({ type: 'credentials.submitted', userName, password })}
      onRegister={onRegister}
      onForgotten={onForgotten}
    />
  );
}

const welcomeWords = (playMoney: number): string =>
  playMoney > 0
    ? `Welcome. Your account is open, with ${formatMoney(playMoney)} of play money.`
    : 'Welcome. Your account is open.';

export function SignUpForm() {
  const { session, state, refusal } = useForm('signUp');
  const { data } = useQuery(DemoOffersDocument);
  const playMoney = data?.playMoney ?? 0;
  useEffect(() => {
    const welcomes = session.on('signed.in', () => showToast('success', welcomeWords(playMoney)));
    return () => welcomes.unsubscribe();
  }, [session, playMoney]);
  return (
    <SignUpView
      state={state}
      refusal={refusal}
      playMoney={playMoney}
      onSubmit={(userName, password) => session.send({ type: 'registration.submitted', userName, password })}
    />
  );
}
