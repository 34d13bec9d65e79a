import { assign, fromPromise, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { backOff, randomOf } from '#domain/back-off.ts';
import { hardLimit, renewalDue, type Session } from '#domain/session.ts';
import { timing } from '#domain/timing.ts';
import { notProvided } from '../not-provided.ts';

export interface TokenRenewalInput {
  session: Session;
  /** RFC 3339. */
  now: string;
  /** Any integer: the seed of the back-off's jitter. */
  seed: number;
}
export interface TokenRenewalContext extends TokenRenewalInput {
  attempts: number;
}
/** The page came back to the front or the device woke: timers may have stood still. */
export type TokenRenewalEvent = { type: 'page.shown'; now: string };

/** From `now` to `due`, at most `cap`: a clock that was set back would make a wait longer than a timer can be. */
const msUntil = (due: number, now: string, cap: number): number =>
  Math.min(Math.max(0, due - Date.parse(now)), cap);

/**
 * Keeps one session's token fresh: at two thirds of its life, again and again, until the session's hard limit. Sends its
 * parent `token.renewed` with each new session.
 */
export const tokenRenewalMachine = setup({
  types: {
    context: {} as TokenRenewalContext,
    events: {} as TokenRenewalEvent,
    input: {} as TokenRenewalInput,
  },
  actors: {
    renewSession: fromPromise<Session, { token: string }>(async () => notProvided('renewSession')),
  },
  delays: {
    renewal: ({ context: { session, now } }) => msUntil(renewalDue(session), now, timing.renewalCap),
    hardLimit: ({ context: { session, now } }) => msUntil(hardLimit(session), now, timing.sessionLimit),
    callAnswer: timing.callAnswer,
    backOff: ({ context: { attempts, seed } }) => backOff(attempts, randomOf(seed, attempts)),
  },
}).createMachine({
  id: 'tokenRenewal',
  context: ({ input }) => ({ ...input, attempts: 0 }),
  initial: 'fresh',
  after: { hardLimit: '.over' },
  states: {
    fresh: {
      // The limit once more: this timer starts anew when the page is shown, the machine's own does not.
      after: { renewal: 'renewing', hardLimit: 'over' },
      on: {
        'page.shown': { target: 'fresh', reenter: true, actions: assign({ now: ({ event }) => event.now }) },
      },
    },
    renewing: {
      invoke: {
        id: 'renewSession',
        src: 'renewSession',
        input: ({ context }) => ({ token: context.session.token }),
        onDone: {
          target: 'fresh',
          actions: [
            assign(({ event: { output } }) => ({ session: output, now: output.receivedAt, attempts: 0 })),
            sendParent(({ event: { output } }) => ({ type: 'token.renewed', session: output })),
          ],
        },
        onError: 'unanswered',
      },
      after: { callAnswer: 'unanswered' },
    },
    unanswered: {
      after: { backOff: 'renewing' },
      exit: assign({ attempts: ({ context }) => context.attempts + 1 }),
    },
    /** The hard limit: the session ends. */
    over: { type: 'final' },
  },
});

export type TokenRenewalRef = ActorRefFrom<typeof tokenRenewalMachine>;
export type TokenRenewalSnapshot = SnapshotFrom<typeof tokenRenewalMachine>;
