import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { shownZone } from '#actors/device-zone.ts';
import { useClient } from '#graphql/client-provider.tsx';
import { provideTwoStep } from './two-step.actors.ts';
import { TwoStepView } from './two-step.view.tsx';

/** Switches the second step of sign-ins on and off. */
export function TwoStep() {
  const client = useClient();
  const [machine] = useState(() => provideTwoStep(client));
  const [snapshot, send] = useMachine(machine);
  return <TwoStepView snapshot={snapshot} send={send} zone={shownZone()} />;
}
