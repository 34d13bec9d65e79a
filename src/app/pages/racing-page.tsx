import { Navigate, useParams } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { sportIds } from '#domain/market/sport.ts';
import { SportPage } from './sport-page.tsx';

/** RTE-7: the horse racing page, for no other sport: any other id in its address redirects to it. */
export function RacingPage() {
  const { sportId } = useParams();
  return sportId === sportIds.horseRacing ? (
    <SportPage title="Horse racing" sportId={sportId} />
  ) : (
    <Navigate to={hrefOf('horseRacing', { sportId: sportIds.horseRacing })} replace />
  );
}
