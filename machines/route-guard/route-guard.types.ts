import type { Guard, Visitor } from '#domain/site/route.ts';

/** A page that is asked for. */
export interface AskedPage {
  guard: Guard;
  pathname: string;
  /** With its search and hash: what is opened when the visitor comes back to it. */
  path: string;
  /** Which step of the history: the way to where one is already is another one. */
  visit: string;
}

export interface RouteGuardInput {
  visitor: Visitor;
  /** The path that was wanted before this page was loaded; null when there is none. */
  wantedPath: string | null;
}

export type RouteGuardContext = RouteGuardInput & { page: AskedPage | null };

export type RouteGuardEvent =
  | { type: 'page.asked'; page: AskedPage }
  | { type: 'visitor.changed'; visitor: Visitor }
  /** Somebody signed in here, and not in another tab. */
  | { type: 'signed.in' };
