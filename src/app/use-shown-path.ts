import { matchPath, useLocation } from 'react-router-dom';
import { hrefOf, isAllowed, routes } from '#domain/site/route.ts';
import { useVisitor } from '#features/session/session.provider.tsx';

/** The path that the frame is drawn for: home's at once when a guard is about to send this visitor home (GRD-4). */
export function useShownPath(): string {
  const { pathname } = useLocation();
  const visitor = useVisitor();
  const route = routes.find(({ path }) => matchPath(`/${path}`, pathname));
  return !route || isAllowed(route.guard, visitor) ? pathname : hrefOf('home');
}
