import { fromCallback, fromPromise } from 'xstate';
import { requestHeaders } from '#domain/request-headers.ts';
import type { Session } from '#domain/session.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import {
  LogoutDocument,
  RenewSessionDocument,
  SignInDocument,
  SignUpDocument,
  type SessionFieldsFragment,
  type SignInMutation,
} from '#graphql/__generated__/graphql.ts';
import {
  sessionMachine,
  type Credentials,
  type SessionEvent,
  type SignInAnswer,
} from '#machines/session/session.machine.ts';
import { tokenRenewalMachine } from '#machines/token-renewal/token-renewal.machine.ts';
import { readSession, removeSession, storageKeys, writeReturnPath, writeSession } from './session-storage.ts';
import type { TokenRefusals } from './token-refusals.ts';

export interface SessionEffects {
  client: GraphqlClient;
  uri: string;
  refusals: TokenRefusals;
  openPath: (path: string) => void;
  toastGenericError: () => void;
}

const nowText = () => new Date().toISOString();

const toSession = ({
  token,
  userName,
  isLogin,
  expiresAt,
  hardExpiresAt,
}: SessionFieldsFragment): Session => ({
  token,
  userName,
  isLogin,
  expiresAt,
  hardExpiresAt,
  receivedAt: nowText(),
});

function toAnswer(answer: SignInMutation['signIn'] | undefined): SignInAnswer {
  if (!answer) throw new Error('The gateway gave no answer');
  return answer.__typename === 'Session'
    ? { kind: 'signedIn', session: toSession(answer) }
    : { kind: 'refused', code: answer.code, message: answer.message };
}

/** Tells the machine of other tabs, of the page coming back, and of refused tokens. */
const watchPage = (refusals: TokenRefusals) =>
  fromCallback<SessionEvent>(({ sendBack }) => {
    const onStorage = ({ key, storageArea }: StorageEvent) => {
      const isOurs = key === null || key === storageKeys.token || key === storageKeys.userDetail;
      if (storageArea !== localStorage || !isOurs) return;
      sendBack({ type: 'storage.changed', session: readSession(localStorage), now: nowText() });
    };
    const onShown = () => {
      if (!document.hidden) sendBack({ type: 'page.shown', now: nowText() });
    };
    const stop = refusals.listen((token) => sendBack({ type: 'token.refused', token }));
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onShown);
    };
  });

/** The session machine on the real gateway, storage and page. */
export function provideSession({ client, uri, refusals, openPath, toastGenericError }: SessionEffects) {
  const renewSession = fromPromise<Session, { token: string }>(async () => {
    const { data } = await client.mutate({ mutation: RenewSessionDocument });
    if (!data) throw new Error('The gateway gave no answer');
    return toSession(data.renewSession);
  });
  return sessionMachine.provide({
    actors: {
      signIn: fromPromise<SignInAnswer, Credentials>(async ({ input }) =>
        toAnswer((await client.mutate({ mutation: SignInDocument, variables: input })).data?.signIn),
      ),
      signUp: fromPromise<SignInAnswer, Credentials>(async ({ input }) =>
        toAnswer((await client.mutate({ mutation: SignUpDocument, variables: input })).data?.signUp),
      ),
      tokenRenewal: tokenRenewalMachine.provide({ actors: { renewSession } }),
      callLogout: fromPromise<void, { token: string }>(async ({ input: { token } }) => {
        await client.mutate({
          mutation: LogoutDocument,
          headers: requestHeaders(uri, token, null),
        });
      }),
      watchPage: watchPage(refusals),
    },
    actions: {
      storeSession: ({ context: { session } }) => {
        if (session) writeSession(localStorage, session);
      },
      clearStorage: () => localStorage.clear(),
      removeSession: () => {
        removeSession(localStorage);
        void client.clearStore();
      },
      storeReturnPath: (_, { path }) => writeReturnPath(sessionStorage, path),
      openPath: (_, { path }) => openPath(path),
      reloadAtRoot: () => window.location.replace('/'),
      toastGenericError,
    },
  });
}
