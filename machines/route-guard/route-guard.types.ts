import type { Guard, Visitor } from '#domain/site/route.ts';

/** A page being asked for. */
export interface AskedPage {
  guard: Guard;
  pathname: string;
  /** With search and hash: what is opened when the visitor returns. */
  path: string;
  /** Identifies the step in the history. Going to the page one is already on is another step. */
  visit: string;
}

export interface RouteGuardInput {
  visitor: Visitor;
  /** The path wanted before this page was loaded, or null. */
  wantedPath: string | null;
}

export type RouteGuardContext = RouteGuardInput & { page: AskedPage | null };

export type RouteGuardEvent =
  | { type: 'page.asked'; page: AskedPage }
  | { type: 'visitor.changed'; visitor: Visitor }
  /** Somebody signed in here, not in another tab. */
  | { type: 'signed.in' };
