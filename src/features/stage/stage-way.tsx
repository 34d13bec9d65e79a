import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { DemoBettorsDocument } from '#graphql/__generated__/graphql.ts';
import { listScenarios } from './stage.actors.ts';

/** Leads to the stage where there is one: only on a demo, so nobody else's site is asked. */
export function StageWay() {
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
  return isThere && <Link to={hrefOf('stage')}>Stage: make things happen on this demo</Link>;
}
