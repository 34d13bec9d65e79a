import { matchPath } from 'react-router-dom';
import { isAllowed, routes } from '#domain/site/route.ts';
import { sharedStorage, tabStorage } from '#kept/page-storage.ts';
import type { SignedOut } from '#machines/session/session-events.ts';
import { readSession, writeReturnPath, writeSignedOut } from './session-storage.ts';

const isOpenToVisitors = (pathname: string): boolean =>
  routes.some(
    ({ path, guard }) =>
      isAllowed(guard, { hasToken: false, isLogin: undefined }) && matchPath(`/${path}`, pathname) !== null,
  );

/** After a session's end, with nothing of it on the page. */
export function reloadPage(why: SignedOut): void {
  writeSignedOut(tabStorage, why);
  const { location } = window;
  const { pathname, search, hash } = location;
  // Not by its address: with a hash that leads to a place on the page, and reloads nothing.
  if (why === 'elsewhere' && isOpenToVisitors(pathname)) return location.reload();
  const path = `${pathname}${search}${hash}`;
  // Keeps where the user was for the next sign-in, unless somebody else is signed in.
  if (path !== '/' && readSession(sharedStorage) === null) writeReturnPath(tabStorage, path);
  location.replace('/');
}
