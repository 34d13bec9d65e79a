import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { shownZone } from '#actors/device-zone.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  secondStepMachine,
  type GivenCode,
  type SecondStepAnswer,
} from '#machines/second-step/second-step.machine.ts';
import type { StepDue } from '#machines/session/session-events.ts';
import { SecondStepView } from './second-step.view.tsx';
import { giveCode } from './sign-in.ts';
import { useSession } from './session.provider.tsx';

/** Asks for the second step of a sign-in, and opens its session on this page. */
export function SecondStep({ step: { ticket, resetAt } }: { step: StepDue }) {
  const client = useClient();
  const session = useSession();
  const [machine] = useState(() =>
    secondStepMachine.provide({
      actors: {
        giveCode: fromPromise<SecondStepAnswer, GivenCode>(({ input }) => giveCode(client, input)),
      },
      actions: {
        tellSignedIn: (_, answer) => {
          if (answer.kind === 'signedIn') session.send({ type: 'session.opened', session: answer.session });
        },
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { ticket } });
  const back = () => session.send({ type: 'form.closed' });
  return <SecondStepView {...{ snapshot, send, resetAt }} zone={shownZone()} onBack={back} />;
}
