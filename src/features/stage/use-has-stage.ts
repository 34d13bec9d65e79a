import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { DemoBettorsDocument } from '#graphql/__generated__/graphql.ts';
import { listScenarios } from './stage.actors.ts';

/** Whether this gateway has a stage. Only a demo's is asked: elsewhere there is none. */
export function useHasStage(): boolean {
  const { data } = useQuery(DemoBettorsDocument);
  const isDemo = (data?.demoBettors.length ?? 0) > 0;
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!isDemo) return;
    listScenarios().then(
      (found) => setIsThere(found !== null),
      () => undefined,
    );
  }, [isDemo]);
  return isThere;
}
