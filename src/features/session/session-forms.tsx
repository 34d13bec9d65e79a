import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { DemoBettorsDocument } from '#graphql/__generated__/graphql.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondStep } from './second-step.tsx';
import { signInRefusalOf, signInStateOf } from './sign-in-props.ts';
import { SignInView } from './sign-in.view.tsx';
import { useSession } from './session.provider.tsx';

export interface SignInFormProps {
  onRegister: () => void;
  onForgotten: () => void;
}

export function SignInForm({ onRegister, onForgotten }: SignInFormProps) {
  const session = useSession();
  const state = useSelector(session, signInStateOf);
  const refusal = useSelector(session, signInRefusalOf);
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
