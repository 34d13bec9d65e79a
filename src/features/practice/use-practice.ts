import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useClient } from '#graphql/client-provider.tsx';
import { showToast } from '#ui/toast/toast.tsx';
import { providePractice, type PracticeEffects } from './practice.actors.ts';

export type PracticeWays = Pick<PracticeEffects, 'takeSession'>;

/** The practice machine, for one place that offers practice money. */
export function usePractice(ways: PracticeWays) {
  const client = useClient();
  const [machine] = useState(() =>
    providePractice({
      client,
      ...ways,
      tellRefilled: () => showToast('success', 'Your practice money is whole again.'),
    }),
  );
  return useMachine(machine);
}
