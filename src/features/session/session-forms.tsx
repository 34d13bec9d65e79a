import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { DemoBettorsDocument } from '#graphql/__generated__/graphql.ts';
import type { SessionSnapshot } from '#machines/session/session.machine.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInView, type SignInViewProps } from './sign-in.view.tsx';
import { useSession } from './session.provider.tsx';

function formState(snapshot: SessionSnapshot): SignInViewProps['state'] {
  if (snapshot.matches('signingIn')) return 'sending';
  if (snapshot.matches({ visitor: 'refused' })) return 'refused';
  return snapshot.matches({ visitor: 'noAnswer' }) ? 'noAnswer' : 'idle';
}

export interface SignInFormProps {
  onRegister: () => void;
  onForgotten: () => void;
}

export function SignInForm({ onRegister, onForgotten }: SignInFormProps) {
  const session = useSession();
  const state = useSelector(session, formState);
  const refusal = useSelector(session, ({ context }) => context.refusal?.message ?? null);
  const step = useSelector(session, ({ context }) => context.step ?? null);
  const { data } = useQuery(DemoBettorsDocument);
  if (step) return <SecondStep step={step} key={step.ticket} />;
  return (
    <>
      <SignInView
        state={state}
        refusal={refusal}
        demoBettors={data?.demoBettors ?? []}
        onSubmit={(userName, password) => session.send({ type: 'credentials.submitted', userName, password })}
        onRegister={onRegister}
        onForgotten={onForgotten}
      />
      <PasskeySignIn />
    </>
  );
}
