import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Session } from '#domain/bettor/session.ts';
import type { SessionEvent, SignInAnswer } from '../session/session-events.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { tokenRenewalMachine } from '../token-renewal/token-renewal.machine.ts';

export const now = '2026-11-21T10:00:00.000Z';
export const asha: Session = {
  token: 'first',
  userName: 'asha',
  isLogin: 1,
  expiresAt: '2026-11-21T10:30:00.000Z',
  hardExpiresAt: '2026-11-21T22:00:00.000Z',
  receivedAt: now,
};
/** The same session, renewed when due. */
export const renewed: Session = {
  ...asha,
  token: 'second',
  expiresAt: '2026-11-21T10:50:00.000Z',
  receivedAt: '2026-11-21T10:20:00.000Z',
};

interface Options {
  session?: Session | null;
  signIn?: () => Promise<SignInAnswer>;
  renew?: (token: string) => Promise<Session>;
  logout?: (token: string) => Promise<void>;
}

/** A session on a simulated clock. `did` lists its effects in order. */
export function openSession({ session = null, signIn, renew, logout }: Options = {}) {
  const did: string[] = [];
  const clock = new SimulatedClock();
  const never = () => new Promise<never>(() => {});
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        watchPage: fromCallback<SessionEvent>(() => {}),
        signIn: fromPromise(signIn ?? never),
        tokenRenewal: tokenRenewalMachine.provide({
          actors: { renewSession: fromPromise(({ input }) => (renew ?? never)(input.session.token)) },
        }),
        callLogout: fromPromise(async ({ input }) => {
          did.push(`logout ${input.token}`);
          await (logout ?? never)(input.token);
        }),
      },
      actions: {
        storeSession: ({ context }) => did.push(`store ${context.session?.token}`),
        clearStorage: () => did.push('clear'),
        removeSession: () => did.push('remove'),
        openPath: (_, { path }) => did.push(`open ${path}`),
        reloadPage: (_, { why }) => did.push(`reload ${why}`),
        toastGenericError: () => did.push('toast'),
        toastSignedOut: () => did.push('tell'),
      },
    }),
    { clock, input: { session, now, seed: 1 } },
  ).start();
  const settle = async () => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return { actor, clock, did, settle, state: () => actor.getSnapshot().value };
}
