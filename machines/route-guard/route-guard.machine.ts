import { assign, setup, transition, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { hrefOf, isAllowed, type Visitor } from '#domain/site/route.ts';
import { notProvided } from '../not-provided.ts';
import type { AskedPage, RouteGuardContext, RouteGuardEvent, RouteGuardInput } from './route-guard.types.ts';

type Asked = { event: Extract<RouteGuardEvent, { type: 'page.asked' }> };
type Changed = { event: Extract<RouteGuardEvent, { type: 'visitor.changed' }> };

type Question = Pick<RouteGuardContext, 'page' | 'visitor'>;

/** Where somebody signs in besides the popup. */
const waysToSignIn: ReadonlySet<string> = new Set([hrefOf('signUp'), hrefOf('forgotPassword')]);

const isSamePage = (page: AskedPage | null, asked: AskedPage): boolean =>
  page?.pathname === asked.pathname && page.guard === asked.guard;

const takePage = { type: 'takePage', params: ({ event }: Asked) => event } as const;
const takeVisitor = { type: 'takeVisitor', params: ({ event }: Changed) => event } as const;
/** Only the hash or the search changed, so the decision stands. */
const samePage = {
  guard: { type: 'isSamePage', params: ({ event }: Asked) => event },
  actions: takePage,
} as const;

/** Whether a page may be opened, and what happens if it may not (GRD-1 … GRD-4). One for the whole site. */
export const routeGuardMachine = setup({
  types: {
    context: {} as RouteGuardContext,
    events: {} as RouteGuardEvent,
    input: {} as RouteGuardInput,
  },
  actions: {
    /** Replaces the page with home, so that Back does not lead to it. */
    sendHome: () => notProvided('sendHome'),
    openPath: (_, _params: { path: string }) => notProvided('openPath'),
    storeWantedPath: (_, _params: { path: string | null }) => notProvided('storeWantedPath'),
    toastRefused: (_, _params: { why: 'noToken' | 'blocked' }) => notProvided('toastRefused'),
    takePage: assign((_, { page }: { page: AskedPage }) => ({ page })),
    takeVisitor: assign((_, { visitor }: { visitor: Visitor }) => ({ visitor })),
    wantPage: assign({ wantedPath: ({ context }) => context.page?.path ?? null }),
    wantNothing: assign({ wantedPath: null }),
  },
  guards: {
    isAllowed: (_, { page, visitor }: Question) => page !== null && isAllowed(page.guard, visitor),
    hasToken: (_, { visitor }: Pick<Question, 'visitor'>) => visitor.hasToken,
    isSamePage: ({ context }, { page }: { page: AskedPage }) => isSamePage(context.page, page),
    isRefusedAgain: ({ context }, { page }: { page: AskedPage }) =>
      isSamePage(context.page, page) && !isAllowed(page.guard, context.visitor),
    goesElsewhere: ({ context: { wantedPath, visitor } }, { page }: { page: AskedPage }) =>
      wantedPath !== null && isAllowed(page.guard, visitor) && !waysToSignIn.has(page.pathname),
    hasWantedPath: ({ context }) => context.wantedPath !== null,
  },
}).createMachine({
  id: 'routeGuard',
  context: ({ input }) => ({ ...input, page: null }),
  initial: 'waiting',
  on: {
    'page.asked': { target: '.deciding', actions: takePage },
    'visitor.changed': { actions: takeVisitor },
    'signed.in': { guard: 'hasWantedPath', target: '.returning' },
  },
  states: {
    /** No page has been asked for yet. */
    waiting: {},
    deciding: {
      always: [
        { guard: { type: 'isAllowed', params: ({ context }) => context }, target: 'allowed' },
        { guard: { type: 'hasToken', params: ({ context }) => context }, target: 'refused.blocked' },
        { target: 'refused.noToken' },
      ],
    },
    allowed: {
      on: {
        'page.asked': [
          samePage,
          // Whoever goes on to another page no longer means the one that was refused.
          {
            guard: { type: 'goesElsewhere', params: ({ event }) => event },
            target: 'deciding',
            actions: [takePage, 'wantNothing', { type: 'storeWantedPath', params: { path: null } }],
          },
        ],
        'visitor.changed': [
          {
            guard: { type: 'isAllowed', params: ({ context, event }) => ({ ...context, ...event }) },
            actions: takeVisitor,
          },
          {
            guard: { type: 'hasToken', params: ({ event }) => event },
            target: 'refused.blocked',
            actions: takeVisitor,
          },
          { target: 'ended', actions: takeVisitor },
        ],
      },
    },
    /** The session ended while its page was open. The session itself leads to the root (SES-2, SES-3). */
    ended: {
      on: {
        'page.asked': samePage,
        'visitor.changed': [
          {
            guard: { type: 'hasToken', params: ({ event }) => event },
            target: 'deciding',
            actions: takeVisitor,
          },
          // Still nobody: whoever has just signed out needs no sentence that the page they leave takes a sign-in.
          { actions: takeVisitor },
        ],
      },
    },
    refused: {
      initial: 'noToken',
      on: {
        // One refusal is enough. Somebody who has signed in meanwhile is let in.
        'page.asked': { guard: { type: 'isRefusedAgain', params: ({ event }) => event } },
      },
      states: {
        /** The wanted path is kept for the sign-in. */
        noToken: {
          entry: [
            'wantPage',
            { type: 'storeWantedPath', params: ({ context }) => ({ path: context.wantedPath }) },
            { type: 'toastRefused', params: { why: 'noToken' } },
            'sendHome',
          ],
        },
        blocked: { entry: [{ type: 'toastRefused', params: { why: 'blocked' } }, 'sendHome'] },
      },
    },
    /** Leads to the page wanted earlier. The current page stays until that one is asked for. */
    returning: {
      entry: [
        { type: 'openPath', params: ({ context }) => ({ path: context.wantedPath ?? '/' }) },
        { type: 'storeWantedPath', params: { path: null } },
        'wantNothing',
      ],
    },
  },
});

export type RouteGuardRef = ActorRefFrom<typeof routeGuardMachine>;

/** GRD-4: whether this page is shown, decided as if it were asked for now. Nothing of it is shown before. */
export function isPageShown(snapshot: SnapshotFrom<typeof routeGuardMachine>, page: AskedPage): boolean {
  const isDecided = isSamePage(snapshot.context.page, page);
  const decided = isDecided
    ? snapshot
    : transition(routeGuardMachine, snapshot, { type: 'page.asked', page })[0];
  return decided.matches('allowed') || decided.matches('returning');
}
