import { fromPromise } from 'xstate';
import { isSameSession, SessionOver, type Session } from '#domain/bettor/session.ts';
import { GatewayRefusal, type GraphqlClient } from '#graphql/client.ts';
import { LogoutDocument, RenewSessionDocument } from '#graphql/__generated__/graphql.ts';
import { sessionOf } from '#graphql/session-of.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import type { Credentials, SignInAnswer } from '#machines/session/session-events.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { tokenRenewalMachine } from '#machines/token-renewal/token-renewal.machine.ts';
import { reloadPage } from './reload-page.ts';
import { renewSession } from './renew-session.ts';
import { isHalfWritten, readSession, removeSession, storageKeys, writeSession } from './session-storage.ts';
import type { TokenRefusals } from './token-refusals.ts';
import { watchPage } from './watch-page.ts';

export interface SessionEffects {
  client: GraphqlClient;
  refusals: TokenRefusals;
  openPath: (path: string) => void;
  toastGenericError: () => void;
  toastSignedOut: () => void;
  /** The browser does not keep the session that was just opened. */
  toastNotKept: () => void;
}

/** The session machine on the real gateway, storage and page. */
export function provideSession({
  client,
  refusals,
  openPath,
  toastGenericError,
  toastSignedOut,
  toastNotKept,
}: SessionEffects) {
  const askForToken = async ({ token }: Session, signal: AbortSignal): Promise<Session> => {
    const { data } = await client
      .mutate({ mutation: RenewSessionDocument, token, signal })
      .catch((error: unknown) => {
        throw error instanceof GatewayRefusal && error.status === 401 ? new SessionOver(error.code) : error;
      });
    if (!data) throw new Error('The gateway gave no answer');
    return sessionOf(data.renewSession);
  };
  return sessionMachine.provide({
    actors: {
      signIn: fromPromise<SignInAnswer, Credentials>(async ({ input }) =>
        (await import('./sign-in.ts')).signIn(client, input),
      ),
      tokenRenewal: tokenRenewalMachine.provide({
        actors: {
          renewSession: fromPromise<Session, { session: Session }>(({ input: { session }, signal }) =>
            renewSession({ storage: sharedStorage, locks: navigator.locks }, session, askForToken, signal),
          ),
        },
      }),
      callLogout: fromPromise<void, { token: string }>(async ({ input: { token } }) => {
        await client.mutate({ mutation: LogoutDocument, token });
      }),
      watchPage: watchPage(refusals),
    },
    actions: {
      storeSession: ({ context: { session } }) => {
        if (!session) return;
        writeSession(sharedStorage, session);
        const isKept = [storageKeys.token, storageKeys.userDetail].every(sharedStorage.isKept);
        if (!isKept) toastNotKept();
      },
      clearStorage: () => sharedStorage.clear(),
      removeSession: ({ context: { signedOut } }) => {
        const stored = readSession(sharedStorage);
        // Somebody may since have signed in in another tab, or be about to: then the token is written last. A token without
        // its user is what was left of this session when storage was cleared while another tab renewed it.
        const isLeft =
          stored && (!signedOut || isHalfWritten(sharedStorage) || isSameSession(stored, signedOut));
        if (isLeft) removeSession(sharedStorage);
        void client.clearStore();
      },
      openPath: (_, { path }) => openPath(path),
      reloadPage: (_, { why }) => reloadPage(why),
      toastGenericError,
      toastSignedOut,
    },
  });
}
