import {
  assign,
  fromPromise,
  sendParent,
  setup,
  type ActorRefFrom,
  type DoneActorEvent,
  type ErrorActorEvent,
  type SnapshotFrom,
} from 'xstate';
import { backOff, randomOf } from '#domain/wire/back-off.ts';
import { renewalWait, SessionOver, type Session } from '#domain/bettor/session.ts';
import { timing } from '#domain/site/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface TokenRenewalInput {
  session: Session;
  /** RFC 3339. */
  now: string;
  /** Any integer. Seeds the jitter of the back-off. */
  seed: number;
}
export interface TokenRenewalContext extends TokenRenewalInput {
  attempts: number;
  /** What ended the session, as the exchange says; undefined if it does not. */
  code?: string | undefined;
}
export type TokenRenewalEvent =
  /** The page came to the front or the device woke. Timers may have stood still. */
  | { type: 'page.shown'; now: string }
  /** The exchange refused this browser's token. */
  | { type: 'token.refused' }
  /** What the session says of its user has changed. */
  | { type: 'break.told' };

const renewedSession = ({ event }: { event: DoneActorEvent<Session> }) => ({ session: event.output });
const errorOf = ({ event: { error } }: { event: ErrorActorEvent }) => ({ error });
const keep = [
  { type: 'takeRenewed', params: renewedSession },
  { type: 'tellRenewed', params: renewedSession },
] as const;
const renewed = { target: 'fresh', actions: keep } as const;
const renewedAfterAll = { target: '#tokenRenewal.fresh', actions: keep } as const;
const refusedForGood = {
  guard: { type: 'isOver', params: errorOf },
  target: '#tokenRenewal.over',
  actions: { type: 'takeCode', params: errorOf },
} as const;

const shownAt = ({ event: { now } }: { event: { now: string } }) => ({ now });
/**
 * Keeps one session's token fresh: renews it at two thirds of its life, until the exchange refuses. Only the exchange ends
 * a session: this browser's clock may be wrong, or put right. Sends its parent `token.renewed` with each new session. A refused token is presented for renewal before the refusal is believed:
 * another tab may have a newer one, and if the token was stolen and renewed, the exchange ends the thief's session too.
 */
export const tokenRenewalMachine = setup({
  types: {
    context: {} as TokenRenewalContext,
    events: {} as TokenRenewalEvent,
    input: {} as TokenRenewalInput,
    output: {} as { code: string | undefined },
  },
  actors: {
    /**
     * Renews the session, one tab at a time, and stores the new token where all tabs find it. If another tab has stored
     * a newer one meanwhile, returns that. Rejects with `SessionOver` when the exchange refuses.
     */
    renewSession: fromPromise<Session, { session: Session }>(async () => notProvided('renewSession')),
  },
  actions: {
    takeNow: assign((_, { now }: { now: string }) => ({ now })),
    takeRenewed: assign((_, { session }: { session: Session }) => ({
      session,
      now: session.receivedAt,
      attempts: 0,
    })),
    takeCode: assign((_, { error }: { error: unknown }) => ({ code: (error as SessionOver).code })),
    tellRenewed: sendParent((_, { session }: { session: Session }) => ({ type: 'token.renewed', session })),
  },
  guards: {
    isOver: (_, { error }: { error: unknown }) => error instanceof SessionOver,
  },
  delays: {
    renewal: ({ context: { session, now } }) => renewalWait(session, now),
    callAnswer: timing.callAnswer,
    doubt: timing.doubt,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
  },
}).createMachine({
  id: 'tokenRenewal',
  context: ({ input }) => ({ ...input, attempts: 0 }),
  output: ({ context: { code } }) => ({ code }),
  initial: 'fresh',
  on: {
    // Restarts all timers by the current clock. What was asked before the device slept may never be answered.
    'page.shown': { target: '.fresh', reenter: true, actions: { type: 'takeNow', params: shownAt } },
    'token.refused': '.doubted',
  },
  states: {
    fresh: { after: { renewal: 'renewing' }, on: { 'break.told': 'renewing' } },
    renewing: {
      invoke: {
        id: 'renewSession',
        src: 'renewSession',
        input: ({ context: { session } }) => ({ session }),
        onDone: renewed,
        onError: [refusedForGood, { target: 'unanswered' }],
      },
      after: { callAnswer: 'unanswered' },
    },
    unanswered: {
      after: { backOff: 'renewing' },
      exit: assign({ attempts: ({ context }) => context.attempts + 1 }),
    },
    /** The token was refused. It is presented again until there is an answer, before the session is given up. */
    doubted: {
      initial: 'confirming',
      after: { doubt: 'over' },
      on: { 'token.refused': {}, 'page.shown': {} },
      states: {
        confirming: {
          invoke: {
            id: 'confirmSession',
            src: 'renewSession',
            input: ({ context: { session } }) => ({ session }),
            onDone: renewedAfterAll,
            onError: [refusedForGood, { target: 'unanswered' }],
          },
          after: { callAnswer: 'unanswered' },
        },
        unanswered: {
          after: { backOff: 'confirming' },
          exit: assign({ attempts: ({ context }) => context.attempts + 1 }),
        },
      },
    },
    /** The token is no longer good. The session ends. */
    over: { type: 'final' },
  },
});

export type TokenRenewalRef = ActorRefFrom<typeof tokenRenewalMachine>;
export type TokenRenewalSnapshot = SnapshotFrom<typeof tokenRenewalMachine>;
